// Gives Pyodide another instance of its program than the one that Node made.

/**
 * Pass every instance that `WebAssembly.instantiate` makes from bytes through a function. An instance made from a module
 * stays as it is: that call answers with the instance alone, and Pyodide makes one so where the engine has exception
 * references (Node 24 has, Node 20 has not).
 * @param {(instance: WebAssembly.Instance, imports: any) => {exports: WebAssembly.Exports}} replace
 */
export function replaceInstances(replace) {
  const { instantiate } = WebAssembly;
  /** @param {BufferSource | WebAssembly.Module} program @param {any} [imports] */
  const replaced = async (program, imports) => {
    if (program instanceof WebAssembly.Module) return instantiate(program, imports);
    const { module, instance } = await instantiate(program, imports);
    return { module, instance: replace(instance, imports) };
  };
  WebAssembly.instantiate = /** @type {typeof WebAssembly.instantiate} */ (replaced);
}

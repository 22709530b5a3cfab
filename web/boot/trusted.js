// Where a host demands Trusted Types, browsers accept the address of a script only from a policy of the page.

/** @type {{createScriptURL: (url: string) => any} | undefined} */
const policy = /** @type {any} */ (globalThis).trustedTypes?.createPolicy("brisques", {
  createScriptURL: (/** @type {string} */ url) => url,
});

/** Return an address of a script of our own in the form that `new Worker` takes. @param {string | URL} url
 * @returns {string} */
export const trusted = (url) => policy?.createScriptURL(`${url}`) ?? `${url}`;

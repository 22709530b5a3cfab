# Notes on what happens for the first time in a family of games.

note-title = Magyarázat
note-read = Értem
note-none = Nem kell több magyarázat

note-bezique-brisque = Zsírt ütöttél
note-bezique-brisque-text = Az ász és a tízes neve zsír. { $brisque-time ->
    [at-once] Az ütésben lévő minden zsír { $brisque-points } pontot ér annak, aki az ütést viszi.
   *[other] Az ütésekben megszerzett minden zsír { $brisque-points } pontot ér a leosztás végén.
  }
note-bezique-meld = Bemondhatsz
note-bezique-meld-text = A bemondás lapok csoportja, amely bemondáskor pontot ér. { $meld-source ->
    [won] Ütésben megszerzett lapokból áll.
    [hand] A kezedben lévő lapokból áll. Ezek utána nyíltan fekszenek, és még kijátszhatók.
   *[other] A kezedben lévő és az ütésben megszerzett lapokból áll.
  } Bemondhatsz most vagy később; az asztal mutatja, mit mondhatsz be most.
note-bezique-exchange = Cserélhetsz
note-bezique-exchange-text = Az aduhetes a felütött lapra cserélhető, leosztásonként egyszer.
note-bezique-last-trick = { $last-trick-which ->
    [stock] Az utolsó ütés a talon elfogyása előtt
   *[other] Az utolsó ütés
  }
note-bezique-last-trick-text = Aki viszi, { $last-trick-points } ponttal többet kap.
note-bezique-claim = Befejezheted a leosztást
note-bezique-claim-text = Minden további ütés egy oldalé, bárhogy fekszenek a lapok. A „Leosztás befejezése” egyszerre lejátssza őket.

note-filko-permanent = Lapok, amelyek mindig aduk
note-filko-permanent-text = A kezedben: { $cards }. Minden leosztásban aduk, bármilyen színűek. A táblázatban minden adu ott áll, erősség szerint.
note-filko-aim = A társad megmondja, mire játszik
note-filko-aim-text = Azt mondja, hány pontra játsszon az oldalad. Az „Egyetértek” azt jelenti, hogy te is ezt akarod. Válasz nélkül is játszhatsz tovább.
note-filko-points = Mi ér pontot
note-filko-points-text = { $points-values ->
    [aces-and-tens] Az ütésben lévő minden ász és minden tízes egy pont az ütést vivő oldalnak.
   *[card-values] Az ütés lapjai az ütést vivő oldalnak számítanak: az ász 11, a tízes 10, a király 4, a felső 3, az alsó 2.
  } A táblázat megmutatja, melyik pontszám mit dönt el.
note-filko-talk = Szólhatsz
note-filko-talk-text = A „Szólj…” mutatja, mit mondhatsz. Az asztalnál mindenki hallja. Senkit sem köt egy laphoz sem.
note-filko-masters = Most vannak urak
note-filko-masters-text = Az egyik oldal játékosai urak, a másikéi szolgák, amíg egy leosztás eredménye ezt meg nem változtatja. A táblázat megmutatja, melyik pontszám mit dönt el.
note-filko-end = Befejezheted a leosztást
note-filko-end-text = A hátralévő lapok már semmin sem változtathatnak. Most befejezheted a leosztást, vagy végigjátszhatod.
note-filko-claim = Befejezheted a leosztást
note-filko-claim-text = Minden további ütés egy oldalé, bárhogy fekszenek a lapok. A „Leosztás befejezése” egyszerre lejátssza őket.

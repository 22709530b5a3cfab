# Notes on what happens for the first time in a family of games.

note-title = Objaśnienie
note-read = Rozumiem
note-none = Bez dalszych objaśnień

note-bezique-brisque = Masz bryskę
note-bezique-brisque-text = Asy i dziesiątki to bryski. { $brisque-time ->
    [at-once] Kto bierze lewę, za każdą bryskę w niej dostaje punkty: { $brisque-points }.
   *[other] Każda zdobyta bryska daje na końcu rozdania punkty: { $brisque-points }.
  }
note-bezique-meld = Możesz meldować
note-bezique-meld-text = Meldunek to układ kart, za który po zameldowaniu dostaje się punkty. { $meld-source ->
    [won] Składa się z kart zdobytych w lewach.
    [hand] Składa się z kart, które masz w ręce. Leżą potem odkryte i nadal można nimi grać.
   *[other] Składa się z kart ręki i kart zdobytych w lewach.
  } Możesz zameldować teraz lub później; stół pokazuje, co możesz zameldować teraz.
note-bezique-exchange = Możesz wymienić
note-bezique-exchange-text = Siódemkę atutową można wymienić na odkrytą kartę, raz w rozdaniu.
note-bezique-last-trick = { $last-trick-which ->
    [stock] Ostatnia lewa z talonem
   *[other] Ostatnia lewa
  }
note-bezique-last-trick-text = Kto ją bierze, dostaje o { $last-trick-points } { $last-trick-points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
  } więcej.
note-bezique-claim = Możesz zakończyć rozdanie
note-bezique-claim-text = Wszystkie pozostałe lewy bierze jedna strona, jakkolwiek leżą karty. „Zakończ rozdanie” rozgrywa je od razu.

note-filko-permanent = Karty, które zawsze są atutami
note-filko-permanent-text = W twojej ręce: { $cards }. To atuty w każdym rozdaniu, bez względu na kolor. Tabela obok stołu wymienia wszystkie atuty od najwyższego.
note-filko-aim = Partner mówi, o co gra
note-filko-aim-text = Mówi, na ile punktów ma grać twoja strona. „Zgoda” znaczy, że chcesz tego samego. Możesz też grać dalej bez odpowiedzi.
note-filko-points = Co się liczy
note-filko-points-text = { $points-values ->
    [aces-and-tens] Każdy as i każda dziesiątka w lewie to punkt dla strony, która ją bierze.
   *[card-values] Karty lewy liczą się dla strony, która ją bierze: as 11, dziesiątka 10, król 4, wyżnik 3, niżnik 2.
  } Tabela obok stołu mówi, o czym decyduje każda liczba punktów.
note-filko-talk = Możesz mówić
note-filko-talk-text = „Powiedz…” pokazuje, co możesz powiedzieć. Słyszą to wszyscy przy stole. Do żadnej karty to nie zobowiązuje.
note-filko-masters = Są teraz panowie
note-filko-masters-text = Jedna strona to panowie, druga to słudzy, dopóki wynik rozdania tego nie zmieni. Tabela obok stołu mówi, o czym decyduje każda liczba punktów.
note-filko-end = Możesz zakończyć rozdanie
note-filko-end-text = Pozostałe karty nie mogą nic zmienić. Możesz teraz zakończyć rozdanie albo grać do końca.
note-filko-claim = Możesz zakończyć rozdanie
note-filko-claim-text = Wszystkie pozostałe lewy bierze jedna strona, jakkolwiek leżą karty. „Zakończ rozdanie” rozgrywa je od razu.

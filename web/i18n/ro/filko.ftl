# The table of Filicău and Filkó in Romanian. Ids that begin with call-, cut-, servant-, end- or talk-
# are the engine's refusal codes with slashes turned to dashes.

## Cards of the German pack

rank-O = Filicăul
rank-U = Doiarul
index-O = F
index-U = D
suit-A = ghindă
suit-L = verde
suit-B = dubă

## Players

filicau-name-1 = Mircea
filicau-name-2 = Ilinca
filicau-name-3 = Sanda
filicau-name-4 = Dorin
filicau-name-5 = Ileana
filicau-name-6 = Radu
filko-name-1 = Márton
filko-name-2 = Ilka
filko-name-3 = Sándor
filko-name-4 = Bori
filko-name-5 = Gergely
filko-name-6 = Teréz
filko-role-master = Stăpân
filko-role-servant = Slugă
filko-role-hat-off = Fără pălărie
filko-role-worn-hat = Pălărie ponosită
filko-role-stand = În picioare
filko-old-man = Bătrânul
filko-the-servant = împarte
filko-dealer = împarte
filko-seat = { $name }{ $some ->
    [yes] : { $notes }
   *[no] {""}
  }
filko-tricks = { $count ->
    [one] *{ $count }* levată
    [few] *{ $count }* levate
   *[other] *{ $count }* de levate
  }
filko-masters = Stăpâni
filko-servants = Slugi
filko-our-party = Echipa ta
filko-their-party = Contra ta
filko-party-of = Cu { $name }
filko-party-against = Contra: { $name }
filko-unsure = Încă nu se știe

## Trumps

filko-by-first-card = din prima carte: { $me ->
    [yes] a ta
   *[no] { $name }
  }
filko-by-later-card = din prima carte care nu e mereu atu: { $me ->
    [yes] a ta
   *[no] { $name }
  }
filko-by-cut = din tăiere
filko-named = numit de { $me ->
    [yes] tine
   *[no] { $name }
  }
filko-stay = cât domnesc stăpânii
filko-called = { $me ->
    [yes] Cine are { $card } joacă cu tine.
   *[no] Cine are { $card } joacă cu { $name }.
  }
filko-was-called = { $me ->
    [yes] Ai chemat { $card }.
   *[no] { $name } a chemat { $card }.
  }
filko-you-hold = Ai { $card }: joci cu { $name }.
filko-you-hold-alone = Ai { $card }: joci fără partener.
filko-order = Atuurile, de sus în jos

## What has been taken

filko-zone-coins = Puncte luate
filko-ours = *{ $points }* ale noastre
filko-theirs = ale lor *{ $points }*
filko-coins = { $ours } ale noastre, { $theirs } ale lor, { $unsure ->
    [0] {""}
   *[other] { $unsure } la jucători fără echipă știută,{" "}
  }{ $left } încă în joc
filko-with = *{ $points }* cu { $name }
filko-against = contra *{ $points }*
filko-coins-of = { $ours } cu { $name }, { $theirs } contra, { $unsure ->
    [0] {""}
   *[other] { $unsure } la jucători fără echipă știută,{" "}
  }{ $left } încă în joc
filko-legend-coins = ași, zecari: încă { $left }
filko-legend-values = puncte: încă { $left }
filko-ways = Ce hotărăsc punctele voastre
filko-or = {" "}sau{" "}
filko-range = { $from }–{ $to }
filko-either-count = { $from } sau { $to }
filko-out-of-reach = (nu se mai poate)
filko-way-masters = ajungeți stăpâni
filko-way-servants = ajungeți slugi
filko-way-stay-masters = rămâneți stăpâni
filko-way-stay-servants = rămâneți slugi
filko-way-same = nu se schimbă nimic
filko-way-even = echipele sunt egale
filko-way-free = slugile sunt libere
filko-way-win = câștigați
filko-way-lose = pierdeți
filko-way-nobody = nu câștigă nimeni
filko-own-tricks = Levatele voastre și ultima
filko-trick = { $who }, { $points ->
    [0] niciun punct
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
  }
filko-won-deals = Runde câștigate

## The cut

filko-zone-cut = Pachetul
filko-cut = Taie pachetul
filko-cut-note = Cartea de la tăiere hotărăște atuul. Dacă e mereu atu, hotărăște următoarea.
filko-cut-order-note = Apoi se împarte. Prima carte a celui care împarte hotărăște atuul, sau prima care nu e mereu atu.
filko-leave-cut = Să taie { $name }
filko-cut-parts = { $count ->
    [one] { $count } carte ridicată
    [few] { $count } cărți ridicate
   *[other] { $count } de cărți ridicate
  }, { $rest } rămase
filko-cut-it = Taie: ridică *{ $count }*
filko-they-cut = { $name } urmează să taie pachetul.
filko-was-cut = { $me ->
    [yes] Ridici { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
      }.
   *[no] { $name } ridică { $count ->
        [one] { $count } carte
        [few] { $count } cărți
       *[other] { $count } de cărți
      }.
  }
filko-goes-to = { $me ->
    [yes] ajunge la tine
   *[no] ajunge la { $name }
  }

## The match

filko-facts = { $players ->
    [one] { $players } jucător
    [few] { $players } jucători
   *[other] { $players } de jucători
  }, un pachet, runde de { $tricks ->
    [one] { $tricks } levată
    [few] { $tricks } levate
   *[other] { $tricks } de levate
  }
filko-stands-even = nimeni nu e stăpân
filko-stands-master = sunteți stăpâni
filko-stands-servant = sunteți slugi

## The call, the servant

filko-call = Tu ești Bătrânul
filko-call-note = Cheamă o carte: culoarea ei e atu, iar cine o are joacă cu tine, în secret până când o joacă.
filko-name-note = Numește atuul.
filko-choose-suit = Alege o culoare
filko-choose-card = Alege o carte
filko-call-it = Cheamă { $card }
filko-name-it = Atu: { $suit }
filko-not-callable = { $card }, nu se poate chema
filko-turn-calls = { $name } e Bătrânul și numește atuul.
filko-turn-servant = { $name } alege o slugă.
filko-choose-servant = Sunteți stăpâni
filko-choose-servant-note = Alege sluga. Ea împarte până când echipa ei e liberă.

## Talk

filko-say = Spune…
filko-talk = Ce vrei să spui?
filko-aim-six = { $points ->
    [6] Să jucăm pe șase.
   *[other] Să jucăm pe { $points }.
  }
filko-aim-hold = { $points ->
    [1] Să ținem. Unul ne ajunge.
    [3] Să ținem. Trei ne ajung.
   *[other] Să ținem. Ne ajung { $points }.
  }
filko-aim-run = Să fugim.
filko-short-six = { $points ->
    [6] Jucăm pe șase
   *[other] Jucăm pe { $points }
  }
filko-short-hold = Ținem
filko-short-run = Fugim
filko-word-six = { $points ->
    [6] pe șase
   *[other] pe { $points }
  }
filko-word-hold = ținem
filko-word-run = fugim
filko-aim-of = Ținta: { $name }
filko-agreed = De acord
filko-ask = Întreabă slugile câte au
filko-talk-note = Aude toată masa. Nu te leagă de nicio carte.
filko-say-note = Vezi ce poți spune; nu se spune nimic până nu alegi.
filko-agreed-note = Spune-i partenerului că ai aceeași țintă.
filko-about-six = { $points ->
    [one] { $points } punct câștigă
    [few] { $points } puncte câștigă
   *[other] { $points } de puncte câștigă
  } runda. Ia toate levatele pe care le poți lua.
filko-about-hold = { $points ->
    [one] Un punct ajunge
    [few] { $points } puncte ajung
   *[other] { $points } de puncte ajung
  } ca să nu ajungă cealaltă echipă la { $win }.
filko-about-run = Nu lua niciun punct: echipa fără puncte a fugit.
filko-about-ask = Slugile trebuie să spună câte puncte au luat.
filko-signals = Fă semn cu fața: cere-i partenerului o culoare
filko-asks = cere { $suit }
filko-end = Încheie runda
filko-end-note = Cărțile rămase nu mai pot schimba nimic.

## Moments

filko-moment-called = { $me ->
    [yes] Numești atu { $suit }{ $some ->
        [yes] {" "}și chemi { $card }.
       *[no] .
      }
   *[no] { $name } numește atu { $suit }{ $some ->
        [yes] {" "}și cheamă { $card }.
       *[no] .
      }
  }
filko-moment-cut-left = { $me ->
    [yes] Lași să taie { $other }.
   *[no] { $to ->
        [me] { $name } îți lasă ție tăierea.
       *[other] { $name } lasă să taie { $other }.
      }
  }
filko-moment-partner-shown = { $card }! { $with ->
    [alone] { $me ->
        [yes] Joci fără partener.
       *[no] { $name } joacă fără partener.
      }
    [me] { $name } joacă cu tine.
   *[other] { $me ->
        [yes] Joci cu { $partner }.
       *[no] { $name } joacă cu { $partner }.
      }
  }
filko-moment-said = { $me ->
    [yes] Spui: „{ $aim }”
   *[no] { $name }: „{ $aim }”
  }
filko-moment-signalled = { $me ->
    [yes] Faci semn: { $suit }.
   *[no] { $name } face semn: { $suit }.
  }
filko-moment-asked = { $me ->
    [yes] Întrebi
   *[no] { $name } întreabă
  } câte au: slugile au *{ $points }*.
filko-moment-servant-chosen = { $me ->
    [yes] Tu vei fi sluga.
   *[no] { $name } va fi sluga.
  }
filko-say-turned = Carte întoarsă: { $card }.

## The end of a deal

filko-end-masters = { $me ->
    [yes] Acum voi sunteți stăpânii
   *[no] Acum ei sunt stăpânii
  }
filko-end-kept = { $me ->
    [yes] Rămâneți stăpâni
   *[no] Ei rămân stăpâni
  }
filko-end-unchanged = Nu se schimbă nimic
filko-end-ran-away = Toate punctele la o echipă: echipele sunt egale
filko-end-liberated = Slugile sunt libere
filko-end-swam-away = Niciun punct: slugile scapă înot și sunt libere
filko-end-rich-win = { $me ->
    [yes] Câștigați: au învins bogații
   *[no] Câștigă bogații
  }
filko-end-poor-win = { $me ->
    [yes] Câștigați: au învins săracii
   *[no] Câștigă săracii
  }
filko-end-hats = { $me ->
    [yes] Câștigați
   *[no] Câștigă ei
  }
filko-end-nobody = Nu câștigă nimeni
filko-end-redeal = Cei mai mari doi filicăi la același jucător: se împarte din nou
filko-deal-left = Încheiată mai devreme: { $left ->
    [one] { $left } punct a rămas
    [few] { $left } puncte au rămas
   *[other] { $left } de puncte au rămas
  } în mâini.
filko-next-dealer = { $me ->
    [yes] Apoi împarți tu.
   *[no] Apoi împarte { $name }.
  }
filko-penalty-hat-off = { $who } { $me ->
    [yes] vă scoateți pălăriile.
   *[no] își scot pălăriile.
  }
filko-penalty-worn-hat = { $who }: pălării ponosite pe cap.
filko-penalty-stand = { $who }: de acum în picioare la joc.

## Help

# Made like the sentences of the rules: of what the game at hand does.

## Refusals

filko-reason-call = { $card }: nu se poate chema
cut-first = Mai întâi trebuie tăiat pachetul.
call-first = Mai întâi Bătrânul numește atuul.
call-not-now = Acum nu se cheamă nimic.
cut-not-now = Pachetul a fost tăiat.
deal-not-cut = După aceste reguli, pachetul nu se taie înainte de împărțire.
cut-not-left = Numai stăpânii care stau de ambele părți ale slugii care împarte pot lăsa tăierea celui din dreapta ei.
call-permanent-trump = E mereu atu, iar o asemenea carte nu se poate chema.
call-own-card = E în mâna ta, iar chemarea trebuie să găsească un partener.
call-suit-only = Aici numește o culoare, nu o carte.
servant-not-now = Acum nu se alege o slugă.
servant-choose-first = Mai întâi noii stăpâni își aleg sluga.
end-not-decided = Punctele rămase mai pot schimba ceva.
end-never = După aceste reguli, fiecare rundă se joacă până la capăt.
talk-not-now = Acum nu poți spune asta.
talk-no-run = În acest joc, fără puncte nu se eliberează nimeni, deci nu poți fugi.

## The games

group-filko = Filicău și Filkó
variant-filicau = Filicău
variant-filko-4 = Filkó în patru
variant-filko-5 = Filkó în cinci
variant-filko-6 = Filkó în șase
variant-szeged-5 = Szeged, în cinci
variant-szeged-6 = Szeged, în șase
variant-kelebia = Kelebia
variant-rich-poor = Bogați și săraci
variant-rich-poor-kept = Bogați și săraci, cu păstrare
variant-rich-poor-called = Bogați și săraci, cu chemare
variant-hats = Filkó cu pălării

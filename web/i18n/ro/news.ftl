# What is new, in Romanian, in few words for players. CHANGELOG.md has all changes.

news-version = Versiunea { $version }
news-record = Oricâte partide neterminate, o arhivă cu statistici și analize și o rundă a zilei.
news-settings = Setări cu căutare: fețe, patru culori, dosuri, postavuri, mâna stângă.
news-hand = Glisează o carte ca s-o joci sau ca să-ți aranjezi mâna; sorteaz-o după culoare sau după rang. Toate tastele sunt la Ajutor.
news-sound = Sunete scurte pentru cărți, anunțuri și sfârșitul rundei.
news-print = Foile de scor și regulile se pot tipări; scorul se poate salva ca tabel.
news-games = Fildinski, familia Bézique, Filicău și Filkó: 28 de jocuri pentru doi până la șase jucători.
news-rules = Toate regulile cu sursele lor, reguli ale casei și o comparație între oricare două jocuri.
news-players = Șase niveluri de jucători. Fiecare își vede numai cărțile lui.
news-lessons = Cinci cursuri de lecții, sfaturi în doi pași și o analiză după fiecare rundă.
news-offline = Se joacă fără internet după o singură vizită.
news-not-stored = Deocamdată e nevoie de internet aici: browserul nu a păstrat jocul, poate din lipsă de spațiu.

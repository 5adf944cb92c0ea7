Carte retournée : un rubis, en b1
Carte retournée : deux saphirs, en m2
Carte retournée : deux émeraudes, en h2
Carte retournée : quatre perles, en e3
Anne reçoit trois émeraudes, quatre émeraudes, deux perles, deux topazes, trois topazes et 2 jokers
Barnabé reçoit quatre rubis, trois émeraudes, deux perles, un saphir, trois saphirs, deux topazes et un joker
Charles reçoit deux rubis, trois rubis, trois perles, un saphir, deux saphirs, une topaze et quatre topazes
Charles ouvre la première vente
Charles met en vente quatre topazes
Anne enchérit à 2k
Barnabé enchérit à 3k
Anne enchérit à 6k
Barnabé passe
Anne achète les quatre topazes à Charles pour 6k
Anne garde les quatre topazes
Charles ne pioche pas
Anne met en vente quatre émeraudes
Barnabé enchérit à 3k
Charles passe
Anne trouve cela trop peu et demande 4k
Barnabé enchérit à 6k
Charles passe
Barnabé achète les quatre émeraudes à Anne pour 6k
Barnabé pose quatre émeraudes en h4 aussitôt et gagne le double : 2k
Anne ne pioche pas
Barnabé met en vente trois émeraudes
Charles enchérit à 2k
Anne enchérit à 3k
Charles enchérit à 6k
Anne passe
Barnabé trouve cela trop peu et demande 8k
Charles passe
Anne passe
Personne n’achète les trois émeraudes
Barnabé pose trois émeraudes en h3, carte invendue, et ne gagne rien
Barnabé pioche quatre rubis pour 2k
Charles met en vente deux rubis
Anne enchérit à 1k
Barnabé enchérit à 4k
Anne passe
Barnabé achète les deux rubis à Charles pour 4k
Barnabé pose deux rubis en f1 aussitôt et gagne le double : 2k
Charles ne pioche pas
Anne met en vente trois émeraudes
Barnabé enchérit à 3k
Charles passe
Barnabé achète les trois émeraudes à Anne pour 3k
Barnabé garde les trois émeraudes
Anne pioche une émeraude pour 2k
Barnabé met en vente quatre rubis
Charles enchérit à 1k
Anne enchérit à 3k
Charles passe
Anne achète les quatre rubis à Barnabé pour 3k
Anne pose quatre rubis en j3 aussitôt et gagne le double : 2k
Barnabé ne pioche pas
Charles met en vente deux saphirs
Anne enchérit à 3k
Barnabé enchérit à 4k
Anne passe
Charles trouve cela trop peu et demande 21k
Personne n’achète les deux saphirs
Charles pose deux saphirs en c2, carte invendue, et ne gagne rien
Charles ne pioche pas
Anne met en vente quatre topazes
Barnabé enchérit à 3k
Charles passe
Barnabé achète les quatre topazes à Anne pour 3k
Barnabé pose quatre topazes en g4 aussitôt et gagne le double : 8k
Anne ne pioche pas
Barnabé met en vente trois émeraudes
Charles enchérit à 3k
Anne passe
Barnabé trouve cela trop peu et demande 6k
Charles enchérit à 8k
Anne passe
Charles achète les trois émeraudes à Barnabé pour 8k
Charles garde les trois émeraudes
Barnabé pioche deux rubis pour 2k
Charles met en vente trois émeraudes
Anne enchérit à 2k
Barnabé enchérit à 4k
Anne passe
Charles trouve cela trop peu et demande 24k
Personne n’achète les trois émeraudes
Charles écarte les trois émeraudes : un faux, dont personne ne voulait
Charles pioche une perle pour 2k
Anne met en vente trois topazes
Barnabé enchérit à 3k
Charles passe
Anne trouve cela trop peu et demande 24k
Personne n’achète les trois topazes
Anne pose trois topazes en i3, carte invendue, et ne gagne rien
Anne ne pioche pas
Barnabé met en vente trois saphirs
Charles enchérit à 3k
Anne passe
Barnabé trouve cela trop peu et demande 24k
Personne n’achète les trois saphirs
Barnabé pose trois saphirs en d1, carte invendue, et ne gagne rien
Barnabé pioche une topaze pour 2k
Charles met en vente un saphir
Anne passe
Barnabé enchérit à 2k
Anne enchérit à 3k
Barnabé enchérit à 6k
Anne passe
Charles trouve cela trop peu et demande 7k
Anne enchérit à 7k
Barnabé enchérit à 10k
Anne passe
Barnabé achète le saphir seul à Charles pour 10k
Barnabé pose un saphir en m1 aussitôt et gagne le double : 4k
Charles ne pioche pas
Anne met en vente deux topazes
Barnabé enchérit à 2k
Charles enchérit à 4k
Barnabé enchérit à 6k
Charles enchérit à 9k
Barnabé passe
Anne trouve cela trop peu et demande 31k
Personne n’achète les deux topazes
Anne pose deux topazes en i2, carte invendue, et ne gagne rien
Anne ne pioche pas
Barnabé met en vente une topaze
Charles enchérit à 1k
Anne enchérit à 2k
Charles enchérit à 5k
Anne passe
Barnabé trouve cela trop peu et demande 7k
Charles passe
Anne passe
Personne n’achète la topaze seule
Barnabé pose une topaze en g1, carte invendue, et ne gagne rien
Barnabé ne pioche pas
Charles met en vente trois rubis
Anne passe
Barnabé passe
Personne n’achète les trois rubis
Charles pose trois rubis en f2, carte invendue, et ne gagne rien
Charles ne pioche pas
Anne met en vente une émeraude
Barnabé enchérit à 3k
Charles enchérit à 6k
Barnabé enchérit à 8k
Charles passe
Anne trouve cela trop peu et demande 31k
Personne n’achète l’émeraude seule
Anne pose une émeraude en h1, carte invendue, et ne gagne rien
Anne ne pioche pas
Barnabé met en vente deux perles
Charles enchérit à 1k
Anne enchérit à 3k
Charles passe
Barnabé trouve cela trop peu et demande 4k
Charles passe
Anne passe
Personne n’achète les deux perles
Barnabé pose deux perles en e1, carte invendue, et ne gagne rien
Barnabé ne pioche pas
Charles met en vente une perle
Anne enchérit à 2k
Barnabé passe
Charles trouve cela trop peu et demande 24k
Personne n’achète la perle seule
Charles pose une perle en a1, carte invendue, et ne gagne rien
Personne n’a pioché depuis 6 tours : Charles doit piocher
Charles pioche une émeraude pour 2k
Anne met en vente deux perles
Barnabé enchérit à 1k
Charles enchérit à 4k
Barnabé enchérit à 5k
Charles passe
Anne trouve cela trop peu et demande 6k
Barnabé passe
Charles passe
Personne n’achète les deux perles
Anne pose deux perles en k1, carte invendue, et ne gagne rien
Anne pioche trois topazes pour 2k
Barnabé met en vente un saphir
Charles enchérit à 2k
Anne passe
Charles achète le saphir seul à Barnabé pour 2k
Charles garde le saphir seul
Barnabé ne pioche pas
Charles met en vente trois perles
Anne enchérit à 3k
Barnabé enchérit à 4k
Anne enchérit à 6k
Barnabé enchérit à 7k
Anne passe
Barnabé achète les trois perles à Charles pour 7k
Barnabé pose trois perles en k2 aussitôt et gagne le double : 4k
Charles pioche un rubis pour 2k
Anne met en vente trois topazes
Barnabé passe
Charles enchérit à 1k
Barnabé passe
Charles achète les trois topazes à Anne pour 1k
Charles pose trois topazes en g3 aussitôt et gagne le double : 18k
Anne ne pioche pas
Barnabé met en vente deux rubis
Charles passe
Anne enchérit à 3k
Charles passe
Anne achète les deux rubis à Barnabé pour 3k
Anne pose deux rubis en j1 aussitôt et gagne le double : 16k
Barnabé ne pioche pas
Charles met en vente une topaze
Anne passe
Barnabé enchérit à 1k
Anne enchérit à 4k
Barnabé passe
Charles trouve cela trop peu et demande 5k
Anne enchérit à 7k
Barnabé passe
Anne achète la topaze seule à Charles pour 7k
Anne garde la topaze seule
Charles ne pioche pas
Anne met en vente une topaze
Barnabé enchérit à 3k
Charles enchérit à 5k
Barnabé enchérit à 8k
Charles passe
Barnabé achète la topaze seule à Anne pour 8k
Barnabé garde la topaze seule
Anne pioche deux émeraudes pour 2k
Barnabé met en vente une topaze
Charles enchérit à 3k
Anne enchérit à 5k
Charles passe
Anne achète la topaze seule à Barnabé pour 5k
Anne pose une topaze en i1 aussitôt et gagne le double : 16k
Barnabé ne pioche pas
Charles met en vente un saphir
Anne enchérit à 3k
Barnabé passe
Anne achète le saphir seul à Charles pour 3k
Anne garde le saphir seul
Charles ne pioche pas
Anne met en vente un saphir
Barnabé enchérit à 3k
Charles enchérit à 4k
Barnabé enchérit à 6k
Charles passe
Anne trouve cela trop peu et demande 59k
Personne n’achète le saphir seul
Anne pose un saphir en c1, carte invendue, et ne gagne rien
Anne pioche quatre saphirs pour 2k
Barnabé met en vente quatre rubis
Charles enchérit à 2k
Anne passe
Charles achète les quatre rubis à Barnabé pour 2k
Charles pose quatre rubis en f3 aussitôt et gagne le double : 28k
Barnabé pioche trois rubis pour 2k
Charles met en vente une émeraude
Anne enchérit à 1k
Barnabé enchérit à 2k
Anne enchérit à 3k
Barnabé enchérit à 6k
Anne passe
Charles trouve cela trop peu et demande 41k
Personne n’achète l’émeraude seule
Charles écarte l’émeraude seule : un faux, dont personne ne voulait
Charles ne pioche pas
Anne met en vente deux émeraudes
Barnabé enchérit à 2k
Charles enchérit à 4k
Barnabé passe
Anne trouve cela trop peu et demande 85k
Personne n’achète les deux émeraudes
Anne écarte les deux émeraudes : un faux, dont personne ne voulait
Anne ne pioche pas
Barnabé met en vente deux topazes
Charles enchérit à 1k
Anne passe
Barnabé trouve cela trop peu et demande 85k
Personne n’achète les deux topazes
Barnabé pose deux topazes en g2, carte invendue, et ne gagne rien
Barnabé ne pioche pas
Charles met en vente un rubis
Anne enchérit à 1k
Barnabé passe
Charles trouve cela trop peu et demande 4k
Anne passe
Barnabé enchérit à 6k
Anne passe
Barnabé achète le rubis seul à Charles pour 6k
Barnabé garde le rubis seul
Charles ne pioche pas
Anne met en vente quatre saphirs
Barnabé enchérit à 1k
Charles enchérit à 2k
Barnabé enchérit à 3k
Charles enchérit à 6k
Barnabé passe
Anne trouve cela trop peu et demande 7k
Barnabé passe
Charles passe
Personne n’achète les quatre saphirs
Anne pose quatre saphirs en l2, carte invendue, et ne gagne rien
Anne pioche un joker pour 2k
Barnabé met en vente un rubis
Charles enchérit à 1k
Anne enchérit à 3k
Charles enchérit à 5k
Anne passe
Barnabé trouve cela trop peu et demande 91k
Personne n’achète le rubis seul
Barnabé pose un rubis en n1, carte invendue, et ne gagne rien
Barnabé pioche quatre émeraudes pour 2k
Charles n’a pas de carte à vendre
Charles pioche trois perles pour 2k
Anne met en vente un joker
Barnabé enchérit à 2k
Charles enchérit à 5k
Barnabé enchérit à 6k
Charles enchérit à 8k
Anne trouve cela trop peu et demande 89k
Personne n’achète le joker
Anne écarte le joker : un faux, dont personne ne voulait
Anne ne pioche pas
Barnabé met en vente trois rubis
Charles enchérit à 3k
Anne enchérit à 6k
Charles passe
Barnabé trouve cela trop peu et demande 9k
Charles passe
Anne passe
Personne n’achète les trois rubis
Barnabé pose trois rubis en j2, carte invendue, et ne gagne rien
Barnabé pioche une perle pour 2k
Charles met en vente trois perles
Anne enchérit à 1k
Barnabé enchérit à 3k
Anne passe
Charles trouve cela trop peu et demande 39k
Personne n’achète les trois perles
Charles pose trois perles en e2, carte invendue, et ne gagne rien
Charles pioche quatre saphirs pour 2k
Anne met en vente un joker
Barnabé enchérit à 3k
Charles passe
Barnabé achète le joker à Anne pour 3k
Barnabé garde le joker
Anne ne pioche pas
Barnabé met en vente une perle
Charles enchérit à 1k
Anne enchérit à 4k
Charles enchérit à 6k
Anne passe
Charles achète la perle seule à Barnabé pour 6k
Charles pose une perle en o1 aussitôt et gagne le double : 8k
Barnabé pioche trois saphirs pour 2k
Charles met en vente quatre saphirs
Anne enchérit à 2k
Barnabé passe
Anne achète les quatre saphirs à Charles pour 2k
Anne pose quatre saphirs en d2 aussitôt et gagne le double : 30k
Charles pioche quatre perles pour 2k
Anne met en vente un joker
Barnabé enchérit à 2k
Charles enchérit à 5k
Charles achète le joker à Anne pour 5k
Charles garde le joker
Anne pioche quatre topazes pour 2k
La pioche est vide. Charles commence la reconstitution du collier
Charles écarte un faux : un joker
Anne pose quatre topazes en i4 et gagne 15k
Barnabé pose trois saphirs en l1 et gagne 14k
Charles pose quatre perles en k3 et gagne 17k
Barnabé écarte un faux : quatre émeraudes
Barnabé écarte un faux : un joker
Barnabé écarte un faux : un joker
Le collier est complet. Charles gagne

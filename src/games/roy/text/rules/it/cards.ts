export const cards: Readonly<Record<string, string>> = {
  'ROY.CARD.1':
    'Abilità, nell’ordine Erudizione, Nobiltà, Galanteria, Coraggio: d’Artagnan 1, 3, 2, 4; Athos 3, 4, 1, 2; Aramis 4, 2, 3, 1; Porthos 2, 1, 4, 3; Tréville 2, 3, 2, 3. (Valori della casa, tranne il Coraggio di d’Artagnan.)',
  'ROY.CARD.2':
    'Manovre segrete: Athos, Aramis, Porthos e Tréville tre Gigli; d’Artagnan due Gigli e una Spada. Manovra migliorata: un Giglio e due Spade. (Valori della casa per d’Artagnan, Tréville e la manovra migliorata.)',
  'ROY.CARD.3':
    'Facce dei dadi: i blu hanno 2 Spade, 2 Scudi e 2 Gigli; i rossi 3 Spade e 3 Scudi. (Valori della casa.)',
  'ROY.CARD.4':
    'Rochefort: 5 punti ferita, 4 dadi rossi, manovra segreta con tre Scudi. (Dadi e manovra: valori della casa.)',
  'ROY.CARD.5': 'Scagnozzo: forza 1, 2 dadi, ricompensa 1 moneta. Quando è eliminato torna in mano a Milady.',
  'ROY.CARD.6': 'Boisrenard: forza 1, 3 dadi, ricompensa 1 moneta. (Dadi: valore della casa.)',
  'ROY.CARD.7':
    'Lubin: forza 1, 2 dadi, ricompensa 1 moneta. Ha una pistola: una Spada in più nel primo lancio. (Dadi e potere: valori della casa.)',
  'ROY.CARD.8':
    'Bernajoux: forza 2, 3 dadi, manovra segreta con tre Scudi, ricompensa 2 monete. (Valori della casa, tranne la forza.)',
  'ROY.CARD.9':
    'Brisemont: forza 2, 3 dadi, ricompensa 1 segnalino Epico. Se nel confronto fa almeno un danno, ne fa 1 in più. (Potere e ricompensa: valori della casa.)',
  'ROY.CARD.10':
    'Cahusac: forza 2, 3 dadi, ricompensa 2 monete. Una volta per duello può rilanciare uno dei propri dadi, prima della spada di Toledo del moschettiere e del giudizio sulle manovre. (Valori della casa, tranne la forza.)',
  'ROY.CARD.11': 'Biscarat: forza 2, 3 dadi, manovra segreta con tre Spade, ricompensa 2 monete. (Valori della casa.)',
  'ROY.CARD.12':
    'Vitray: forza 2, 3 dadi, ricompensa 1 segnalino Epico. Indossa un’armatura: uno Scudo in più a ogni lancio, che non aiuta contro una manovra segreta. (Valori della casa, tranne l’armatura.)',
  'ROY.CARD.13':
    'La Houdinière: forza 2, 3 dadi, ricompensa 2 monete. Prima del duello chi guida il moschettiere scarta 1 carta a sua scelta, se ne ha. (Nome e valori della casa.)',
  'ROY.CARD.14':
    'Laffemas: forza 3, 3 dadi, ricompensa 1 segnalino Epico e 1 moneta. Contro di lui non si possono impegnare carte Combattimento; la carta dell’abilità speciale di Aramis invece sì. (Valori della casa.)',
  'ROY.CARD.15':
    'Jussac: forza 3, 3 dadi, ricompensa 1 segnalino Epico e 1 moneta. Alla fine del duello infligge comunque 1 ferita; l’armatura la assorbe. (Valori della casa, tranne la ferita automatica.)',
  'ROY.CARD.16':
    'Cavois: forza 3, 4 dadi, 2 punti ferita, ricompensa 2 segnalini Epico. (Ricompensa: valore della casa.)',
  'ROY.CARD.17':
    'Mendicante (Trappola): finché è lì, non si può tentare nessun ostacolo della missione. Se ne va per 2 monete, senza spendere azioni, pagate da qualsiasi luogo; Rochefort non può impedirlo.',
  'ROY.CARD.18':
    'Cortigiana (Trappola): la sfida della missione vale 1 in più. Se ne va quando la sfida è vinta. (La sua uscita è una regola della casa.)',
  'ROY.CARD.19':
    'Nemesi (Trappola): piazzandola, Milady nomina un moschettiere della partita; finché è lì, soltanto lui può tentare gli ostacoli di quella missione. Se ne va appena lui ne ha superato uno: sfida, duello o condizione posta ai moschettieri. (Regola della casa, tranne la scelta del moschettiere.)',
  'ROY.CARD.20':
    'Ladro (Trappola): si lancia 1 dado rosso; con una Spada i moschettieri perdono 1 moneta, se la borsa non è vuota. (La faccia che colpisce è un valore della casa.)',
  'ROY.CARD.21':
    'Assassino (Trappola): si lancia 1 dado rosso; con una Spada quel moschettiere subisce 1 ferita. (La faccia che colpisce è un valore della casa.)',
  'ROY.CARD.22':
    'Le 15 carte Tradimento: 2 «Emergenza!», 2 «Rinforzo», 2 «Imboscata», 1 «Coscritti», 1 «Mandare alla Bastiglia», 1 «Isolamento», 2 «Strada sbarrata», 2 «Balsamo», 2 «Complotto contro la Regina».',
  'ROY.CARD.23': '«Isolamento» (Tradimento): in questo giro nessuno può usare l’azione di scambio.',
  'ROY.CARD.24': '«Strada sbarrata» (Tradimento): il segnalino Tempo avanza subito di una casella.',
  'ROY.CARD.25':
    '«Complotto contro la Regina» (Tradimento): la Regina perde subito 1 punto onore. Se arriva così sulla casella Richelieu, i moschettieri possono ancora rispondere con una carta «Uno per tutti».',
  'ROY.CARD.26':
    '«Il Rapimento» (Parigi): sfida di Coraggio 6, forza 3. Nel terzo passo della fase IV Milady lancia 4 dadi rossi e ogni Spada è un successo: con 6 successi vince. (Sfida: valore della casa.)',
  'ROY.CARD.27':
    '«La Scomparsa» (Parigi): sfida di Erudizione 6, forza 2. I moschettieri devono inoltre ottenere 6 successi: con 1 azione a Parigi, che Rochefort può intercettare, un moschettiere lancia i suoi dadi di combattimento, senza carte, equipaggiamento, manovre né abilità speciali, e ogni Spada è un successo. Nel terzo passo della fase IV il tempo avanza di una casella in più. (Valori della casa, tranne l’effetto sul tempo.)',
  'ROY.CARD.28':
    '«Costanza prigioniera» (Parigi): sfida di Galanteria 6, forza 3. Nel terzo passo della fase IV Milady pesca 1 carta Tradimento. (Valore della sfida: della casa.)',
  'ROY.CARD.29':
    '«Contrabbandiere» (Parigi): sfida di Nobiltà 6, forza 2. I moschettieri devono inoltre scartare a Parigi 2 carte Combattimento, semplici o doppie, con 1 azione ciascuna, che Rochefort può intercettare. Finché è in gioco, Milady ha una Spada in più nell’assedio. (Valori della casa, tranne l’effetto sull’assedio.)',
  'ROY.CARD.30':
    '«Messaggio per la Regina» (Parigi): sfida di Nobiltà 7, forza 4. Nel terzo passo della fase IV la Regina perde 1 punto onore. (Sfida ed effetto: valori della casa.)',
  'ROY.CARD.31':
    '«Duelli a Parigi» (Parigi): nessuna sfida, forza 0, quindi niente Avversari né Trappole. Bisogna battere tre guardie (3 dadi rossi e 1 punto ferita ciascuna, senza poteri né ricompensa), un’azione di duello per ognuna; si contano sulla scala di Costanza. Nel terzo passo della fase IV Milady ferisce un moschettiere che si trova a Parigi, e l’armatura non protegge; se non c’è nessuno, non succede nulla. (Valori della casa, tranne il numero dei duelli.)',
  'ROY.CARD.32':
    'Missioni del Louvre, con sfida, forza e ricompensa: 1 Coraggio 7, forza 2, 3 monete; 2 Nobiltà 6, forza 2, 2 monete; 3 Galanteria 7, forza 3, 3 monete; 4 Nobiltà 7, forza 3, 3 monete; 5 Erudizione 6, forza 2, 2 monete; 6 Erudizione 7, forza 3, 3 monete; 7 Galanteria 6, forza 2, 2 monete; 8 Coraggio 6, forza 3, 3 monete. (Valori della casa, tranne la sfida della prima e la forza della prima e della terza.)',
  'ROY.CARD.33': 'M. des Essarts (Personaggio): 3 monete nella borsa comune.',
  'ROY.CARD.34': 'Buckingham (Personaggio): 1 segnalino Epico.',
  'ROY.CARD.35': 'M. de Tréville (Personaggio): si pescano 3 carte Avventura. (Valore della casa.)',
  'ROY.CARD.36':
    'Ketty (Personaggio): Milady gira la sua carta Area e la mostra a tutti. Non ha altri effetti: lei può ancora intercettare, conserva il vantaggio di fine fase e «Athos il coraggioso» non entra in gioco. (Effetto della casa.)',
  'ROY.CARD.37': 'M. de La Porte (Personaggio): la Regina recupera 1 punto onore. (Valore della casa.)',
  'ROY.CARD.38':
    'Planchet (Personaggio): a scelta, un altro moschettiere in piedi pesca 1 carta e poi può fare un movimento gratuito, oppure il proprio moschettiere, se è ferito, recupera 1 punto ferita. Quel movimento non fa uscire dalla Bastiglia e ha i soliti effetti dell’arrivo; chi ne finisce alla Bastiglia o fuori combattimento segue le regole di un ordine di Tréville. (Effetto della casa.)',
  'ROY.CARD.39':
    'Segnalini combattimento: 2 Tranelli; a risultato fisso 2 con due Scudi, 2 con una Spada e uno Scudo, 2 con due Spade; con i dadi 3 da 2 dadi, 5 da 3 dadi, 3 da 4 dadi. (Valori della casa, tranne i totali: 8 speciali e 11 con i dadi.)',
  'ROY.CARD.40': 'Segnalini sfida: uno per abilità, tutti di valore 8.',
  'ROY.CARD.41':
    'Seconda plancia: quattro sfide, una per abilità, ciascuna di valore 6. De Wardes lancia 3 dadi, ha 1 punto ferita e nessuna manovra segreta. (Valori della casa, tranne le abilità richieste.)',
  'ROY.CARD.42':
    'Tracciato del tempo: 15 caselle. Dalla 1 alla 3 un dado per l’assedio, dalla 4 alla 7 due, dalla 8 alla 11 tre, dalla 12 alla 14 quattro; la 15 è la casella Richelieu. Si parte dalla 1, in sei dalla 3. (Valori della casa per la lunghezza e le caselle più avanti.)',
  'ROY.CARD.43':
    'Tracciato dell’onore: 14 caselle; con 13 punti persi la Regina è sulla casella Richelieu. (Valore della casa.)',
  'ROY.CARD.44':
    'Scala di La Rochelle: 11 caselle, cinque per parte a partire dal centro; sull’ultima a sinistra vince Milady. (Valore della casa.)',
  'ROY.CARD.45': 'Borsa comune: si parte con 5 monete, da 0 a 10; ciò che supera 10 va perso. (Valori della casa.)',
  'ROY.CARD.46':
    'Arsenale, copie e prezzi: purosangue, pistola, armatura e spada di Toledo 2 copie ciascuno, a 2 monete; balsamo 1 copia, a 1 moneta; manovra migliorata 2 copie, per una carta Combattimento; abilità 2 copie ciascuna, per una carta qualsiasi. (Prezzi in monete e copie sono valori della casa, tranne il numero dei segnalini pistola e abilità.)',
  'ROY.CARD.47': 'Carte «Uno per tutti»: 3. (Valore della casa.)',
  'ROY.CARD.48':
    'Punti ferita e dadi: tutti e cinque i moschettieri hanno 3 dadi di combattimento; i punti ferita sono 3, per Porthos 5.',
};

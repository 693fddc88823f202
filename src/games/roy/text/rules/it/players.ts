export const players: Readonly<Record<string, string>> = {
  'ROY.P2.1': 'In due: un giocatore è Milady, l’altro guida tutti e 4 i moschettieri.',
  'ROY.P2.2': 'Chi guida i moschettieri comincia con una sola mano di 9 carte, che vale per tutti.',
  'ROY.P2.3': 'All’inizio di ogni giro, compreso il primo, pesca 1 carta Avventura.',
  'ROY.P2.4': 'Prima di dare le carte si toglie «Isolamento» dal mazzo Tradimento.',

  'ROY.P3.1': 'In tre: un giocatore è Milady, gli altri due guidano 2 moschettieri ciascuno.',
  'ROY.P3.2': 'Ognuno di questi due comincia con una sola mano di 9 carte, comune ai suoi due moschettieri.',
  'ROY.P3.3':
    'L’ordine dei turni è libero fra tutti e quattro i moschettieri: i due dello stesso giocatore non devono per forza giocare di seguito.',

  'ROY.P4.1':
    'In quattro: un giocatore è Milady, gli altri tre guidano un moschettiere ciascuno; il quarto moschettiere non è in gioco.',
  'ROY.P4.2': 'Ogni moschettiere ha 4 azioni per turno.',
  'ROY.P4.3': 'Ogni giocatore moschettiere comincia con 7 carte.',

  'ROY.P6.1': 'In sei: i moschettieri sono cinque, Tréville compreso, con 3 azioni e 5 carte iniziali ciascuno.',
  'ROY.P6.2': 'Milady comincia con 5 carte Tradimento prese a caso.',
  'ROY.P6.3':
    'Oltre alla carta Parigi che mette in gioco, Milady comincia con 2 carte Parigi a sua scelta in mano. Opzione del tavolo: una in gioco e una sola in mano.',
  'ROY.P6.4': 'Il segnalino Tempo parte dalla terza casella del suo tracciato.',

  'ROY.EASY.1':
    'Variante facile: i moschettieri cominciano con una carta «Uno per tutti». Opzione del tavolo: partita più facile.',

  'ROY.HARD.1':
    'Variante «Ricerca mortale»: un moschettiere messo fuori combattimento mentre si trova alla Ricerca non può mai più tornarvi. Opzione del tavolo: Ricerca mortale, con o senza «Athos il coraggioso».',
  'ROY.HARD.2':
    '«Ricerca mortale»: quando tutti i moschettieri della partita ne sono esclusi, Milady vince all’istante.',
  'ROY.HARD.3':
    'Variante «Athos il coraggioso»: dove Rochefort sta già allo scoperto, deve affrontare anche Athos. Opzione del tavolo: Athos il coraggioso.',
  'ROY.HARD.4':
    'L’esclusione si verifica dopo il completamento della plancia: un moschettiere che supera la quarta anticamera e nello stesso momento finisce fuori combattimento fa vincere i moschettieri, anche se era l’ultimo non ancora escluso.',

  'ROY.AUTO.1':
    'Senza Milady giocano da 1 a 5 giocatori moschettieri; azioni e carte sono quelle previste come se Milady fosse un giocatore in più.',
  'ROY.AUTO.2': 'Le carte Area del covo di Richelieu e del rifugio di Milady non si usano.',
  'ROY.AUTO.3':
    'Nel primo passo della fase I si pesca a caso una carta Area utilizzabile e la si piazza scoperta: Milady è in vista lì fin dall’inizio.',
  'ROY.AUTO.4':
    'La carta La Rochelle si mescola con le altre soltanto nei giri in cui a La Rochelle ci sono almeno 2 carte, M. de Bassompierre compreso.',
  'ROY.AUTO.5':
    'Quando è in gioco la quarta plancia, la destinazione è sempre la Ricerca, a meno che Rochefort non sia fuori combattimento. Una carta Area già pescata resta valida: la regola comincia dalla fase I successiva.',
  'ROY.AUTO.6': 'Nel terzo passo della fase I si pesca la prima carta Tradimento e se ne applica l’effetto.',
  'ROY.AUTO.7': 'Se esce «Balsamo» e Rochefort non è ferito, la carta si scarta e se ne pesca un’altra.',
  'ROY.AUTO.8': 'Non c’è una mano di carte Tradimento; ogni altra regola che fa pescare Tradimenti a Milady si ignora.',
  'ROY.AUTO.9':
    'La prima carta Parigi si pesca a caso. Quando è compiuta, all’inizio del giro successivo ne entra in gioco un’altra, anch’essa a caso.',
  'ROY.AUTO.10':
    'Avversari e Trappole si mescolano in un solo mazzo; per una nuova missione si pescano carte fino alla forza esatta, e quelle in eccesso si rimescolano nel mazzo.',
  'ROY.AUTO.11':
    'I segnalini della Ricerca si piazzano a caso, secondo le regole di ogni plancia: le Esche sulla prima, i segnalini sfida sulla quarta.',
  'ROY.AUTO.12': 'Ogni volta che Milady dovrebbe scegliere un moschettiere, lo si sorteggia.',
  'ROY.AUTO.13':
    'Rochefort intercetta sempre quando può, e ogni altra scelta di Milady si fa a caso. Opzione del tavolo: a La Rochelle si scarta prima una carta doppia.',
  'ROY.AUTO.14':
    'Una carta Tradimento che non può colpire nessuno si scarta senza effetto e non si sostituisce: si sostituisce soltanto un «Balsamo» inutile.',
  'ROY.AUTO.15': 'Quando le 6 carte Parigi sono finite, Parigi resta vuota.',
  'ROY.AUTO.16':
    'In solitario: quattro moschettieri, 9 carte e 1 carta in più a ogni giro. In due: due moschettieri e 9 carte a testa. In tre: un moschettiere, 4 azioni e 7 carte a testa. In quattro: un moschettiere e 5 carte a testa. In cinque: come in quattro, con Tréville e il tempo che parte dalla terza casella.',

  'ROY.TALK.1': 'I giocatori moschettieri possono parlare liberamente delle loro carte e dei loro piani.',
  'ROY.TALK.2': 'Possono mostrarsi le carte, ma in tal caso anche Milady deve sapere che cosa viene mostrato.',
  'ROY.TALK.3':
    'È vietato bisbigliare o mostrarsi le carte di nascosto: a questo tavolo Milady legge ogni messaggio dei moschettieri e vede ogni carta mostrata. Opzione del tavolo: i moschettieri parlano tra loro senza che Milady senta, contro la regola.',

  'ROY.FAQ.1': 'Il segnalino Louvre scende a ogni giro, anche se in quel giro una missione è stata compiuta.',
  'ROY.FAQ.2': 'Per evadere dalla Bastiglia bisogna battere il carceriere: il duello da solo non basta.',
  'ROY.FAQ.3':
    'Il limite è di una Trappola per luogo: Parigi e il Louvre possono averne una ciascuno nello stesso momento.',
  'ROY.FAQ.4':
    'Si riprende subito anche chi è messo fuori combattimento da un Assassino prima del proprio turno o durante un’evasione dalla Bastiglia. Chi cade per un Tradimento si riprende già nella fase I.',
  'ROY.FAQ.5': 'Un’abilità migliorata costa una carta Avventura qualsiasi.',
  'ROY.FAQ.6': 'Rochefort non ha nulla a che fare con le Trappole: non interviene mai quando se ne affronta una.',
};

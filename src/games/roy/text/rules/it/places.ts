export const places: Readonly<Record<string, string>> = {
  'ROY.PARIS.1':
    'Nel secondo passo della fase I Milady può mettere in gioco una carta Parigi dalla mano; non è mai obbligata.',
  'ROY.PARIS.2': 'Se c’è già una carta Parigi in gioco, la nuova la sostituisce e la vecchia esce dal gioco.',
  'ROY.PARIS.3':
    'Quando la carta viene sostituita, gli avversari di Parigi non battuti tornano prima in mano a Milady, che può ripiazzarli subito.',
  'ROY.PARIS.4': 'Quando la carta viene sostituita, una Trappola ancora a Parigi si scarta definitivamente.',
  'ROY.PARIS.5': 'Ogni nuova carta Parigi riporta il segnalino Costanza in fondo alla sua scala.',
  'ROY.PARIS.6':
    'Con una nuova carta Parigi Milady piazza dalla mano Avversari e al massimo una Trappola, che vale 1: la forza totale deve essere esattamente quella della carta.',
  'ROY.PARIS.7':
    'Se il totale esatto è impossibile, deve piazzare il totale più alto che riesce a formare senza superarlo.',
  'ROY.PARIS.8': 'Avversari e Trappole si piazzano scoperti.',
  'ROY.PARIS.9':
    'La carta Parigi è compiuta quando sono conclusi la sfida, i duelli, l’eventuale condizione posta ai moschettieri e la Trappola che va superata.',
  'ROY.PARIS.10': 'Una carta Parigi compiuta esce subito dal gioco, insieme al Ladro o all’Assassino rimasto.',
  'ROY.PARIS.11':
    'Da quel momento Parigi è vuota, finché Milady non mette in gioco un’altra carta nella fase I di un giro successivo.',
  'ROY.PARIS.12':
    'I successi richiesti da alcune carte si contano sulla scala di Costanza: ne servono 6, alla parte che la carta indica.',
  'ROY.PARIS.13':
    'Finché una carta Parigi è in gioco, il suo effetto dannoso si produce a ogni giro nel terzo passo della fase IV, oppure nel momento che la carta stessa indica.',
  'ROY.PARIS.14': '«Il Rapimento»: se Milady arriva a 6 successi, Costanza muore e Milady vince.',
  'ROY.PARIS.15': '«La Scomparsa»: nel terzo passo della fase IV il segnalino Tempo avanza di una casella in più.',
  'ROY.PARIS.16': '«Contrabbandiere»: finché è in gioco, Milady ha una Spada in più nell’assedio.',
  'ROY.PARIS.17': 'Una carta Parigi compiuta o sostituita non può mai tornare in gioco.',

  'ROY.LOUVRE.1': 'Al Louvre c’è sempre una sola missione attiva: la prima carta della pila, girata.',
  'ROY.LOUVRE.2':
    'Quando si gira una missione, Milady vi piazza Avversari e Trappole secondo le stesse regole di Parigi: forza esatta, una sola Trappola, carte scoperte.',
  'ROY.LOUVRE.3': 'I moschettieri ricevono la ricompensa indicata appena è vinta la sfida, senza aspettare il resto.',
  'ROY.LOUVRE.4': 'La missione è compiuta quando sono conclusi la sfida, tutti i duelli e la Trappola che va superata.',
  'ROY.LOUVRE.5':
    'Se in quel momento il segnalino Louvre è sulla casella 1 o 2, i moschettieri guadagnano 2 segnalini Epico; sulla casella 3 nessuno.',
  'ROY.LOUVRE.6':
    'Una missione compiuta esce dal gioco con il Ladro o l’Assassino rimasto, il segnalino Louvre torna sulla casella 1 e la missione successiva si gira e si allestisce subito, anche a metà di un turno.',
  'ROY.LOUVRE.7':
    'Nel secondo passo della fase IV il segnalino Louvre scende sempre di una casella, anche se la missione attuale è stata girata in questo giro.',
  'ROY.LOUVRE.8': 'Quando il segnalino arriva sulla casella 3, la Regina perde 1 punto onore.',
  'ROY.LOUVRE.9':
    'Quando arriva sulla casella 4, l’ultima, la Regina perde altri 2 punti onore, Milady pesca una carta Tradimento e la missione fallisce.',
  'ROY.LOUVRE.10':
    'Una missione fallita esce dal gioco; gli avversari non battuti tornano in mano a Milady e la Trappola si scarta definitivamente.',
  'ROY.LOUVRE.11':
    'Dopo un fallimento si gira e si allestisce subito la missione successiva, e il segnalino torna sulla casella 1: in questo giro non scende più.',
  'ROY.LOUVRE.12':
    'Ogni punto onore perso sposta il segnalino Regina di una casella a destra; il segnalino si ferma sulla casella Richelieu.',
  'ROY.LOUVRE.13':
    'Se il segnalino Regina è sulla casella Richelieu e nessuna carta «Uno per tutti» lo riporta indietro, Milady vince.',
  'ROY.LOUVRE.14': 'La ricompensa già ricevuta per la sfida resta ai moschettieri anche se poi la missione fallisce.',
  'ROY.LOUVRE.15':
    'Finita la pila non ci sono più missioni: al Louvre non si può tentare nulla e il segnalino Louvre resta sulla casella 1. Opzione del tavolo: le carte Louvre uscite formano una nuova pila.',

  'ROY.SIEGE.1': 'Il segnalino La Rochelle parte dal centro della sua scala.',
  'ROY.SIEGE.2':
    'Se la destinazione di Milady è La Rochelle, alla fine della fase II si scopre e scarta una carta Combattimento a sua scelta tra quelle piazzate lì.',
  'ROY.SIEGE.3':
    'Se non ci sono carte Combattimento non scarta nulla; M. de Bassompierre non può sceglierlo. Opzione del tavolo: Milady può scartare anche M. de Bassompierre.',
  'ROY.SIEGE.4':
    'Milady lancia i dadi rossi indicati dalla casella del segnalino Tempo (da 1 a 4), più l’eventuale «Rinforzo». Per i moschettieri lancia uno dei giocatori.',
  'ROY.SIEGE.5':
    'I moschettieri lanciano 1 dado blu per ogni carta Combattimento semplice, 2 per ogni doppia e 1 per M. de Bassompierre, mai più di 6; senza carte non lanciano nulla.',
  'ROY.SIEGE.6': 'Contano soltanto le Spade: manovre segrete, equipaggiamento e abilità speciali non hanno effetto.',
  'ROY.SIEGE.7': 'Il «Contrabbandiere» aggiunge una Spada al risultato di Milady.',
  'ROY.SIEGE.8':
    'Dopo il lancio e prima che il segnalino si muova, ogni moschettiere in piedi a La Rochelle può sacrificare 1 punto ferita, una volta sola, per annullare una Spada di Milady.',
  'ROY.SIEGE.9':
    'Non si possono annullare più Spade di quante Milady ne abbia; si può annullare anche quella del «Contrabbandiere».',
  'ROY.SIEGE.10': 'Si può sacrificare anche l’ultimo punto ferita: il moschettiere va allora fuori combattimento.',
  'ROY.SIEGE.11': 'A parità di Spade il segnalino non si muove.',
  'ROY.SIEGE.12': 'Se Milady ha più Spade, il segnalino si muove a sinistra di tante caselle quanta è la differenza.',
  'ROY.SIEGE.13':
    'Se i moschettieri hanno più Spade, il segnalino si muove a destra di tante caselle quanta è la differenza.',
  'ROY.SIEGE.14': 'Il segnalino si ferma alle estremità della scala.',
  'ROY.SIEGE.15': 'Casella più a sinistra: Milady vince all’istante.',
  'ROY.SIEGE.16': 'Penultima casella a sinistra, la prima volta nella partita: Milady pesca una carta Tradimento.',
  'ROY.SIEGE.17':
    'Penultima casella a destra, la prima volta nella partita: i moschettieri guadagnano 1 segnalino Epico.',
  'ROY.SIEGE.18':
    'Casella più a destra, la prima volta nella partita: i moschettieri ricevono una carta «Uno per tutti». Nei giri successivi l’assedio continua comunque.',
  'ROY.SIEGE.19': 'Una casella che il segnalino oltrepassa nello stesso spostamento conta come raggiunta.',

  'ROY.MILQ.1':
    'Se la destinazione di Milady è il suo rifugio, alla fine della fase II può scegliere una delle carte Parigi rimaste e aggiungerla alla mano.',
  'ROY.MILQ.2': 'Guarda tutte le carte rimaste, prende quella che vuole e la tiene segreta.',
  'ROY.MILQ.3': 'Potrà mettere in gioco quella carta a partire dalla fase I del giro successivo.',
  'ROY.MILQ.4': 'Se Milady è stata ricacciata qui da una ferita di Rochefort, non prende nessuna carta Parigi.',

  'ROY.RICH.1':
    'Se la destinazione di Milady è il covo di Richelieu e in questo giro nessun moschettiere vi è arrivato, alla fine della fase II lei sceglie uno di due vantaggi.',
  'ROY.RICH.2':
    'O cerca nel mazzo Tradimento una carta qualsiasi, la prende in mano senza mostrarla e rimescola il mazzo; oppure pesca fino ad avere 3 carte Tradimento in mano.',
  'ROY.RICH.3':
    'Se un moschettiere arriva e Milady è lì, lei viene scoperta subito e perde il vantaggio di questo giro.',
  'ROY.RICH.4': 'Se un moschettiere arriva e Milady non c’è, lo portano subito alla Bastiglia e il suo turno finisce.',
  'ROY.RICH.5':
    'Dopo che Milady vi è stata scoperta, chi arriva nel covo di Richelieu in questo giro non rischia nulla e non cambia nulla.',
  'ROY.RICH.6': 'Chi comincia il turno già nel covo di Richelieu non può cercarvi Milady: conta soltanto l’arrivo.',
  'ROY.RICH.7':
    'Chi comincia il turno nel covo di Richelieu deve andarsene prima della fine del turno. Opzione del tavolo: può restare.',

  'ROY.BAST.1':
    'Chi è mandato alla Bastiglia da Richelieu finisce il suo turno; potrà tentare di uscirne a partire dal suo turno del giro successivo.',
  'ROY.BAST.2':
    'Chi vi è mandato da un Tradimento comincia alla Bastiglia il turno di questo stesso giro e può tentare subito di uscire.',
  'ROY.BAST.3': 'Ogni tentativo di uscire costa 1 azione.',
  'ROY.BAST.4': 'Corruzione: si paga 1 moneta dalla borsa comune e si va al Vieux-Colombier.',
  'ROY.BAST.5':
    'Evasione: ci si batte con un carceriere che lancia 3 dadi rossi e ha 1 punto ferita, senza poteri né ricompensa.',
  'ROY.BAST.6':
    'Se lo batte, il moschettiere va al Vieux-Colombier; altrimenti resta in prigione e gli serve un’altra azione per riprovare. Opzione del tavolo: l’evasione riesce qualunque sia l’esito del duello.',
  'ROY.BAST.7':
    'Chi viene messo fuori combattimento nel tentativo va al Vieux-Colombier e si riprende subito; il suo turno è finito.',
  'ROY.BAST.8': 'Nel duello di evasione si possono usare carte ed equipaggiamento come in ogni altro.',
  'ROY.BAST.9':
    'Una volta fuori, e se è ancora in piedi, il moschettiere prosegue con le azioni che gli restano: 2, se è uscito con la prima di 3.',
  'ROY.BAST.10':
    'In prigione si può comunque pescare, acquistare, giocare carte Personaggio e scambiare con un compagno di prigionia.',

  'ROY.VIEUX.1': 'Milady non può venire al Vieux-Colombier; qui non c’è nulla da tentare né da intercettare.',
  'ROY.VIEUX.2': 'I moschettieri in piedi possono venirci quando vogliono.',
  'ROY.VIEUX.3': 'Qui viene portato chiunque sia messo fuori combattimento, ovunque si trovasse.',
};

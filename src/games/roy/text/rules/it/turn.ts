export const turn: Readonly<Record<string, string>> = {
  'ROY.TURN.1':
    'Un giro (nei libretti italiani un «turno») ha quattro fasi, sempre in quest’ordine: I Milady, II moschettieri, III La Rochelle, IV fine del giro.',
  'ROY.TURN.2': 'La fase I ha tre passi, in quest’ordine: destinazione, carta Parigi, Tradimento.',
  'ROY.TURN.3': 'La fase II comincia appena concluso il passo del Tradimento.',
  'ROY.TURN.4':
    'Nella fase II ogni moschettiere in grado di combattere ha un turno di 3 azioni. Il numero cambia in quattro giocatori e con la carta «Coscritti»; Tréville può inoltre far compiere un’azione in più a un compagno.',
  'ROY.TURN.5':
    'I moschettieri scelgono liberamente in quale ordine giocare i loro turni, e a ogni giro possono cambiarlo.',
  'ROY.TURN.6': 'Un turno cominciato si gioca fino in fondo prima che ne cominci un altro.',
  'ROY.TURN.7':
    'In ogni giro ciascun moschettiere ha un solo turno oppure, se è fuori combattimento, un solo recupero.',
  'ROY.TURN.8': 'Nello stesso turno si può ripetere più volte lo stesso tipo di azione.',
  'ROY.TURN.9':
    'Un moschettiere può chiudere il turno in anticipo: le azioni non usate sono perse e non si riportano al giro dopo.',
  'ROY.TURN.10': 'La fase II termina quando ogni moschettiere ha avuto il suo turno o il suo recupero.',
  'ROY.TURN.11':
    'Alla fine della fase II, se Milady non è ancora stata scoperta, gira la sua carta Area ed esegue l’azione di quel luogo, se ne ha una.',
  'ROY.TURN.12': 'Nella fase III si verifica lo stato dell’assedio, a ogni giro.',
  'ROY.TURN.13': 'La fase IV ha tre passi, in quest’ordine: tempo, Louvre, effetto della carta Parigi.',
  'ROY.TURN.14': 'Se alla fine della fase IV nessuno ha vinto, comincia un nuovo giro dalla fase I.',
  'ROY.TURN.15': 'Tutti possono vedere quali moschettieri hanno già giocato il loro turno.',
  'ROY.TURN.16':
    'All’inizio di ogni giro Milady ha di nuovo tutte e 6 le carte Area, e la sua presenza del giro precedente non ha più alcun effetto.',

  'ROY.DEST.1':
    'Nel primo passo della fase I Milady deve scegliere una delle carte Area disponibili e piazzarla coperta: è la sua destinazione.',
  'ROY.DEST.2':
    'La scelta resta segreta finché Milady non viene scoperta e non si può cambiare nel corso del giro, qualunque cosa accada nei passi successivi.',
  'ROY.DEST.3': 'Finché Rochefort è fuori combattimento, Milady non può scegliere Parigi, il Louvre né la Ricerca.',
  'ROY.DEST.4': 'La stessa destinazione si può scegliere per più giri di seguito.',
  'ROY.DEST.5':
    'Milady viene scoperta alla prima di queste occasioni: un’intercettazione a Parigi, al Louvre o alla Ricerca; l’arrivo di un moschettiere nel covo di Richelieu mentre lei è lì; la fine della fase II.',
  'ROY.DEST.6': 'Quando Milady viene scoperta, la sua miniatura si mette in quel luogo.',
  'ROY.DEST.7':
    'Nel rifugio Milady prende una carta Parigi, nel covo di Richelieu carte Tradimento, a La Rochelle scarta una carta Combattimento. A Parigi, al Louvre e alla Ricerca Rochefort può intercettare, e alla fine della fase II non succede altro.',
  'ROY.DEST.8': 'Milady non può mai andare al Vieux-Colombier né alla Bastiglia.',

  'ROY.TREACH.1':
    'Nel terzo passo della fase I Milady fa una di queste due cose: pesca la prima carta Tradimento, oppure ne gioca una dalla mano.',
  'ROY.TREACH.2':
    'Non fa mai entrambe le cose nello stesso passo: si gioca quindi al massimo una carta Tradimento per giro.',
  'ROY.TREACH.3': 'La carta giocata ha effetto subito.',
  'ROY.TREACH.4': 'Milady può anche non fare né l’una né l’altra cosa.',
  'ROY.TREACH.5':
    'Milady non ha limite di carte Tradimento in mano: 3 è soltanto il numero fino al quale può rifornirsi nel covo di Richelieu.',
  'ROY.TREACH.6': 'Una carta Tradimento giocata va scoperta nella pila degli scarti.',
  'ROY.TREACH.7':
    'Le carte Tradimento pescate nel covo di Richelieu, per una missione del Louvre fallita o grazie all’assedio si aggiungono al passo del Tradimento e non lo sostituiscono.',
  'ROY.TREACH.8':
    'Se Milady deve pescare o cercare una carta Tradimento e il mazzo è vuoto, si mescolano gli scarti per formarne uno nuovo. Se mancano anche quelli, non si pesca nulla. Opzione del tavolo: le carte Tradimento giocate escono definitivamente dal gioco.',
  'ROY.TREACH.9': '«Coscritti»: in questo giro ogni moschettiere ha un’azione in meno.',
  'ROY.TREACH.10': '«Coscritti» non ha effetto su chi in questo giro si riprende al Vieux-Colombier.',
  'ROY.TREACH.11':
    '«Balsamo»: Rochefort recupera 2 punti ferita, anche se è fuori combattimento, senza mai superare 5.',
  'ROY.TREACH.12': '«Rinforzo»: nell’assedio di questo giro Milady lancia un dado rosso in più.',
  'ROY.TREACH.13':
    'Se Milady lancia già 4 dadi, «Rinforzo» le permette invece di rilanciare, dopo il lancio, un dado che mostra uno Scudo.',
  'ROY.TREACH.14':
    '«Rinforzo» non permette mai di rilanciare una Spada: dai dadi non possono quindi uscire più di 4 Spade.',
  'ROY.TREACH.15': '«Imboscata»: un moschettiere scelto da Milady perde 1 punto ferita.',
  'ROY.TREACH.16': 'L’armatura non protegge dall’«Imboscata».',
  'ROY.TREACH.17':
    'Un moschettiere messo fuori combattimento da un’«Imboscata» si riprende subito, e il recupero prende il posto del suo turno.',
  'ROY.TREACH.18':
    '«Mandare alla Bastiglia»: il moschettiere scelto da Milady finisce alla Bastiglia. In questo stesso giro comincia lì il suo turno e può tentare subito di uscirne.',
  'ROY.TREACH.19': '«Emergenza!» fa partire la clessidra. Di queste carte ce ne sono 2.',
  'ROY.TREACH.20':
    '«Strada sbarrata» fa avanzare il segnalino Tempo nel momento in cui viene giocata. Se i moschettieri rispondono fermando il tempo con una carta «Uno per tutti», l’avanzamento è annullato.',
  'ROY.TREACH.21': '«Isolamento» vieta gli scambi per tutto il giro. In due giocatori non si usa.',
  'ROY.TREACH.22':
    'Una carta Tradimento che colpisce un moschettiere può prendere di mira soltanto qualcuno su cui abbia effetto: chi è già fuori combattimento non può essere ferito di nuovo.',
};

export const quest: Readonly<Record<string, string>> = {
  'ROY.QUEST.1':
    'Le quattro plance della Ricerca si giocano in ordine fisso: 1 la locanda del Giglio d’Oro, 2 il passaggio per l’Inghilterra (Calais), 3 il ritorno a Parigi, 4 le gallerie del Louvre.',
  'ROY.QUEST.2': 'Le azioni della Ricerca può compierle soltanto un moschettiere la cui miniatura si trova lì.',
  'ROY.QUEST.3': 'Le 4 Esche si usano soltanto sulla prima plancia, i 4 segnalini sfida soltanto sulla quarta.',
  'ROY.QUEST.4': 'Un segnalino a risultato fisso non lancia dadi: il suo risultato sono i simboli che riporta.',
  'ROY.QUEST.5':
    'In un pareggio un segnalino a risultato fisso non perde nulla e mostra lo stesso risultato a ogni nuovo lancio, mentre il moschettiere perde un dado come al solito.',
  'ROY.QUEST.6':
    'Quando il moschettiere non ha più dadi contro un risultato fisso, si fa un ultimo confronto con ciò che ha, armatura compresa. Se neanche questo provoca danni, il duello è fallito.',
  'ROY.QUEST.7':
    'Tranello: il moschettiere che lo scopre, o che vi avanza quando è già scoperto, perde 1 punto ferita; non si combatte e il segnalino si scarta.',
  'ROY.QUEST.8': 'L’armatura non protegge da un Tranello.',
  'ROY.QUEST.9': 'In gioco possono esserci al massimo 7 segnalini Epico: quelli guadagnati in più vanno persi.',
  'ROY.QUEST.10': 'Un segnalino Epico speso torna nella riserva e si può guadagnare di nuovo.',
  'ROY.QUEST.11': 'I segnalini Epico non spesi si conservano quando cambia la plancia.',
  'ROY.QUEST.12': 'I segnalini Epico servono soltanto alla Ricerca.',
  'ROY.QUEST.13':
    'Quando la prima, la seconda o la terza plancia è completata, il moschettiere che l’ha conclusa pesca 2 carte Avventura e si allestisce subito la plancia successiva.',
  'ROY.QUEST.14':
    'I moschettieri che si trovano alla Ricerca quando una plancia è completata vi restano e possono usare le azioni rimaste sulla plancia nuova.',

  'ROY.INN.1':
    'Preparazione: sulle 12 caselle (3 percorsi di 4) Milady piazza coperti, come preferisce, le 4 Esche e 8 segnalini combattimento a sua scelta.',
  'ROY.INN.2':
    'I percorsi sono le stanze, le stalle e le cantine; ciascuno si percorre dalla prima casella alla quarta.',
  'ROY.INN.3': 'Finché è in gioco la prima plancia, chi arriva alla Ricerca si mette nell’Area Comune.',
  'ROY.INN.4':
    'Con 1 azione un moschettiere avanza sulla casella successiva di un percorso: se ne scopre il segnalino e lo si combatte.',
  'ROY.INN.5': 'Un’Esca si scarta senza combattere; l’azione è spesa comunque.',
  'ROY.INN.6':
    'Se le prime caselle di un percorso sono già libere, con 1 azione si va dall’Area Comune all’ultima casella libera; per affrontare il segnalino successivo serve un’altra azione.',
  'ROY.INN.7': 'Un segnalino scoperto ma non battuto resta scoperto al suo posto; per batterlo serve un’altra azione.',
  'ROY.INN.8':
    'Ogni segnalino Epico speso fa scoprire 3 segnalini coperti scelti dai moschettieri, o meno se ne restano meno.',
  'ROY.INN.9': 'La plancia è completata appena il quarto segnalino di un percorso è battuto o scartato.',
  'ROY.INN.10': 'Tutti i segnalini rimasti sulla plancia si scoprono ed escono dal gioco.',
  'ROY.INN.11': 'Un moschettiere che lascia la Ricerca e poi vi torna ricomincia dall’Area Comune.',
  'ROY.INN.12':
    'Spendere segnalini Epico scopre i segnalini e basta: un’Esca o un Tranello visti così restano al loro posto e non fanno nulla finché un moschettiere non vi avanza.',

  'ROY.CALAIS.1': 'Questa plancia non richiede preparazione.',
  'ROY.CALAIS.2':
    'Bisogna vincere quattro sfide, in qualsiasi ordine, un’azione ciascuna, con i moschettieri che si vuole.',
  'ROY.CALAIS.3': 'Su ogni sfida vinta si mette un segnalino Validazione.',
  'ROY.CALAIS.4':
    'Ogni segnalino Epico speso durante un tentativo abbassa di 1 il valore della sfida, per quel tentativo.',
  'ROY.CALAIS.5':
    'Solo quando tutte e quattro sono vinte un moschettiere può affrontare de Wardes, con 1 azione, in un duello normale.',
  'ROY.CALAIS.6': 'Contro de Wardes non si possono usare segnalini Epico.',
  'ROY.CALAIS.7': 'La plancia è completata quando de Wardes è battuto.',

  'ROY.RETURN.1':
    'Preparazione: Milady mette coperto un segnalino combattimento a sua scelta su ognuna delle caselle A, B e C.',
  'ROY.RETURN.2': 'Con 1 azione un moschettiere affronta il primo segnalino rimasto, nell’ordine A, B, C.',
  'ROY.RETURN.3':
    'Le carte Combattimento, e quella di Aramis, si impegnano prima di scoprire il segnalino; si può anche non impegnarne nessuna.',
  'ROY.RETURN.4':
    'Scoperto il segnalino, e prima del primo lancio, si possono spendere segnalini Epico come carte Combattimento semplici, entro il limite di 6 dadi.',
  'ROY.RETURN.5': 'Un segnalino scoperto ma non battuto resta scoperto.',
  'ROY.RETURN.6': 'I segnalini battuti escono dal gioco.',
  'ROY.RETURN.7': 'La plancia è completata quando è battuto il terzo segnalino.',

  'ROY.GALL.1':
    'Preparazione: Milady piazza i 4 segnalini sfida nella fila in alto, uno per anticamera, nell’ordine che preferisce, e gli 8 segnalini combattimento rimasti a due a due nelle anticamere, tutti coperti.',
  'ROY.GALL.2':
    'Si scoprono poi i tre segnalini della prima anticamera; quelli di ogni anticamera seguente si scoprono quando è stata superata la precedente.',
  'ROY.GALL.3':
    'Un’anticamera si supera in uno di tre modi: vincere la sua sfida, battere entrambi i suoi avversari, prendere un passaggio segreto.',
  'ROY.GALL.4': 'Tutte e quattro le sfide hanno valore 8.',
  'ROY.GALL.5':
    'I due avversari si affrontano in due duelli distinti, un’azione ciascuno, nell’ordine che si vuole e anche con moschettieri diversi.',
  'ROY.GALL.6': 'Un passaggio segreto costa 1 azione di un moschettiere che si trova alla Ricerca e 3 segnalini Epico.',
  'ROY.GALL.7':
    'I modi si possono mescolare nella stessa anticamera e cambiare da una all’altra; un avversario battuto resta battuto.',
  'ROY.GALL.8': 'Superata un’anticamera, i segnalini che vi restano si scartano.',
  'ROY.GALL.9': 'Superata la quarta anticamera, i moschettieri vincono all’istante.',
};

export const gear: Readonly<Record<string, string>> = {
  'ROY.TRAP.1': 'Le Trappole si piazzano soltanto insieme agli avversari, nelle missioni di Parigi o del Louvre.',
  'ROY.TRAP.2':
    'In ogni luogo può esserci una sola Trappola alla volta; Parigi e il Louvre possono averne una ciascuno.',
  'ROY.TRAP.3': 'Finché in un luogo c’è una Trappola, i moschettieri devono rispettarla.',
  'ROY.TRAP.4': 'Mendicante, Cortigiana e Nemesi se ne vanno quando vengono superati.',
  'ROY.TRAP.5':
    'Ladro e Assassino non si possono superare: se ne vanno con la missione, che riesca, fallisca o venga sostituita.',
  'ROY.TRAP.6': 'Una Trappola ancora presente alla fine della sua missione si scarta: non torna mai in mano a Milady.',
  'ROY.TRAP.7': 'Un Ladro o un Assassino non impedisce di portare a termine la missione.',
  'ROY.TRAP.8': 'Un Mendicante, una Cortigiana o una Nemesi non ancora superati lo impediscono.',
  'ROY.TRAP.9': 'Ladro e Assassino agiscono per la prima volta nel momento in cui vengono piazzati.',
  'ROY.TRAP.10': 'Quando li piazza, Milady lancia il dado una volta per ogni moschettiere che si trova nel luogo.',
  'ROY.TRAP.11': 'In seguito lo lancia ogni volta che un moschettiere entra nel luogo, in qualunque modo vi arrivi.',
  'ROY.TRAP.12': 'Il dado dell’Assassino può ferire il moschettiere; quello del Ladro può togliere monete dalla borsa.',
  'ROY.TRAP.13': 'L’armatura non protegge dall’Assassino.',
  'ROY.TRAP.14': 'Finché c’è il Mendicante, in quel luogo non si può tentare nessun ostacolo della missione.',
  'ROY.TRAP.15':
    'Il Mendicante se ne va per 2 monete della borsa comune: non costa azioni, e può pagarlo un moschettiere ovunque si trovi.',
  'ROY.TRAP.16': 'Rochefort non può impedire questo pagamento, né intercettare nulla che riguardi una Trappola.',
  'ROY.TRAP.17': 'Cortigiana e Nemesi fanno ciò che riportano: i loro effetti sono nel capitolo delle carte.',
  'ROY.TRAP.18':
    'Il Mendicante si può pagare in qualsiasi momento della fase II tra un’azione e l’altra. Può farlo ogni giocatore moschettiere, anche per un luogo dove non c’è nessuno.',
  'ROY.TRAP.19':
    'Se si deve lanciare per più moschettieri, si procede un giocatore alla volta; tra i moschettieri di uno stesso giocatore l’ordine è d’Artagnan, Athos, Aramis, Porthos, Tréville.',

  'ROY.EQUIP.1': 'Acquistare è un’azione e si può fare in qualsiasi luogo.',
  'ROY.EQUIP.2':
    'Con una sola azione si acquistano fino a 2 segnalini, equipaggiamento e miglioramenti in qualunque combinazione.',
  'ROY.EQUIP.3': 'Un moschettiere ha 2 spazi per l’equipaggiamento.',
  'ROY.EQUIP.4': 'Non può mai possedere due segnalini uguali: né due volte la pistola, né due volte la stessa abilità.',
  'ROY.EQUIP.5':
    'Chi non ha più spazio può sostituire un segnalino della stessa categoria; quello sostituito esce dal gioco.',
  'ROY.EQUIP.6':
    'Le scorte sono limitate: ciò che è finito non si può più acquistare. I segnalini pistola, per esempio, sono 2.',
  'ROY.EQUIP.7':
    'Si paga subito, con il denaro della borsa comune o con una carta dove è indicato: niente si acquista a credito.',
  'ROY.EQUIP.8':
    'Purosangue: una volta per giro chi lo possiede si muove da un luogo a un altro senza spendere azioni.',
  'ROY.EQUIP.9': 'Pistola: nel primo lancio di ogni duello aggiunge una Spada al risultato di chi la possiede.',
  'ROY.EQUIP.10': 'Dopo un pareggio al primo lancio la pistola non ha più effetto per il resto di quel duello.',
  'ROY.EQUIP.11':
    'Armatura: a ogni lancio di ogni duello aggiunge uno Scudo al risultato di chi la indossa, anche quando non ha più dadi.',
  'ROY.EQUIP.12':
    'Spada di Toledo: una volta per duello, dopo un lancio qualsiasi, chi la possiede può rilanciare uno dei propri dadi. Non è mai obbligatorio.',
  'ROY.EQUIP.13': 'Equipaggiamento e manovre segrete non hanno effetto sull’assedio.',
  'ROY.EQUIP.14': 'Rochefort non intercetta mai un acquisto.',
  'ROY.EQUIP.15': 'Un moschettiere messo fuori combattimento conserva equipaggiamento, miglioramenti e carte.',

  'ROY.UPGR.1':
    'Balsamo dell’Arsenale: chi lo acquista recupera subito 2 punti ferita, fino al suo massimo, e il segnalino esce dal gioco.',
  'ROY.UPGR.2': 'Il balsamo dell’Arsenale non si può conservare per dopo e non occupa spazi.',
  'ROY.UPGR.3': 'Una manovra segreta migliorata costa una carta Combattimento, semplice o doppia, e niente denaro.',
  'ROY.UPGR.4': 'La nuova manovra copre e sostituisce quella precedente.',
  'ROY.UPGR.5': 'D’Artagnan la mette nel suo spazio libero e usa entrambe le manovre.',
  'ROY.UPGR.6':
    'Un’abilità migliorata costa una carta Avventura qualsiasi, che si scarta. Chi acquista sceglie l’abilità tra quelle rimaste nell’Arsenale.',
  'ROY.UPGR.7': 'Il valore di base di quell’abilità aumenta di 1 per il resto della partita.',
  'ROY.UPGR.8': 'Di ogni abilità l’Arsenale ha due segnalini.',
  'ROY.UPGR.9':
    'Un moschettiere ha 2 spazi per le abilità migliorate: può quindi averne al massimo due, e diverse tra loro.',
  'ROY.UPGR.10': 'I miglioramenti restano a chi li ha acquistati: non si scambiano e non si cedono.',
  'ROY.UPGR.11': 'La manovra migliorata non occupa uno degli spazi per le abilità.',

  'ROY.OUT.1':
    'Un moschettiere che scende a 0 punti ferita va subito al Vieux-Colombier, e la sua miniatura vi si mette sdraiata: è fuori combattimento.',
  'ROY.OUT.2':
    'Chi viene messo fuori combattimento durante il proprio turno perde le azioni rimaste: il turno è finito.',
  'ROY.OUT.3':
    'Recupero normale: nella fase II del giro successivo, al posto del turno, si rialza, recupera tutti i punti ferita e pesca una carta Avventura. In quel giro non fa altro.',
  'ROY.OUT.4':
    'Se è stato un Tradimento a metterlo fuori combattimento nella fase I, si riprende subito, e il recupero sostituisce il suo turno di questo giro.',
  'ROY.OUT.5':
    'Se viene messo fuori combattimento mentre evade dalla Bastiglia, si riprende subito e il suo turno è finito.',
  'ROY.OUT.6':
    'Se lo mette fuori combattimento un Assassino prima che il suo turno sia cominciato, si riprende subito, al posto del turno. Se però stava muovendosi per ordine di Tréville, il turno si considera cominciato.',
  'ROY.OUT.7':
    'Se lo mette fuori combattimento un Assassino quando il suo turno è già cominciato o concluso, si riprende nel giro successivo.',
  'ROY.OUT.8':
    'Se lo mette fuori combattimento una propria azione (un duello, Rochefort, un Tranello), si riprende nel giro successivo.',
  'ROY.OUT.9':
    'Se va fuori combattimento per un sacrificio nella fase III o per qualunque cosa nella fase IV, si riprende nel giro successivo.',
  'ROY.OUT.10':
    'Un moschettiere fuori combattimento non compie azioni e non comincia scambi. Al Vieux-Colombier, però, un compagno può scambiare con lui, sia prima sia dopo che si è rialzato.',
  'ROY.OUT.11':
    'Dopo il recupero è di nuovo in forze, si trova al Vieux-Colombier e conta come se avesse già giocato il suo turno.',
  'ROY.OUT.12': 'I moschettieri scelgono in quale punto dell’ordine dei turni avviene un recupero normale.',
};

export const duel: Readonly<Record<string, string>> = {
  'ROY.DUEL.1':
    'Un duello oppone un moschettiere a un avversario. Per l’avversario lancia i dadi Milady; nella partita senza Milady ci pensa il tavolo.',
  'ROY.DUEL.2':
    'Un moschettiere che si trova nello stesso luogo di un avversario non ancora battuto può affrontarlo in duello con un’azione.',
  'ROY.DUEL.3':
    'I dadi blu sono il valore di combattimento del moschettiere (di base 3), più 1 per ogni carta Combattimento semplice e 2 per ogni doppia scartata per il duello.',
  'ROY.DUEL.4': 'Non si lanciano mai più di 6 dadi blu.',
  'ROY.DUEL.5':
    'Con 5 dadi si può ancora impegnare una carta doppia (il dado in eccesso va perso); raggiunti i 6 dadi non si può aggiungere altro.',
  'ROY.DUEL.6': 'I dadi rossi sono quelli indicati sulla carta o sul segnalino, al massimo 4.',
  'ROY.DUEL.7': 'Le carte si impegnano soltanto prima del primo lancio.',
  'ROY.DUEL.8': 'Le due parti lanciano nello stesso momento.',
  'ROY.DUEL.9':
    'Dopo ogni lancio si guardano prima le manovre segrete; Spade e Scudi si confrontano soltanto se nessuno ha realizzato la sua.',
  'ROY.DUEL.10': 'Nel confronto ogni Scudo annulla una Spada dell’altro colore; i Gigli non contano nulla.',
  'ROY.DUEL.11':
    'Ogni Spada non annullata toglie 1 punto ferita all’altra parte; i danni si applicano alle due parti insieme.',
  'ROY.DUEL.12': 'I duelli sono al primo sangue: finiscono dopo il primo lancio in cui qualcuno subisce un danno.',
  'ROY.DUEL.13':
    'Pareggio: se nessuno ha subito danni, ciascuna parte toglie uno dei propri dadi e rilancia gli altri.',
  'ROY.DUEL.14':
    'Dopo un pareggio non si possono più aggiungere carte Combattimento, carte per l’abilità speciale di Aramis né segnalini Epico.',
  'ROY.DUEL.15': 'Chi non ha più dadi non lancia nulla, mentre l’altro continua a lanciare.',
  'ROY.DUEL.16': 'Quando nessuna delle due parti ha più dadi, il duello finisce ed è fallito.',
  'ROY.DUEL.17':
    'Se colpisce soltanto il moschettiere, il duello finisce; l’avversario è eliminato se ha perso tutti i punti ferita.',
  'ROY.DUEL.18':
    'Se colpisce soltanto l’avversario, il duello è fallito: il moschettiere tiene le sue ferite e l’avversario resta.',
  'ROY.DUEL.19':
    'Se colpiscono entrambi, il duello finisce: l’avversario è eliminato se ha perso tutti i punti ferita, e il moschettiere tiene le sue ferite.',
  'ROY.DUEL.20': 'Dopo un duello fallito serve un’altra azione per affrontare di nuovo quell’avversario.',
  'ROY.DUEL.21':
    'Gli avversari hanno 1 punto ferita, se non è detto altrimenti; il danno in eccesso non ha altri effetti.',
  'ROY.DUEL.22': 'Una carta o un segnalino Avversario eliminato esce definitivamente dal gioco.',
  'ROY.DUEL.23': 'Lo Scagnozzo eliminato, invece, torna in mano a Milady.',
  'ROY.DUEL.24':
    'Cavois ha 2 punti ferita: un solo danno (quello di una manovra, per esempio) lo lascia in gioco con 1, e la ferita resta per il duello successivo.',
  'ROY.DUEL.25':
    'Alla fine del duello Jussac infligge 1 ferita al moschettiere, comunque sia andata: dopo un pareggio, dopo la sua eliminazione, dopo una manovra segreta del moschettiere.',
  'ROY.DUEL.26':
    'La ferita automatica di Jussac arriva a duello finito: non interrompe quindi un pareggio e non impedisce di rilanciare.',
  'ROY.DUEL.27':
    'L’armatura assorbe la ferita automatica di Jussac. Opzione del tavolo: soltanto se nell’ultimo lancio il suo Scudo non ha parato nulla.',
  'ROY.DUEL.28':
    'Vitray indossa un’armatura: ha uno Scudo in più a ogni lancio, che però non lo aiuta contro una manovra segreta.',
  'ROY.DUEL.29':
    'Il potere speciale di un avversario funziona anche quando il moschettiere ha realizzato la sua manovra segreta.',
  'ROY.DUEL.30':
    'Per ogni avversario eliminato i moschettieri ricevono subito le monete e i segnalini Epico che riporta.',
  'ROY.DUEL.31': 'Le carte impegnate in un duello si scartano, qualunque sia l’esito.',
  'ROY.DUEL.32':
    'L’equipaggiamento da duello vale in ogni duello: contro carte e segnalini, contro de Wardes, Rochefort e i carcerieri.',

  'ROY.MANO.1':
    'Una manovra segreta riesce quando tre dei dadi appena lanciati mostrano i tre simboli richiesti; gli altri dadi non contano.',
  'ROY.MANO.2':
    'Se riesce soltanto la manovra del moschettiere, l’avversario perde esattamente 1 punto ferita e i suoi dadi si ignorano.',
  'ROY.MANO.3':
    'Se riesce soltanto la manovra dell’avversario, questi vince il duello: il moschettiere perde esattamente 1 punto ferita e i suoi dadi si ignorano.',
  'ROY.MANO.4': 'Se riescono entrambe le manovre, ciascuna parte perde esattamente 1 punto ferita.',
  'ROY.MANO.5': 'Qualsiasi manovra riuscita mette fine al duello.',
  'ROY.MANO.6': 'Solo alcuni avversari hanno una manovra segreta; Rochefort ne ha una.',
  'ROY.MANO.7':
    'Le manovre si verificano a ogni lancio del duello; con meno di tre dadi non se ne può realizzare nessuna.',
  'ROY.MANO.8': 'Una manovra riuscita si applica da sé: il moschettiere non può preferirle il confronto delle Spade.',
  'ROY.MANO.9': 'La Spada in più della pistola non conta mai per una manovra.',
  'ROY.MANO.10': 'Neanche lo Scudo in più dell’armatura conta per una manovra.',
  'ROY.MANO.11': 'L’armatura non protegge da una manovra segreta, né il moschettiere né l’avversario.',
  'ROY.MANO.12': 'Se d’Artagnan ha due manovre, gli basta realizzarne una; il danno è comunque di 1 solo punto.',
  'ROY.MANO.13':
    'La spada di Toledo si usa prima del giudizio definitivo sulle manovre: il dado rilanciato può quindi completare la manovra del moschettiere anche quando l’avversario ha già mostrato la sua.',

  'ROY.WOUND.1': 'I moschettieri, Tréville compreso, hanno 3 punti ferita; Porthos ne ha 5.',
  'ROY.WOUND.2': 'Ogni ferita toglie 1 punto ferita; non si scende mai sotto 0.',
  'ROY.WOUND.3': 'A 0 il moschettiere è fuori combattimento, non morto.',
  'ROY.WOUND.4':
    'Le ferite restano di giro in giro, finché non vengono curate dal recupero, dal balsamo dell’Arsenale o da una carta.',
  'ROY.WOUND.5': 'Una cura non porta mai i punti ferita oltre il massimo indicato.',
  'ROY.WOUND.6': 'Rochefort ha 5 punti ferita e conserva le sue ferite da un duello all’altro e da un giro all’altro.',
};

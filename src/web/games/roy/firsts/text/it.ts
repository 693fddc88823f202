import type { FirstTexts } from './en.ts';

export const it: FirstTexts = {
  jailed:
    'Dalla Bastiglia si esce corrompendo le guardie con 1 moneta o battendo il carceriere in duello; ogni tentativo costa un’azione.',
  fell: 'Un moschettiere senza più punti ferita viene portato al Vieux-Colombier; invece di giocare il prossimo turno si rialza, e li recupera tutti.',
  snare: 'Un Tranello toglie 1 punto ferita a chi lo scopre o vi avanza, e l’armatura non serve a nulla.',
  decoy: 'Sotto un’Esca non c’è nessuno: costa soltanto l’azione che l’ha scoperta.',
  rochefort:
    'Rochefort sbarra il passo: prima bisogna battersi con lui, senza spendere azioni, e se non viene ferito il tentativo è perso e lui resta.',
  nemesis:
    'La Nemesi: soltanto il moschettiere nominato da Milady può tentare questa missione, finché non ne supera un ostacolo.',
  trap: 'In una missione c’è una Trappola: finché resta lì, tutti devono rispettarla.',
  bite: 'Il Ladro e l’Assassino lanciano un dado per ogni moschettiere che entra, e restano fino alla fine della missione.',
  'louvre-failed':
    'Una missione arrivata in fondo alla scala del Louvre fallisce: la Regina perde 2 punti onore e Milady pesca una carta Tradimento.',
  treachery: 'Una carta Tradimento ha effetto subito, e Milady ne gioca al massimo una per giro.',
  siege:
    'A ogni giro le due parti lanciano i dadi per l’assedio: contano soltanto le Spade, e chi ne ha di più sposta il segnalino dalla sua parte.',
  abduction:
    'Finché a Parigi c’è il Rapimento, Milady lancia i dadi alla fine di ogni giro: alla sesta Spada Costanza muore.',
  manoeuvre:
    'I tre simboli richiesti in un solo lancio sono una manovra segreta: toglie esattamente 1 punto ferita e chiude il duello, qualunque cosa mostrino gli altri dadi.',
  draw: 'Nessuno è ferito, quindi è un pareggio: ciascuno toglie un dado e rilancia gli altri.',
  toledo: 'Una volta per duello, chi ha una spada di Toledo può rilanciare uno dei propri dadi.',
  earned:
    'I moschettieri guadagnano una carta «Uno per tutti»: in qualsiasi momento può fermare il tempo, restituire onore alla Regina o valere 2 segnalini Epico.',
  'one-for-all': 'Una carta «Uno per tutti» ha uno solo dei suoi tre effetti, una volta sola, e poi esce dal gioco.',
  epics: 'I segnalini Epico servono soltanto alla Ricerca, su ogni plancia in modo diverso.',
  'board-2':
    'La seconda plancia: si vincono le quattro sfide, in qualsiasi ordine, e soltanto dopo si affronta de Wardes.',
  'board-3':
    'La terza plancia: tre avversari coperti, uno dopo l’altro, e le carte Combattimento si impegnano prima di scoprirli.',
  'board-4':
    'L’ultima plancia: un’anticamera si supera vincendo la sua sfida, battendo i suoi due avversari o con un passaggio segreto da 3 segnalini Epico.',
  'time-stopped': 'Il tempo è fermo: fino alla fine del giro il segnalino Tempo non avanza più.',
  exposed: 'Milady è scoperta: ora la sua miniatura sta nel luogo in cui è andata in questo giro.',
  traded:
    'Due moschettieri nello stesso luogo si scambiano tutte le carte e l’equipaggiamento che vogliono, e l’azione la spende soltanto chi comincia.',
  reinforced: 'Una carta Combattimento piazzata a La Rochelle resta lì, e lancia i suoi dadi in ogni assedio.',
  razed: 'Milady era a La Rochelle, e ha scartato una delle carte Combattimento piazzate lì.',
  'her-treachery': 'Pesca una carta Tradimento o giocane una: mai entrambe le cose nello stesso giro.',
  'her-paris':
    'Non devi per forza giocare una carta Parigi; una nuova prende il posto della vecchia, e gli avversari non battuti tornano nella tua mano.',
  'her-raze': 'A La Rochelle scarti una carta Combattimento, ma mai M. de Bassompierre.',
};

import type { OptionText } from '#kernel/text.ts';
import type { RoyText } from '../shape.ts';

const onOff = (title: string, help: string, off: string, on: string): OptionText => ({
  title,
  help,
  values: { off: { title: 'No', help: off }, on: { title: 'Sì', help: on } },
});

const seconds = (count: number) => ({
  title: `${count} secondi`,
  help: `I moschettieri hanno ${count} secondi per il resto della loro fase; i duelli non contano.`,
});

export const options: RoyText['options'] = {
  automa: {
    title: 'Milady',
    help: 'Si può giocare anche se nessuno la interpreta: il tavolo pesca le sue carte e lancia i suoi dadi.',
    values: {
      off: { title: 'La interpreta qualcuno', help: 'Uno di voi è Milady.' },
      on: { title: 'Senza Milady', help: 'Il primo posto è di Milady, e lo gioca il tavolo.' },
    },
  },
  treville: {
    title: 'Tréville',
    help: 'Se il capitano dei moschettieri partecipa. In sei giocatori c’è sempre.',
    values: {
      none: { title: 'Resta a casa', help: 'I moschettieri sono quelli di sempre.' },
      'stands-in': { title: 'Scende in campo', help: 'Prende il posto di un moschettiere, a scelta dei giocatori.' },
    },
  },
  easy: onOff(
    'Partita più facile',
    'Un piccolo aiuto per i moschettieri.',
    'I moschettieri cominciano senza carte «Uno per tutti».',
    'I moschettieri cominciano con una carta «Uno per tutti».',
  ),
  mortalQuest: onOff(
    'Ricerca mortale',
    'Che cosa succede a chi va fuori combattimento alla Ricerca.',
    'Si riprende e può tornarvi.',
    'Non può tornarvi mai più; quando tutti ne sono esclusi, Milady vince.',
  ),
  athosBrave: onOff(
    'Athos il coraggioso',
    'Se Rochefort può battersi con Athos.',
    'Mai.',
    'Deve affrontarlo dove sta già allo scoperto, e soltanto lì.',
  ),
  noHourglass: {
    title: 'Clessidra',
    help: 'Le carte «Emergenza!» fanno partire la clessidra. Si possono lasciare da parte.',
    values: {
      off: { title: 'Con la clessidra', help: 'Entrambe le carte «Emergenza!» sono nel mazzo Tradimento.' },
      on: { title: 'Senza clessidra', help: 'Le due carte «Emergenza!» restano fuori: nessuno ha fretta.' },
    },
  },
  hourglassSeconds: {
    title: 'Durata della clessidra',
    help: 'Quanto tempo hanno i moschettieri dopo una carta «Emergenza!».',
    values: { 120: seconds(120), 60: seconds(60), 90: seconds(90), 180: seconds(180), 240: seconds(240) },
  },
  rochefortMandatory: onOff(
    'Rochefort intercetta sempre',
    'Se Milady, finché è nascosta, può lasciar correre un tentativo. Allo scoperto Rochefort si batte sempre.',
    'Decide lei ogni volta.',
    'Rochefort intercetta ogni volta che può.',
  ),
  rochefortDoubleHit: {
    title: 'Colpo doppio con Rochefort',
    help: 'Quanto perde ciascuno quando Rochefort e un moschettiere si colpiscono nello stesso lancio.',
    values: {
      one: { title: 'Un punto a testa', help: 'Ciascuno perde esattamente 1 punto ferita.' },
      perSword: { title: 'Conta ogni Spada', help: 'Ciascuno perde 1 punto ferita per ogni Spada non annullata.' },
    },
  },
  bastilleLoose: onOff(
    'Evasione facile',
    'Che cosa serve per evadere dalla Bastiglia.',
    'Bisogna battere il carceriere.',
    'Il duello libera il moschettiere, qualunque ne sia l’esito.',
  ),
  treacheryNoReshuffle: onOff(
    'Tradimenti una volta sola',
    'Che fine fanno le carte Tradimento giocate.',
    'Si rimescolano quando il mazzo è vuoto.',
    'Escono definitivamente dal gioco.',
  ),
  richelieuMayStay: onOff(
    'Restare nel covo di Richelieu',
    'Se può restare chi comincia il turno nel covo di Richelieu.',
    'Deve andarsene prima della fine del turno.',
    'Può restare.',
  ),
  jussacArmourOnce: onOff(
    'L’armatura contro Jussac',
    'Quando l’armatura assorbe la ferita che Jussac infligge alla fine del duello.',
    'Sempre.',
    'Soltanto se nell’ultimo lancio il suo Scudo non ha parato nulla.',
  ),
  hopelessChallenges: onOff(
    'Sfide disperate',
    'Se si può dichiarare una sfida fuori portata, per esempio per stanare Rochefort.',
    'Si possono dichiarare soltanto le sfide che si possono vincere.',
    'Si può dichiarare qualsiasi sfida; se non si può vincere, l’azione è persa.',
  ),
  openTrades: onOff(
    'Scambi scoperti',
    'Chi vede le carte che i moschettieri si scambiano.',
    'Soltanto i due che scambiano; gli altri sanno quante sono.',
    'Tutti, Milady compresa.',
  ),
  bassompierreDiscardable: onOff(
    'M. de Bassompierre si può scacciare',
    'Se Milady può scartarlo a La Rochelle.',
    'No, può scartare soltanto carte Combattimento.',
    'Sì, come una carta Combattimento.',
  ),
  oneForAllVote: onOff(
    'Uno per tutti, ai voti',
    'Chi decide di giocare una carta «Uno per tutti».',
    'Qualsiasi giocatore moschettiere, all’istante.',
    'Deve essere d’accordo più della metà dei giocatori moschettieri.',
  ),
  louvreReshuffle: onOff(
    'Louvre senza fine',
    'Che cosa succede quando le otto missioni del Louvre sono finite.',
    'Il Louvre resta vuoto.',
    'Le missioni uscite si mescolano e formano una nuova pila.',
  ),
  sixPlayerParis: {
    title: 'Carte Parigi in sei giocatori',
    help: 'Con quante carte Parigi comincia Milady, oltre a quella in gioco. In meno di sei, nessuna.',
    values: {
      two: { title: 'Due in mano', help: 'Sceglie due carte Parigi da tenere in mano.' },
      one: { title: 'Una in mano', help: 'Sceglie una carta Parigi da tenere in mano.' },
    },
  },
  automaSharp: onOff(
    'Tavolo più accorto',
    'Quale carta Combattimento si scarta a La Rochelle quando nessuno interpreta Milady.',
    'Una qualsiasi di quelle piazzate, a caso.',
    'Prima di tutto una doppia.',
  ),
  setupTrapsAsleep: onOff(
    'Trappole addormentate all’inizio',
    'Se un Ladro o un Assassino colpisce già durante la preparazione.',
    'Colpisce subito i moschettieri che partono da lì.',
    'Dorme finché non entra qualcuno.',
  ),
  privateTalk: onOff(
    'Parlare in segreto',
    'Se Milady legge ciò che i moschettieri si scrivono.',
    'Legge tutto, come vogliono le regole.',
    'I loro messaggi le sono nascosti, contro le regole del gioco.',
  ),
  odds: {
    title: 'Probabilità nei duelli',
    help: 'Se la pagina calcola le probabilità esatte di un duello per chi guarda.',
    values: {
      shown: { title: 'Mostrate', help: 'Le probabilità stanno accanto ai dadi e a ogni scelta.' },
      hidden: { title: 'Nascoste', help: 'Ognuno giudica da sé.' },
    },
  },
};

import type { TrapId } from '#games/roy/cards/traps.ts';
import type { TreacheryId } from '#games/roy/cards/treachery.ts';
import type { FoeId } from '#games/roy/choices.ts';
import type { MissionPlace, Musketeer, Place } from '#games/roy/names.ts';
import {
  lifePoints,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  title,
  toMan,
  upper,
} from '#games/roy/text/it/names.ts';
import type { Asking, Sentences } from '../../../voice/wording.ts';
import type { TalkReasons } from '../../voice/reasons.ts';
import type { WishKind } from '../../voice/wishes.ts';

const { places, foes, traps, paris, treachery, skills } = names;
const often = (count: number): string => (count === 1 ? '1 volta' : `${count} volte`);
const to = (what: string): string => places[what as Place].to;
const OF: Readonly<Record<MissionPlace, string>> = { paris: 'Parigi', louvre: 'il Louvre' };
const YOURS: Readonly<Record<MissionPlace, string>> = {
  paris: 'Parigi la lascio a te',
  louvre: 'Il Louvre lo lascio a te',
};

export const talk: Sentences<TalkReasons> = {
  coming: ({ place }) => `Intesi: vado ${places[place].to}.`,
  'coming-next': ({ place }) => `Il mio turno è passato; al prossimo giro vengo ${places[place].to}.`,
  there: ({ place }) => `Sono ${places[place].at}, e ci resto.`,
  sending: ({ who, place }) => `Intesi: ${man(who)} va ${places[place].to}.`,
  'sending-next': ({ who, place }) =>
    `${Man(who)} ha già avuto il suo turno; al prossimo giro viene ${places[place].to}.`,
  posted: ({ who, place }) => `${Man(who)} è ${places[place].at}, e ci resta.`,
  staying: () => 'Nessuno mi farà lasciare la Ricerca.',
  'purse-kept': ({ purse }) => {
    if (purse === 0) return 'La borsa è vuota: non ho nulla da toccare.';
    return purse === 1 ? 'Non tocco la nostra moneta.' : `Non tocco le nostre ${pistoles(purse)}.`;
  },
  'cards-promised': ({ who, dice }) =>
    `Al prossimo incontro le mie carte Combattimento vanno ${toMan(who)}: ${dice === 1 ? 'un dado' : `${dice} dadi`} in tutto.`,
  'left-to-you': ({ place }) => `${YOURS[place as MissionPlace]}: io guardo altrove.`,
  'going-first': () => 'Allora apro io la strada.',
  'after-you': () => 'Dopo di te.',
  'cards-kept': ({ cards }) =>
    cards === 1
      ? 'La nostra carta «Uno per tutti» resta dov’è.'
      : `Le nostre ${oneForAllCards(cards)} restano dove sono.`,
  healing: ({ life }) => `${lifePoints(life)}: sì, penso alle mie ferite.`,
  'no-bastille': () => 'Volentieri, ma sono alla Bastiglia.',
  'no-down': () => 'Volentieri, ma prima devo rimettermi in piedi.',
  'no-life': ({ place }) => `Mi resta un solo punto ferita: non reggerei ${places[place].at}.`,
  'no-fateful': () => 'La Ricerca mi è proibita per sempre.',
  'no-mission': ({ place }) => `Per ora non c’è nulla da fare ${places[place].at}.`,
  'no-beggars': ({ place }) => `Il Mendicante non lascia fare nulla ${places[place].at}: prima paghiamolo.`,
  'no-nemesis': ({ place, who }) => `${upper(places[place].at)} la Nemesi lascia agire soltanto ${man(who)}.`,
  'no-there': () => 'Non sono alla Ricerca.',
  'no-combat': () => 'Non ho carte Combattimento.',
  'no-trade': () => 'In questo giro non si scambia.',
  'no-remedy': () => 'Non ho né Planchet né di che pagare un balsamo.',
  'no-wound': () => 'Non ho un graffio.',
  'no-turn': () => 'Ho già avuto il mio turno.',
  'no-beggars-purse': ({ place }) => `Con quella borsa va pagato il Mendicante ${places[place].at}.`,
  'no-alone': ({ place }) => `Solo io posso agire ${places[place].at}: se me ne vado, la missione è perduta.`,

  'lurk-quest': ({ men }) =>
    men === 0
      ? 'Prima o poi alla Ricerca vengono tutti.'
      : `${men === 1 ? 'Uno di loro è' : `${men} di loro sono`} alla Ricerca: lì Rochefort incontrerebbe qualcuno.`,
  'lurk-mission': ({ place, men }) =>
    men === 0
      ? `Qualcuno verrà ${places[place].to}: Rochefort può aspettare.`
      : `${men === 1 ? 'Uno di loro lavora' : `${men} di loro lavorano`} ${places[place].at}: un buon posto per l’agguato.`,
  'lurk-raze': ({ before, after }) =>
    before === after
      ? 'A La Rochelle perderebbero un rinforzo.'
      : `Un rinforzo in meno, e il loro assedio fallisce ${often(after)} su cento invece di ${before}.`,
  'lurk-richelieu': ({ hand }) =>
    `${hand === 0 ? 'Senza carte' : hand === 1 ? 'Con una carta' : `Con ${hand} carte`} Tradimento in mano, il Cardinale può aiutare.`,
  'lurk-quarters': ({ pile }) =>
    pile === 0 ? 'A casa mia nessuno mi cerca.' : 'Nel mio rifugio c’è un’altra carta Parigi da prendere.',
  'lurk-walls': () => 'A La Rochelle le trincee sono vuote: c’è poco da sabotare.',
  'lay-hard': () => 'È qui che inciamperanno.',
  'lay-decoy': () => 'Anche una stanza vuota costa coraggio.',
  lay: () => 'Perché nessuna via sia facile.',
  'place-foe': ({ place, card }) => `${upper(foes[card as FoeId].the)} li tratterrà ${places[place].at}.`,
  'place-trap': ({ place, card }) => `${upper(traps[card as TrapId].the)}: una brutta sorpresa ${places[place].at}.`,
  nemesis: ({ who }) => `È ${man(who)} quello che lì può fare meno.`,
  'paris-kept': ({ card }) => `${title(paris[card])} promette di più in questo momento.`,
  found: ({ card }) => `${title(treachery[card as TreacheryId])} è quel che mi serve ora.`,
  'let-pass': ({ who }) => `Non vale la pena mostrarsi: lasciamo fare ${toMan(who)}.`,
  'give-skill': ({ who, skill }) => `${Man(who)} saprà usare meglio di me una carta ${skills[skill]}.`,
  give: ({ who }) => `${Man(who)} saprà usarla meglio.`,
};

export const asking: Asking<WishKind> = {
  come: { button: what => `Vieni ${to(what)}`, line: what => `Vieni ${to(what)}!` },
  help: {
    button: what => `Raggiungi ${man(what as Musketeer)}`,
    line: what => `A me! Raggiungi ${man(what as Musketeer)}!`,
  },
  stay: { button: () => 'Resta alla Ricerca', line: () => 'Resta alla Ricerca!' },
  purse: { button: () => 'Tieni le monete', line: () => 'Teniamo da parte le monete!' },
  combat: {
    button: () => 'Dammi le tue carte Combattimento',
    line: () => 'Quando ci vediamo, dammi le tue carte Combattimento!',
  },
  leave: {
    button: what => `Lasciami ${OF[what as MissionPlace]}`,
    line: what => `Lasciami ${OF[what as MissionPlace]}!`,
  },
  first: { button: () => 'Comincia tu', line: () => 'Comincia tu!' },
  after: { button: () => 'Lascia che cominci io', line: () => 'Lascia che cominci io!' },
  spare: { button: () => 'Tieni le carte «Uno per tutti»', line: () => 'Teniamo le carte «Uno per tutti»!' },
  heal: { button: () => 'Cura le tue ferite', line: () => 'Cura le tue ferite!' },
};

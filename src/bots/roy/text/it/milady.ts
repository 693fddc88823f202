import { Man, man, names, points, title, toMan, upper } from '#games/roy/text/it/names.ts';
import type { Sentences } from '../../../voice/wording.ts';
import type { MiladyReasons } from '../../voice/reasons.ts';

const { places, foes, paris } = names;
const often = (count: number): string => (count === 1 ? '1 volta' : `${count} volte`);
const rounds = (count: number): string => (count === 1 ? 'un giro' : `${count} giri`);
const spaces = (count: number): string => (count === 1 ? 'una casella' : `${count} caselle`);

export const milady: Sentences<MiladyReasons> = {
  plot: ({ hand }) => (hand === 0 ? 'Ho le maniche vuote: non per molto.' : 'Una carta in più nella manica, signori.'),
  emergency: () => 'Pensate troppo, signori: la sabbia scorre.',
  reinforcements: ({ red }) => `Stanotte a La Rochelle si sentiranno ${red} dadi: i miei rinforzi sono arrivati.`,
  ambush: () => 'Le strade buie, signori, sono così buie.',
  conscripts: ({ men }) =>
    `Le reclute del Re vi terranno ${men === 1 ? 'un po’ più occupato' : `tutti e ${men} un po’ più occupati`} del previsto.`,
  jailed: () => 'Una firma del Cardinale, e alla Bastiglia c’è posto.',
  isolation: () => 'Parlate troppo tra voi: per oggi niente regali.',
  'dead-end': ({ rounds: left }) => `Vi ${left === 1 ? 'restava' : 'restavano'} ${rounds(left)}. Togliamone uno.`,
  balm: ({ life }) =>
    life === 0
      ? 'Rochefort ha riposato abbastanza.'
      : `A Rochefort ${life === 1 ? 'resta un punto ferita' : `restano ${life} punti ferita`}: un unguento gli farà bene.`,
  intrigue: ({ left }) => `Una parola all’orecchio giusto, e la Regina, che aveva ${points(left)}, ne ha uno in meno.`,
  'no-plot': () => 'Stasera mi accontento di guardare.',
  'no-paris': () => 'Parigi può aspettare.',
  'aim-last': ({ who }) => `${Man(who)} è appeso a un filo: sarebbe crudele non tagliarlo.`,
  aim: ({ who, life }) => `${Man(who)} ha ${life} punti ferita: troppi, per i miei gusti.`,
  'aim-jail': ({ who, place }) =>
    `${Man(who)} era troppo utile ${places[place].at}: la Bastiglia farà a meno dei suoi talenti.`,
  victim: ({ who }) => `A Parigi ${man(who)} ha incontrato una lama: una città così pericolosa.`,
  'paris-new': ({ card }) => `Tutto tranquillo a Parigi? Allora ecco ${title(paris[card])}.`,
  'paris-other': ({ card, before }) => `Basta con ${title(paris[before])}: preferisco ${title(paris[card])}.`,
  intercept: ({ who, chance }) =>
    `Rochefort ha due parole da dire ${toMan(who)}, e ${often(chance)} su cento ha l’ultima.`,
  raze: ({ before, after }) =>
    `Un rinforzo in meno: il loro assedio fallisce ${often(after)} su cento invece di ${before}.`,
  'raze-calm': () => 'Una trincea cede un palmo a notte, e nessuno se ne accorge.',
  refill: ({ hand }) =>
    `${hand === 0 ? 'Nessuna carta' : hand === 1 ? 'Una carta' : `${hand} carte`} in mano: Sua Eminenza è generosa stasera.`,
  'search-plots': () => 'Sua Eminenza mi lascia scegliere. So esattamente che cosa voglio.',
  'siege-reroll': () => 'I miei cannonieri ritenteranno quel colpo.',
  'siege-keep': () => 'I miei cannonieri hanno fatto abbastanza.',
  'foe-reroll': ({ foe }) => `${upper(foes[foe].the)} ha un secondo colpo in serbo.`,
  'foe-keep': ({ foe }) => `${upper(foes[foe].the)} non ha bisogno di un secondo colpo.`,

  'taunt-honour': ({ left }) => `Com’è pallida la Regina. Ancora ${left} sussurri, ed è mia.`,
  'taunt-honour-last': ({ left }) =>
    `Ancora ${left === 1 ? 'un sussurro' : `${left} sussurri`}, e una Regina si inginocchia davanti al Cardinale.`,
  'taunt-louvre': () => 'Di nuovo tardi al Louvre? La Regina contava tanto su di voi.',
  'taunt-siege': ({ spaces: left }) => `Sentite i cannoni? Ancora ${spaces(left)}, e taceranno.`,
  'taunt-siege-last': ({ spaces: left }) =>
    `${left === 1 ? 'Una casella' : 'Pochi passi'}, signori, e del vostro assedio non ci sarà più nulla da raccontare.`,
  'taunt-razed': () => 'Trovavo le vostre trincee un po’ affollate.',
  'taunt-fell': ({ who }) => `Qualcuno porti a casa ${man(who)}. E attenti al tappeto.`,
  'taunt-wounded': ({ who }) => `Sanguinate, ${man(who)}. Fa molto male?`,
  'taunt-jailed': ({ who }) => `I miei omaggi al governatore della Bastiglia, ${man(who)}.`,
  'taunt-richelieu': ({ who }) => `Mi cercavate dal Cardinale, ${man(who)}? Quale onore.`,
  'taunt-time': ({ rounds: left }) =>
    `Il tempo vola in buona compagnia: ${left === 1 ? 'resta' : 'restano'} ${rounds(left)}.`,
  'taunt-time-last': ({ rounds: left }) =>
    `${left === 1 ? 'Un giro' : `${left} giri`}, signori. Non comincerei un romanzo.`,
  'taunt-constance': ({ left }) =>
    `Costanza vi saluta. Ancora ${left === 1 ? 'un passo' : `${left} passi`}, e sarà la sua ultima lettera.`,
  'taunt-abduction': () => 'Qualcuno ha visto Madame Bonacieux? No? Che peccato.',
  'taunt-holds': ({ who }) => `Rochefort non vi ha lasciato passare, ${man(who)}? È così ostinato.`,
  'taunt-snare': ({ who }) => `Guardate dove mettete i piedi, ${man(who)}.`,
  'taunt-decoy': ({ who }) => `Tanto coraggio per una stanza vuota, ${man(who)}?`,
  'taunt-lost': ({ who, foe }) => `${upper(foes[foe].the)} chiede se vi stavate impegnando, ${man(who)}.`,
  'taunt-fled': () => 'Un graffio, signori. Rochefort vi manderà il conto del sarto.',
  'taunt-rochefort': () => 'Avete messo a letto Rochefort. Dovrò fare tutto da sola.',
  'taunt-completed': ({ place }) => `Ben fatto ${places[place].at}. Tanto cominciava ad annoiarmi.`,
  'taunt-board': () => 'Un po’ più avanti sulla vostra strada, e ancora così lontani dalla Regina.',
  'taunt-idle': ({ who }) => `Ci si riposa, ${man(who)}? Il Cardinale ringrazia.`,
  'taunt-won': () => 'Uno per tutti, e tutti per niente. Buona notte, signori.',
  'taunt-beaten': () => 'La giornata è vostra, signori. Io ho buona memoria.',
};

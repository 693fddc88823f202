import type { Item, Skill } from '#games/roy/names.ts';
import {
  IN_PATH,
  Man,
  man,
  names,
  oneForAllCards,
  pistoles,
  points,
  redDice,
  toMan,
  upper,
} from '#games/roy/text/it/names.ts';
import type { Sentences } from '../../../voice/wording.ts';
import type { TeamReasons } from '../../voice/reasons.ts';

const { places, foes, skills, items, faces } = names;
const often = (count: number): string => (count === 1 ? '1 volta' : `${count} volte`);
const must = (count: number): string => (count === 1 ? 'dovrà' : 'dovranno');
const rounds = (count: number): string => (count === 1 ? 'un giro' : `${count} giri`);
const left = (count: number): string => (count === 1 ? 'Resta un giro' : `Restano ${count} giri`);
const blue = (count: number): string =>
  count === 0 ? 'nessun dado blu' : count === 1 ? 'uno solo blu' : `${count} blu`;
const squares = (count: number): string => (count === 1 ? 'una casella' : `${count} caselle`);
const life = (count: number): string => (count === 1 ? 'un punto ferita' : `${count} punti ferita`);
/** At 0 nothing is lacking: what is added then is added for safety. */
const lacking = (count: number): string =>
  count === 0 ? 'Per non correre rischi' : count === 1 ? 'Mi manca 1' : `Mi mancano ${count}`;
const dark = (count: number): string =>
  count === 1 ? 'Un segnalino della locanda è al buio' : `${count} segnalini della locanda sono al buio`;
const item = (id: Item): string => items[id].a;
const OF_SKILL: Readonly<Record<Skill, string>> = {
  erudition: 'di Erudizione',
  nobility: 'di Nobiltà',
  gallantry: 'di Galanteria',
  panache: 'di Coraggio',
};
const MY: Readonly<Record<Skill, string>> = {
  erudition: 'la mia Erudizione',
  nobility: 'la mia Nobiltà',
  gallantry: 'la mia Galanteria',
  panache: 'il mio Coraggio',
};
/** What the Queen has left, as the head of a clause. */
const queen = (count: number): string =>
  count === 1 ? 'alla Regina resta 1 punto onore' : `alla Regina restano ${points(count)}`;

const CAST = {
  dartagnan: 'due manovre segrete, e più Coraggio che giudizio',
  athos: 'perfino Rochefort gli cede il passo',
  aramis: 'una volta per giro gli serve qualsiasi carta, fosse anche un sonetto',
  porthos: 'cinque punti ferita, e gli serviranno tutti',
  treville: 'lui dà gli ordini, gli altri sanguinano',
} as const;

const QUEST = [
  '',
  'La locanda del Giglio d’Oro non si svuota da sola',
  'L’Inghilterra è di là dal mare',
  'I gioielli della Regina devono tornare a Parigi',
  'Le gallerie del Louvre sono l’ultimo passo',
] as const;

export const team: Sentences<TeamReasons> = {
  'go-louvre-queen': ({ left: honour }) =>
    `Un fallimento al Louvre costerebbe due punti onore, e ${queen(honour)}: sto già correndo.`,
  'go-louvre-fails': () => 'Il Louvre fallisce in questo giro: ci vado io.',
  'go-louvre-slips': () => 'Un’altra serata di pettegolezzi al Louvre, e paga la Regina: ci vado io.',
  'go-louvre': () => 'La faccenda del Louvre è fresca e vale due segnalini Epico: vado a sistemarla.',
  'go-abduction': ({ chance }) => `Possono portarci via Costanza stanotte (${chance}%): a Parigi!`,
  'go-abduction-early': () => 'Costanza è nelle loro mani: meglio bussare a Parigi prima che facciano i bagagli.',
  'go-disappearance': ({ rounds: count }) =>
    `Finché Costanza è scomparsa il tempo corre doppio. ${left(count)}: cerco per tutta Parigi.`,
  'go-smuggler': () => 'Il Contrabbandiere arma gli assediati a ogni giro: gli faccio visita a Parigi.',
  'go-message': ({ left: honour }) => `Quel messaggio costa onore a ogni giro, e ${queen(honour)}: a Parigi.`,
  'go-captive': () => 'Finché Costanza è sotto chiave, Milady pesca un Tradimento a ogni giro: a Parigi.',
  'go-duels': () => 'Le guardie del Cardinale cercano lite a Parigi: mi dispiacerebbe mancare.',
  'go-siege': ({ chance }) => `L’assedio può fallire in questo giro (${chance}%): corro a La Rochelle.`,
  'go-siege-weak': ({ red, blue: own }) =>
    `${redDice(red)} contro ${blue(own)}: a La Rochelle le nostre linee sono deboli, ci vado io.`,
  'go-siege-guard': ({ spaces }) => `L’assedio è a ${squares(spaces)} dalla rovina: ci tengo che ci resti.`,
  'go-quest-last': () => 'Una sola porta ci separa dalla Regina: la passo io.',
  'go-quest-late': ({ rounds: count }) => `${left(count)} al massimo: la Ricerca o niente.`,
  'go-quest': ({ board }) => `${QUEST[board]}: prendo la strada della Ricerca.`,
  'go-meet': ({ who, place }) => `${Man(who)} è ${places[place].at}: due spade si fanno compagnia.`,
  'go-home': () => 'Al Vieux-Colombier, il tempo di riprendere fiato.',
  'go-spy': () => 'Qualcuno deve pur vedere se Milady cena dal Cardinale.',
  'go-out': ({ place }) => `Dal Cardinale non ci si trattiene: vado ${places[place].to}.`,
  go: ({ place }) => `Vado ${places[place].to}.`,

  'start-louvre-queen': ({ who, left: honour }) =>
    `Prima ${man(who)}: un fallimento al Louvre costa due punti onore, e ${queen(honour)}.`,
  'start-louvre-fails': ({ who }) => `Prima ${man(who)}: il Louvre fallisce in questo giro.`,
  'start-louvre-slips': ({ who }) => `Prima ${man(who)}: se il Louvre non è risolto, stasera la Regina perde onore.`,
  'start-louvre': ({ who }) => `Prima ${man(who)}: al Louvre ci sono due segnalini Epico da prendere.`,
  'start-abduction': ({ who, chance }) => `Prima ${man(who)}: stanotte Costanza può essere perduta (${chance}%).`,
  'start-abduction-early': ({ who }) => `Prima ${man(who)}: Costanza non si fa aspettare.`,
  'start-disappearance': ({ who }) => `Prima ${man(who)}: finché Costanza è scomparsa, il tempo corre doppio.`,
  'start-smuggler': ({ who }) => `Prima ${man(who)}: il Contrabbandiere arma gli assediati.`,
  'start-message': ({ who, left: honour }) => `Prima ${man(who)}: quel messaggio costa onore, e ${queen(honour)}.`,
  'start-captive': ({ who }) => `Prima ${man(who)}: la prigionia di Costanza nutre i Tradimenti di Milady.`,
  'start-duels': ({ who }) => `Prima ${man(who)}: a Parigi ci si batte.`,
  'start-siege': ({ who, chance }) => `Prima ${man(who)}: l’assedio può fallire in questo giro (${chance}%).`,
  'start-siege-weak': ({ who, red, blue: own }) =>
    `Prima ${man(who)}: a La Rochelle ${redDice(red)} contro ${blue(own)}.`,
  'start-siege-guard': ({ who }) => `Prima ${man(who)}: qualcuno deve badare all’assedio.`,
  'start-quest-last': ({ who }) => `Prima ${man(who)}: un’ultima anticamera, e abbiamo vinto.`,
  'start-quest-late': ({ who, rounds: count }) =>
    `Prima ${man(who)}: ${count === 1 ? 'resta un giro' : `restano ${count} giri`}, e la Ricerca non aspetta.`,
  'start-quest': ({ who }) => `Prima ${man(who)}: la Ricerca ha bisogno di lui.`,
  'start-down': ({ who }) => `Prima ${man(who)}: deve rimettersi in piedi.`,
  'start-jail': ({ who }) => `Prima ${man(who)}: deve ancora uscire dalla Bastiglia.`,
  'start-last': ({ who }) => `Manca soltanto ${man(who)}.`,
  start: ({ who, place }) => `Prima ${man(who)}: niente lo trattiene ${places[place].at}.`,

  cast: ({ who, skill, value }) => `Prendo ${man(who)}: ${skills[skill]} ${value}; ${CAST[who]}.`,
  'leave-out': ({ who }) => `Lasciamo a casa ${man(who)}: è quello di cui facciamo meglio a meno.`,
  'stands-in': ({ who }) => `Tréville prenda il posto di ${man(who)}: un capitano sul campo vale il cambio.`,

  'beggars-pay': ({ place, purse }) =>
    `Paghiamo il Mendicante: abbiamo ${pistoles(purse)}, e senza questo nessuno combina nulla ${places[place].at}.`,
  reveal: ({ hidden, epics }) =>
    `${dark(hidden)}: ${epics === 1 ? 'il nostro segnalino Epico' : `uno dei nostri ${epics} segnalini Epico`} per una lanterna è speso bene.`,
  'reveal-card': ({ hidden }) => `${dark(hidden)}: una carta «Uno per tutti» ne illumina fino a sei.`,
  name: ({ path }) => `Voglio vedere chi aspetta ${IN_PATH[path]}.`,
  'stop-end': () => 'Un altro rintocco e tutto è perduto: fermiamo l’orologio!',
  'stop-twice': ({ rounds: count }) =>
    `Stanotte il tempo avanzerebbe due volte, e abbiamo ${rounds(count)}: che si fermi.`,
  stop: ({ rounds: count }) => `Abbiamo ${rounds(count)}: che il tempo si fermi per uno.`,
  'save-queen': () => 'La Regina è davanti al Cardinale: tutti per uno, ora o mai più!',
  'lift-queen': ({ left: honour }) => `${upper(queen(honour))}: rendiamogliene due.`,
  'one-epic': ({ epics }) =>
    epics === 0
      ? 'Non abbiamo segnalini Epico: due ci farebbero comodo.'
      : `Abbiamo ${epics === 1 ? 'un segnalino Epico' : `${epics} segnalini Epico`}: altri due aprirebbero una porta.`,
  'keep-time': ({ rounds: count, cards }) =>
    `${left(count)}: teniamo ${cards === 1 ? 'la nostra carta «Uno per tutti»' : `le nostre ${oneForAllCards(cards)}`} per un’ora più buia.`,
  'keep-queen': ({ cards }) => `${oneForAllCards(cards)} non ${cards === 1 ? 'cambierà' : 'cambieranno'} nulla.`,
  'vote-yes': ({ by }, who) => `Tutti per uno: sono con ${who.name(by)}.`,
  'vote-no': ({ by }, who) => `Con rispetto, ${who.name(by)}: quella carta ci servirà di più in seguito.`,
  accept: ({ who }) => `Affare fatto, ${man(who)}: ognuno avrà ciò che gli serve.`,
  refuse: ({ who }) => `Un’altra volta, ${man(who)}.`,
  offered: ({ who }) => `Ecco la mia offerta, ${man(who)}.`,

  'draw-few': ({ cards }) =>
    `${cards === 0 ? 'A mani vuote' : cards === 1 ? 'Con una carta sola' : `Con ${cards} carte`} non si va lontano: pesco.`,
  'draw-skill': ({ skill, place }) =>
    `Serve ${skills[skill]} ${places[place].at}, e nessuno ne ha più di me: cerco carte.`,
  draw: () => 'Qui nulla preme: mi riempio la mano.',
  'trade-skill': ({ who, skill }) => `Nessuno vale ${man(who)} in ${skills[skill]}, e ce n’è bisogno: facciamo a metà.`,
  trade: ({ who }) => `Due parole ${toMan(who)}: forse ognuno di noi ha quello che manca all’altro.`,
  bassompierre: ({ blue: own }) =>
    `M. de Bassompierre scende in trincea: finora a La Rochelle ${own === 0 ? 'non abbiamo nemmeno un dado' : own === 1 ? 'abbiamo un dado solo' : `abbiamo solo ${own} dadi`}.`,
  essarts: ({ purse }) =>
    purse === 0
      ? 'La borsa è vuota: M. des Essarts avrà la bontà di rimediare.'
      : `La borsa conta ${pistoles(purse)}: M. des Essarts avrà la bontà di aggiungerne.`,
  buckingham: ({ epics }) =>
    `${epics === 0 ? 'Nessun segnalino' : epics === 1 ? 'Un segnalino' : `${epics} segnalini`} Epico: l’amicizia del Duca ne vale uno in più.`,
  captain: () => 'M. de Tréville saprà rifornirci.',
  ketty: () => 'Ketty sa dove la sua padrona passa la serata.',
  laporte: ({ left: honour }) => `${upper(queen(honour))}: M. de La Porte ha l’orecchio del Re.`,
  help: ({ who }) => `Planchet! Corri da ${man(who)}, gli sarai più utile.`,
  heal: ({ life: count }) => `${count === 1 ? 'Mi resta' : 'Mi restano'} ${life(count)}: Planchet, le bende.`,
  reinforce: ({ before, after }) =>
    `L’assedio può fallire in questo giro (${before}%): con questa carta ${after === 0 ? 'è escluso' : `accade ${often(after)} su cento`}.`,
  'reinforce-calm': ({ blue: own }) =>
    own === 0
      ? 'A La Rochelle le nostre trincee sono vuote: ci penso io.'
      : `A La Rochelle abbiamo ${own === 1 ? 'un dado' : `${own} dadi`}: un braccio in più non guasta.`,
  'challenge-last': ({ skill }) => `${skills[skill]} apre l’ultima porta: ho quel che serve.`,
  'challenge-quest': ({ skill, value, own }) =>
    own >= value
      ? `${skills[skill]} ${value}: non mi serve una sola carta.`
      : `${skills[skill]} ${value}: ne porto ${own} di mio, e carte per il resto.`,
  'challenge-ends': ({ place, skill }) => `Un po’ ${OF_SKILL[skill]}, e la faccenda è chiusa ${places[place].at}.`,
  challenge: ({ place, skill, value, own }) =>
    `${upper(places[place].at)} chiedono ${skills[skill]} ${value}: ${own >= value ? 'non mi serve una sola carta' : `ne porto ${own}, e carte per il resto`}.`,
  'duel-ends': ({ foe, place, chance }) =>
    `${upper(foes[foe].the)} è l’ultimo ostacolo ${places[place].at}: lo batto ${often(chance)} su cento.`,
  duel: ({ foe, chance }) => `In guardia, ${foes[foe].name}! Tocco ${often(chance)} su cento.`,
  'duel-token': ({ chance }) => `L’ho osservato bene: lo batto ${often(chance)} su cento.`,
  'duel-snare': () => 'È un Tranello, e qualcuno deve pur metterci il piede.',
  'duel-dark': () => 'Chiunque sia, con le buone non si farà da parte.',
  'duel-guard': ({ left: count, chance }) =>
    `Ancora ${count === 1 ? 'una guardia' : `${count} guardie`}, e ne batto una ${often(chance)} su cento.`,
  'duel-wardes': ({ chance }) =>
    `De Wardes ha il lasciapassare per l’Inghilterra: ${often(chance)} su cento passa di mano.`,
  'duel-last': ({ chance }) => `Solo spade tra noi e la Regina: vinco ${often(chance)} su cento.`,
  'buy-gear': ({ item: id, left: count }) =>
    `Prendo ${item(id)}, che servirà più di una volta; ${count === 0 ? 'una borsa è fatta per vuotarsi' : `${count === 1 ? 'resta' : 'restano'} ${pistoles(count)}`}.`,
  'buy-balm': ({ life: count }) =>
    `${count === 1 ? 'Mi resta' : 'Mi restano'} ${life(count)}: meglio il balsamo della bara.`,
  'buy-skill': ({ skill, value }) => `Coltivo ${MY[skill]}: ${value} d’ora in poi.`,
  'buy-manoeuvre': () => 'Un maestro d’armi mi ha mostrato una stoccata migliore.',
  bribe: ({ purse }) =>
    purse === 1
      ? 'La nostra ultima moneta apre questa porta: costa meno di un duello.'
      : `Abbiamo ${pistoles(purse)}, e una apre questa porta: costa meno di un duello.`,
  'break-out': ({ chance }) => `Il carceriere ha sonno: ${often(chance)} su cento esco.`,
  'advance-dark': ({ path, left: count }) =>
    `Ancora ${count === 1 ? 'una casella' : `${count} caselle`} ${IN_PATH[path]}: qualcuno deve vedere chi c’è.`,
  'advance-known': ({ path, chance }) => `So chi aspetta ${IN_PATH[path]}: lo batto ${often(chance)} su cento.`,
  'advance-free': ({ path }) => `La via è libera ${IN_PATH[path]}: avanzo.`,
  withdraw: () => 'C’è una via migliore in questa locanda: torno nell’Area Comune.',
  search: ({ left: count }) =>
    `Ancora ${count === 1 ? 'una traccia' : `${count} tracce`} e sapremo dov’è Costanza: cerco.`,
  'hand-over': ({ left: count }) =>
    `Al Contrabbandiere ${count === 1 ? 'manca una carta' : `mancano ${count} carte`}: eccone una.`,
  passage: ({ at }) => `L’anticamera ${at} ha il suo passaggio segreto: i segnalini Epico non hanno uso migliore.`,
  'passage-last': () => 'L’ultimo passaggio porta dalla Regina: i segnalini Epico sono fatti per questo.',
  order: ({ who }) => `${Man(who)} farà meglio di me da dove si trova: è un ordine.`,
  end: () => 'Ho fatto quel che potevo.',
  'end-idle': ({ left: count }) =>
    `${count === 1 ? 'Mi avanza un’azione' : `Mi avanzano ${count} azioni`}, e nulla qui che valga la pena.`,

  add: ({ short, skill }) => `${lacking(short)}: ancora un po’ ${OF_SKILL[skill]}.`,
  ability: ({ short }) =>
    short === 0
      ? 'Per non correre rischi, una carta qualsiasi: a chi sa tornire una frase vanno bene tutte.'
      : `${lacking(short)}, e ogni carta va bene a chi sa tornire una frase.`,
  'ability-die': ({ before, after }) =>
    before === after
      ? 'Una carta per un dado, per non lasciare nulla al caso.'
      : `Una carta per un dado: tocco ${often(after)} su cento invece di ${before}.`,
  epic: ({ short }) =>
    short === 0
      ? 'Per non correre rischi: un segnalino Epico in più.'
      : `${lacking(short)}: un segnalino Epico rimedierà.`,
  'epic-die': ({ before, after }) =>
    before === after
      ? 'Un segnalino Epico per un dado, per non lasciare nulla al caso.'
      : `Un segnalino Epico per un dado: tocco ${often(after)} su cento invece di ${before}.`,
  enough: ({ value }) => `Chiedevano ${value}, e ${value} avranno.`,
  short: ({ short }) => `${lacking(short)}, e non c’è altro da aggiungere.`,
  commit: ({ before, after }) => `Con questa carta tocco ${often(after)} su cento invece di ${before}.`,
  'commit-wounds': ({ before, after }) => `Con questa carta mi toccano ${often(after)} su cento invece di ${before}.`,
  'commit-sure': () => 'Una carta in più, per non lasciare nulla al caso.',
  'commit-none': ({ chance }) => `${often(chance)} su cento ${must(chance)} bastare: tengo le mie carte.`,
  'epic-none': ({ chance }) => `${often(chance)} su cento ${must(chance)} bastare: teniamo i segnalini Epico.`,
  blade: ({ face }) => `La mia spada di Toledo vale più di quel risultato: via ${faces[face as keyof typeof faces].a}.`,
  'blade-none': () => 'Questo lancio lo lascio com’è.',
  pay: ({ item: id }) => `È la carta che mi mancherà meno, e mi vale ${item(id)}.`,
  replace: ({ token }) => `C’è posto solo per due: rinuncio a ${items[token].a}.`,
  'bought-enough': ({ purse }) =>
    purse === 0
      ? 'Basta così: la borsa è vuota.'
      : `Basta così: nella borsa ${purse === 1 ? 'resta' : 'restano'} ${pistoles(purse)}.`,
  toll: ({ foe }) => `${upper(foes[foe].the)} vuole una carta prima di sguainare: avrà quella che mi manca meno.`,
  'sacrifice-town': () => 'L’assedio è perduto se nessuno versa il suo sangue: tocca a me.',
  sacrifice: ({ spaces }) => `A ${squares(spaces)} dalla rovina: il mio sangue per una in più.`,
  'spare-last': () => 'Sarebbe il mio ultimo punto ferita: le nostre linee reggeranno senza.',
  'spare-wounded': ({ life: count }) => `Ho ${life(count)}, e usi migliori da farne.`,
  spare: ({ spaces }) => `L’assedio è a ${squares(spaces)} dalla rovina: non serve sanguinare.`,
  stay: ({ place }) => `Sto benissimo ${places[place].at}.`,
};

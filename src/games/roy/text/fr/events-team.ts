import type { Card } from '../../cards/adventure.ts';
import { INN_SPACES } from '../../cards/board.ts';
import { PARIS } from '../../cards/paris.ts';
import { TOKEN_KINDS } from '../../cards/tokens.ts';
import type { Event } from '../../events.ts';
import type { Equipment, Musketeer } from '../../names.ts';
import { MILADY } from '../../state.ts';
import type { Sentences } from '../shape.ts';
import { deed } from './deeds.ts';
import {
  actions,
  blueRoll,
  cards,
  challengeOf,
  counts,
  epicTokens,
  FOR_EFFECT,
  INTO_PATH,
  lifePoints,
  list,
  Man,
  man,
  names,
  OF_PATH,
  ofMan,
  pistoles,
  redRoll,
  THE_ITEM,
  toMan,
  upper,
} from './names.ts';

const Foe = (foe: keyof typeof names.foes): string => upper(names.foes[foe].the);

const NOTHING = 'rien';
const goods = (known: readonly Card[] | null, count: number, gear: readonly Equipment[]): string => {
  const hidden = count === 0 ? [] : [cards(count)];
  const held = known === null ? hidden : counts(known);
  const parts = [...held, ...gear.map(each => names.items[each].a)];
  return parts.length === 0 ? NOTHING : list(parts);
};

const pathOf = (at: number): number => Math.floor(at / INN_SPACES);
const spaceOf = (at: number): number => (at % INN_SPACES) + 1;

const ROLLS = ['Premier', 'Deuxième', 'Troisième', 'Quatrième', 'Cinquième', 'Sixième', 'Septième'];
const rollOf = (round: number): string =>
  round === 1 ? 'Les dés roulent' : round > ROLLS.length ? `Lancer ${round}` : `${ROLLS[round - 1]} lancer`;

/** The cards that somebody draws, and why. */
const DREW: Readonly<Record<Extract<Event, { kind: 'drew' }>['why'], (draws: string) => string>> = {
  deal: draws => `Pour commencer, ${draws}.`,
  turn: draws => `Pour la nouvelle manche, ${draws}.`,
  action: draws => upper(`${draws}.`),
  recovery: draws => `Après ce repos, ${draws}.`,
  board: draws => `Pour le plateau terminé, ${draws}.`,
  captain: draws => `Grâce à M. de Tréville, ${draws}.`,
  planchet: draws => `Grâce à Planchet, ${draws}.`,
};

/** The musketeers' phase: actions, duels, the Quest, what they own. */
export const team = {
  drew({ seat, who: drawer, count, why, secret }, who) {
    const drawn = secret !== undefined && seat === who.me ? list(counts(secret.cards)) : cards(count);
    if (drawer !== undefined) return DREW[why](`${man(drawer)} pioche ${drawn}`);
    return DREW[why](seat === who.me ? `vous piochez ${drawn}` : `${who.name(seat)} pioche ${drawn}`);
  },
  'beggars-paid': ({ seat, place }, who) =>
    seat === who.me
      ? `Vous payez les Mendiants ${names.places[place].from}.`
      : `${who.name(seat)} paie les Mendiants ${names.places[place].from}.`,
  wounded({ who, wounds, life, by }) {
    const cause = {
      ambush: 'Le guet-apens',
      assassin: 'L’Assassin',
      duel: 'Le duel',
      sting: 'Une dernière estocade',
      snare: 'Le Piège',
      sacrifice: 'Le sacrifice',
      paris: 'Un duel dans les rues de Paris',
    }[by];
    const left = life === 0 ? 'il ne lui en reste aucun' : `il lui en reste ${life}`;
    return `${cause} coûte ${lifePoints(wounds)} ${toMan(who)} : ${left}.`;
  },
  fell: ({ who }) => `${Man(who)} est hors de combat : on le porte au Vieux-Colombier.`,
  fateful: ({ who }) => `${Man(who)} ne retournera plus jamais à la Quête.`,
  recovered: ({ who, life }) => `${Man(who)} se relève, avec ${lifePoints(life)}.`,
  healed: ({ who, life, by }) =>
    by === 'balm'
      ? `Le baume fait merveille : ${man(who)} a ${lifePoints(life)}.`
      : `Planchet prend soin ${ofMan(who)}, qui a maintenant ${lifePoints(life)}.`,
  jailed({ who, by }, reader) {
    if (by === 'treachery') return `${Man(who)} est jeté à la Bastille.`;
    return reader.me === MILADY
      ? `Vous n’êtes pas chez Richelieu : ${man(who)} est jeté à la Bastille.`
      : `Milady n’est pas chez Richelieu : ${man(who)} est jeté à la Bastille.`;
  },
  started: ({ who, actions: left }) => `Au tour ${ofMan(who)} : ${actions(left)}.`,
  ended: ({ who, left }) =>
    left === 1
      ? `Le tour ${ofMan(who)} prend fin : une action perdue.`
      : `Le tour ${ofMan(who)} prend fin : ${left} actions perdues.`,
  declared: ({ who, action }) => deed(who, action),
  moved({ who, from, to, how }) {
    const way = `${names.places[from].from} ${names.places[to].to}`;
    return how === 'action' ? `${Man(who)} se rend ${way}.` : `${Man(who)} galope ${way}.`;
  },
  stayed: ({ who }) => `${Man(who)} reste où il est.`,
  traded({ who, partner, gave, took, gearGiven, gearTaken, open, secret }) {
    const known = secret ?? open;
    const given = goods(known?.given ?? null, gave, gearGiven);
    const taken = goods(known?.taken ?? null, took, gearTaken);
    if (given === NOTHING) return `${Man(who)} reçoit ${ofMan(partner)} ${taken}, sans contrepartie.`;
    return taken === NOTHING
      ? `${Man(who)} donne ${toMan(partner)} ${given}, sans contrepartie.`
      : `${Man(who)} donne ${toMan(partner)} ${given}, et reçoit en retour ${taken}.`;
  },
  'no-trade': ({ who, partner }) => `${Man(who)} et ${man(partner)} ne font pas affaire.`,
  reinforced: ({ who, card }) =>
    card === 'bassompierre'
      ? 'M. de Bassompierre prend son poste à La Rochelle.'
      : `${Man(who)} pose ${names.cards[card].a} à La Rochelle.`,
  added: ({ who, card, ability }) =>
    ability
      ? `Aramis use de sa capacité et défausse ${names.cards[card].a} : +1.`
      : `${Man(who)} ajoute ${names.cards[card].a} : +1.`,
  challenged: ({ who, skill, value, score, won }) =>
    won
      ? `${Man(who)} remporte le ${challengeOf(skill)}, ${score} contre ${value}.`
      : `${Man(who)} échoue au ${challengeOf(skill)}, ${score} contre ${value}.`,
  fizzled: ({ who, action }) =>
    action.kind === 'challenge'
      ? `Le ${challengeOf(action.skill)} n’est plus à la portée ${ofMan(who)} : l’action est perdue.`
      : `${Man(who)} ne peut plus faire ce qu’il voulait : l’action est perdue.`,
  bought({ who, item, card, replaced }) {
    const paid = card === null ? '' : ` contre ${names.cards[card].a}`;
    const bought = `${Man(who)} achète ${names.items[item].a}${paid}`;
    return replaced === null ? `${bought}.` : `${bought} et abandonne ${THE_ITEM[replaced]}.`;
  },
  bribed: ({ who }) => `${Man(who)} soudoie ses geôliers et gagne le Vieux-Colombier.`,
  freed: ({ who }) => `${Man(who)} s’évade de la Bastille et gagne le Vieux-Colombier.`,
  searched: ({ who, roll, total }) =>
    `${Man(who)} cherche Constance : ${blueRoll(roll)}. Succès en tout : ${total} sur ${PARIS.disappearance.goal}.`,
  'handed-over': ({ who, card, total }) =>
    `${Man(who)} remet ${names.cards[card].a} au trafiquant : ${total} sur ${PARIS.smuggler.goal}.`,
  duel: ({ who, token }) =>
    token === null ? `${Man(who)} se bat.` : `${Man(who)} croise le fer avec ${names.tokens[token].a}.`,
  toll: ({ who, card }) => `La Houdinière prélève son dû : ${man(who)} défausse ${names.cards[card].a}.`,
  committed: ({ who, card, ability }) =>
    ability
      ? `Aramis use de sa capacité et défausse ${names.cards[card].a} : un dé de plus.`
      : `${Man(who)} engage ${names.cards[card].a}.`,
  'epic-die': ({ who, epics }) =>
    epics === 1
      ? `Le souffle de l’Épopée donne un dé de plus ${toMan(who)}.`
      : `Le souffle de l’Épopée donne ${epics} dés de plus ${toMan(who)}.`,
  rolled: ({ who, foe, round, blue, red }) =>
    `${rollOf(round)} : ${man(who)}, ${blueRoll(blue)} ; ${names.foes[foe].the}, ${redRoll(red)}.`,
  rerolled({ by, from, to }) {
    const name = by in names.musketeers ? Man(by as Musketeer) : Foe(by as keyof typeof names.foes);
    return from === to
      ? `${name} relance ${names.faces[from].a}, sans mieux faire.`
      : `${name} relance ${names.faces[from].a} et obtient ${names.faces[to].a}.`;
  },
  clash({ who, foe, manoeuvre, foeManoeuvre, hits, wounds }) {
    const { the } = names.foes[foe];
    if (manoeuvre && foeManoeuvre) return `Botte contre botte : ${man(who)} et ${the} se touchent l’un l’autre.`;
    if (manoeuvre) return `La botte secrète ${ofMan(who)} touche ${the} !`;
    if (foeManoeuvre) return `${Foe(foe)} place sa botte secrète et touche ${man(who)}.`;
    if (hits > 0 && wounds > 0) return `${Man(who)} et ${the} se touchent l’un l’autre.`;
    if (hits > 0) return `${Man(who)} touche ${the}.`;
    return wounds > 0 ? `${Foe(foe)} touche ${man(who)}.` : 'Personne n’est touché.';
  },
  'duel-over'({ who, foe, won, life }) {
    const { of } = names.foes[foe];
    if (won) return `${Man(who)} vient à bout ${of}.`;
    return life > 1
      ? `${Man(who)} ne vient pas à bout ${of}, qui a encore ${lifePoints(life)}.`
      : `${Man(who)} ne vient pas à bout ${of}.`;
  },
  beaten({ foe, pistoles: money, epics, returned }, who) {
    const reward = [...(money > 0 ? [pistoles(money)] : []), ...(epics > 0 ? [epicTokens(epics)] : [])];
    const hand = who.me === MILADY ? 'dans votre main' : 'dans la main de Milady';
    const where = returned ? `et revient ${hand}` : 'et quitte la partie';
    return reward.length === 0
      ? `${Foe(foe)} est vaincu ${where}.`
      : `${Foe(foe)} est vaincu ${where}. Récompense : ${list(reward)}.`;
  },
  'guard-beaten': ({ total }) => `Un garde est vaincu : ${total} sur ${PARIS.duels.goal}.`,
  intercepted: ({ who, location }, reader) =>
    reader.me === MILADY
      ? `Rochefort barre la route ${toMan(who)} : vous voilà démasquée ${names.places[location].at}.`
      : `Rochefort barre la route ${toMan(who)} : Milady est ${names.places[location].at} !`,
  fled({ life }, who) {
    const wounded =
      life === 0 ? 'Rochefort est à bout de forces.' : `Rochefort est blessé : il lui reste ${lifePoints(life)}.`;
    return who.me === MILADY
      ? `${wounded} Il s’enfuit, et vous rentrez à votre hôtel.`
      : `${wounded} Il s’enfuit, et Milady rentre à son hôtel.`;
  },
  holds: ({ who }) => `Rochefort tient bon : l’action ${ofMan(who)} est perdue.`,
  'rochefort-down': () => 'Rochefort est hors de combat !',
  walked: ({ who, path, space }) =>
    path < 0 ? `${Man(who)} revient à la Salle commune.` : `${Man(who)} gagne la case ${space + 1} ${OF_PATH[path]}.`,
  'turned-up': ({ space, token }) =>
    space < 0
      ? `Sur la route attend ${names.tokens[token].a}.`
      : `${upper(INTO_PATH[pathOf(space)])}, case ${spaceOf(space)}, on découvre ${names.tokens[token].a}.`,
  decoy: ({ who }) => `${Man(who)} ne trouve personne à combattre : le Leurre est défaussé.`,
  snare: ({ who }) => `${Man(who)} tombe dans un Piège !`,
  revealed({ seat, spaces, tokens }, who) {
    const seen = list(
      spaces.map((at, i) => `${names.paths[pathOf(at)]} ${spaceOf(at)} (${names.tokens[tokens[i]].name})`),
    );
    return seat === who.me
      ? `À l’auberge, vous retournez ${seen}.`
      : `À l’auberge, ${who.name(seat)} retourne ${seen}.`;
  },
  leftovers({ tokens }) {
    const kinds = [...TOKEN_KINDS, 'decoy' as const].flatMap(kind => {
      const count = tokens.filter(token => token === kind).length;
      return count === 0 ? [] : names.tokens[kind].count(count);
    });
    return `Les jetons restés à l’auberge quittent la partie : ${list(kinds)}.`;
  },
  'board-done': ({ board, who }) => `${names.boards[board]} : ${man(who)} termine le plateau !`,
  antechamber({ at, skill, fighters: [first, second] }) {
    const foes =
      first === second ? names.tokens[first].count(2) : `${names.tokens[first].a} ; ${names.tokens[second].a}`;
    return `Antichambre ${at + 1} : ${challengeOf(skill)} ; ${foes}.`;
  },
  passed: ({ at, by, who }) =>
    ({
      challenge: `Le talent ${ofMan(who)} ouvre l’antichambre ${at + 1}.`,
      duels: `${Man(who)} a raison du dernier adversaire de l’antichambre ${at + 1}.`,
      passage: `Par un passage secret, ${man(who)} contourne l’antichambre ${at + 1}.`,
    })[by],
  purse({ change, purse }) {
    if (change > 0) return `${pistoles(change)} de plus dans la bourse : ${purse} en tout.`;
    const left = purse === 0 ? 'elle est vide' : `il en reste ${purse}`;
    return change === -1
      ? `1 pistole sort de la bourse : ${left}.`
      : `${pistoles(-change)} sortent de la bourse : ${left}.`;
  },
  epics({ change, epics }) {
    if (change > 0)
      return change === 1
        ? `1 jeton Épopée gagné : ${epics} en tout.`
        : `${change} jetons Épopée gagnés : ${epics} en tout.`;
    const left = epics === 0 ? 'il n’en reste plus' : `il en reste ${epics}`;
    return change === -1 ? `1 jeton Épopée dépensé : ${left}.` : `${-change} jetons Épopée dépensés : ${left}.`;
  },
  earned: () => 'Les mousquetaires gagnent une carte « Un pour tous » !',
  sacrificed: ({ who }, reader) =>
    reader.me === MILADY
      ? `${Man(who)} se jette dans la brèche : une de vos Épées est annulée.`
      : `${Man(who)} se jette dans la brèche : une Épée de Milady est annulée.`,
  'one-for-all': ({ seat, effect }, who) =>
    seat === who.me
      ? `Un pour tous, tous pour un ! Vous jouez la carte ${FOR_EFFECT[effect]}.`
      : `Un pour tous, tous pour un ! ${who.name(seat)} joue la carte ${FOR_EFFECT[effect]}.`,
  proposed: ({ seat, effect }, who) =>
    seat === who.me
      ? `Vous proposez de jouer une carte « Un pour tous » ${FOR_EFFECT[effect]}.`
      : `${who.name(seat)} propose de jouer une carte « Un pour tous » ${FOR_EFFECT[effect]}.`,
  voted({ seat, yes }, who) {
    if (seat === who.me) return yes ? 'Vous êtes pour.' : 'Vous êtes contre.';
    return yes ? `${who.name(seat)} est pour.` : `${who.name(seat)} est contre.`;
  },
  outvoted: ({ effect }) => `Le vote est contraire : on ne joue pas de carte « Un pour tous » ${FOR_EFFECT[effect]}.`,
} satisfies Partial<Sentences>;

import type { AdversaryId } from '../../cards/adversaries.ts';
import { CONSTANCE_LAST, HONOUR_LAST, LOUVRE_LAST, SIEGE_END, TIME_LAST } from '../../cards/board.ts';
import { LOUVRE } from '../../cards/louvre.ts';
import { PARIS } from '../../cards/paris.ts';
import type { TreacheryId } from '../../cards/treachery.ts';
import { MILADY } from '../../state.ts';
import type { Sentences } from '../shape.ts';
import {
  blueRoll,
  challengeOf,
  lifePoints,
  list,
  Man,
  man,
  names,
  plots,
  points,
  redRoll,
  title,
  upper,
  yourPlace,
} from './names.ts';

/** Milady's deeds: her player is spoken to. */
const isMilady = (me: number | null): boolean => me === MILADY;

/** Adversaries that return, as a sentence of its own. */
const back = (foes: readonly AdversaryId[], me: number | null): string => {
  if (foes.length === 0) return '';
  const who = upper(list(foes.map(foe => names.foes[foe].the)));
  const hand = isMilady(me) ? 'dans votre main' : 'dans la main de Milady';
  return foes.length === 1 ? ` ${who} revient ${hand}.` : ` ${who} reviennent ${hand}.`;
};

/** Perfidies by their titles, equal ones counted. */
const drawn = (cards: readonly TreacheryId[]): string[] =>
  [...new Set(cards)].map(card => {
    const count = cards.filter(each => each === card).length;
    const name = title(names.treachery[card]);
    return count === 1 ? name : `${count} × ${name}`;
  });

/** The Queen’s honour as her track tells it: what is left, not what is gone. */
const honourLeft = (lost: number): string => {
  if (lost === 0) return 'son honneur est intact';
  return lost === HONOUR_LAST ? 'il ne lui en reste aucun' : `il lui en reste ${HONOUR_LAST - lost} sur ${HONOUR_LAST}`;
};

/** Set-up, missions, Milady's phase and the end of the round. */
export const milady = {
  'chose-paris': ({ secret }) =>
    secret === undefined
      ? 'Milady a choisi la carte Paris qui ouvre la partie.'
      : `Vous ouvrez la partie avec ${title(names.paris[secret.card])}.`,
  'kept-paris': ({ secret }) =>
    secret === undefined
      ? 'Milady garde une carte Paris en main.'
      : `Vous gardez ${title(names.paris[secret.card])} en main.`,
  board: ({ board }) =>
    ({
      1: 'La Quête commence à l’auberge du Lys d’or : douze jetons y attendent, face cachée.',
      2: 'Deuxième plateau : le passage vers l’Angleterre. Quatre défis, puis de Wardes.',
      3: 'Troisième plateau : le retour vers Paris. Trois adversaires guettent sur la route, face cachée.',
      4: 'Quatrième plateau : les galeries du Louvre. Quatre antichambres séparent les mousquetaires de la victoire.',
    })[board],
  'left-out': ({ who }) => `${Man(who)} n’est pas de la partie.`,
  'stands-in': ({ who }) => `Tréville prend la place ${names.musketeers[who].of}.`,
  cast: ({ seat, who: name }, who) =>
    seat === who.me ? `Vous jouez ${man(name)}.` : `${who.name(seat)} joue ${man(name)}.`,
  reshuffled: ({ deck }) =>
    ({
      adventure: 'La pioche Aventure est vide : on remélange la défausse.',
      treachery: 'La pioche des Perfidies est vide : on remélange la défausse.',
      louvre: 'Les missions du Louvre sont épuisées : on remélange celles qui ont servi.',
    })[deck],
  paris({ card, replaced, back: foes }, who) {
    const { challenge } = PARIS[card];
    const task = challenge === null ? 'trois gardes à vaincre' : `${challengeOf(challenge.skill)} ${challenge.value}`;
    return replaced === null
      ? `À Paris, ${title(names.paris[card])} : ${task}.`
      : `À Paris, ${title(names.paris[card])} (${task}) remplace ${title(names.paris[replaced])}.${back(foes, who.me)}`;
  },
  louvre({ card }) {
    const { skill, value, strength } = LOUVRE[card];
    return `Au Louvre, ${title(names.louvre[card])} : ${challengeOf(skill)} ${value}, force ${strength}.`;
  },
  'louvre-empty': () => 'Il n’y a plus de mission au Louvre.',
  placed({ place, foes, trap, nemesis }, who) {
    const laid = list([...foes.map(foe => names.foes[foe].the), ...(trap === null ? [] : [names.traps[trap].the])]);
    const placing = isMilady(who.me)
      ? `Vous placez ${laid} ${names.places[place].at}.`
      : `Milady place ${laid} ${names.places[place].at}.`;
    return nemesis === null ? placing : `${placing} Seul ${man(nemesis)} peut s’attaquer à la mission.`;
  },
  bite({ trap, place, who, face }) {
    const lurks = `${upper(names.traps[trap].the)} ${names.places[place].from} guette ${man(who)} :`;
    if (face === 'shield')
      return trap === 'thief'
        ? `${lurks} un Bouclier, il en est pour ses frais.`
        : `${lurks} un Bouclier, il le manque.`;
    return trap === 'thief'
      ? `${lurks} une Épée, il plonge la main dans la bourse.`
      : `${lurks} une Épée, le coup porte.`;
  },
  'trap-gone': ({ place, trap }) =>
    trap === 'beggars'
      ? `Les Mendiants disparaissent ${names.places[place].from}.`
      : `${upper(names.traps[trap].the)} disparaît ${names.places[place].from}.`,
  completed: ({ place, card }) =>
    place === 'paris'
      ? `La mission de Paris est terminée : ${title(names.paris[card as keyof typeof names.paris])} !`
      : `La mission du Louvre est terminée : ${title(names.louvre[card as keyof typeof names.louvre])} !`,
  turn: ({ turn }) => `La manche ${turn} commence.`,
  destination: ({ secret }) =>
    secret === undefined
      ? 'Milady pose sa carte Lieu, face cachée.'
      : `Votre destination est arrêtée : pour cette manche, vous êtes ${yourPlace(secret.location)}.`,
  standing({ left, secret }) {
    if (secret === undefined)
      return left ? 'Milady laisse une consigne à Rochefort.' : 'Milady retire à Rochefort sa consigne.';
    return {
      ask: 'Rochefort vous posera la question chaque fois.',
      always: 'Désormais, Rochefort intercepte dès qu’il le peut.',
      never: 'Désormais, Rochefort laisse tout passer.',
    }[secret.order];
  },
  shown({ location, by }, who) {
    if (location === null) return 'Milady ne va nulle part durant cette manche.';
    if (by === 'automa') return `Durant cette manche, Milady est ${names.places[location].at}.`;
    return isMilady(who.me)
      ? 'Ketty vous a trahie : votre carte Lieu est retournée.'
      : `Ketty trahit sa maîtresse : Milady est ${location === 'quarters' ? 'à son hôtel' : names.places[location].at}.`;
  },
  'no-paris': (_, who) =>
    isMilady(who.me) ? 'Vous ne jouez pas de carte Paris.' : 'Milady ne joue pas de carte Paris.',
  'no-treachery': (_, who) =>
    isMilady(who.me) ? 'Vous ne piochez ni ne jouez de Perfidie.' : 'Milady ne pioche ni ne joue de Perfidie.',
  plotted({ count, why, secret }) {
    const hers = secret === undefined;
    const from = {
      step: '',
      deal: 'Pour commencer, ',
      richelieu: 'Chez Richelieu, ',
      louvre: 'Pour la mission manquée, ',
      siege: 'À la faveur du siège, ',
      captive: hers ? 'Grâce à sa captive, ' : 'Grâce à votre captive, ',
    }[why];
    return hers ? `${from}Milady pioche ${plots(count)}.` : upper(`${from}vous piochez ${list(drawn(secret.cards))}.`);
  },
  betrayed: ({ card }, who) =>
    isMilady(who.me) ? `Vous jouez ${title(names.treachery[card])}.` : `Milady joue ${title(names.treachery[card])}.`,
  idle: ({ card, replaced }) =>
    replaced
      ? `Perfidie : ${title(names.treachery[card])} ne soignerait personne, et l’on pioche une autre carte.`
      : `Perfidie : ${title(names.treachery[card])} ne trouve personne à frapper.`,
  aimed: ({ who }) => `C’est ${man(who)} qui est visé.`,
  'rochefort-healed': ({ life }) => `Rochefort se remet de ses blessures : il a ${lifePoints(life)}.`,
  hourglass: ({ now }) =>
    now === 'started'
      ? 'Le sablier est retourné : que les mousquetaires se hâtent !'
      : 'Le sablier est vide : toutes les actions restantes sont perdues.',
  exposed({ location, by }, who) {
    const { at } = names.places[location];
    if (by !== null)
      return isMilady(who.me)
        ? `${Man(by)} vous surprend ${at} : vous n’y gagnerez rien durant cette manche.`
        : `${Man(by)} surprend Milady ${at} : elle n’y gagnera rien durant cette manche.`;
    return isMilady(who.me)
      ? `Vous vous dévoilez : vous étiez ${yourPlace(location)}.`
      : `Milady se dévoile : elle était ${location === 'quarters' ? 'à son hôtel' : at}.`;
  },
  'took-paris'({ took, secret }) {
    if (!took)
      return secret === undefined ? 'Milady ne prend pas de carte Paris.' : 'Vous ne prenez pas de carte Paris.';
    return secret === undefined || secret.card === null
      ? 'Milady ajoute une carte Paris à sa main.'
      : `Vous ajoutez ${title(names.paris[secret.card])} à votre main.`;
  },
  searching: (_, who) =>
    isMilady(who.me) ? 'Vous fouillez la pioche des Perfidies.' : 'Milady fouille la pioche des Perfidies.',
  found: ({ secret }) =>
    secret === undefined
      ? 'Milady en tire une carte sans la montrer, et l’on remélange la pioche.'
      : `Vous prenez ${title(names.treachery[secret.card])}, et l’on remélange la pioche.`,
  razed({ card }, who) {
    const me = isMilady(who.me);
    if (card === null)
      return me
        ? 'À La Rochelle, vous ne trouvez aucune carte Combat à défausser.'
        : 'À La Rochelle, Milady ne trouve aucune carte Combat à défausser.';
    return me
      ? `À La Rochelle, vous défaussez ${names.cards[card].a}.`
      : `À La Rochelle, Milady défausse ${names.cards[card].a}.`;
  },
  time({ time, cause }) {
    const why = {
      turn: 'Le temps passe',
      'dead-end': title(names.treachery['dead-end']),
      disappearance: `${title(names.paris.disappearance)} coûte du temps`,
    }[cause];
    return `${why} : le jeton Temps avance à la case ${time} sur ${TIME_LAST}.`;
  },
  'time-stopped': ({ cause }) =>
    ({
      turn: 'Durant cette manche, le temps ne passe pas.',
      'dead-end': `${title(names.treachery['dead-end'])} reste sans effet : le temps est arrêté.`,
      disappearance: `${title(names.paris.disappearance)} ne coûte pas de temps : il est arrêté.`,
    })[cause],
  honour: ({ change, honour }) =>
    change < 0
      ? `La Reine perd ${points(-change)} : ${honourLeft(honour)}.`
      : `La Reine regagne ${points(change)} : ${honourLeft(honour)}.`,
  ladder: ({ space }) => `Le jeton Louvre descend à la case ${space} sur ${LOUVRE_LAST}.`,
  'louvre-failed': ({ card, back: foes }, who) =>
    `La mission du Louvre a échoué : ${title(names.louvre[card])}.${back(foes, who.me)}`,
  abduction({ red, total }, who) {
    const me = isMilady(who.me);
    const rolled = `${title(names.paris.abduction)} : ${redRoll(red)}.`;
    if (total < CONSTANCE_LAST)
      return `${rolled} ${me ? 'Vous comptez' : 'Milady compte'} ${total} succès sur les ${CONSTANCE_LAST} qui coûteraient la vie à Constance.`;
    return me
      ? `${rolled} Vous avez vos ${CONSTANCE_LAST} succès.`
      : `${rolled} Milady a ses ${CONSTANCE_LAST} succès.`;
  },
  'nobody-in-paris': () => `${title(names.paris.duels)} : il ne s’y trouve personne à blesser.`,
  siege({ red, blue, smuggler }, who) {
    const me = isMilady(who.me);
    const rolls = `Le siège de La Rochelle : ${me ? 'vous' : 'Milady'}, ${redRoll(red)} ; les mousquetaires, ${blueRoll(blue)}.`;
    if (!smuggler) return rolls;
    return me
      ? `${rolls} Le trafiquant vous donne une Épée de plus.`
      : `${rolls} Le trafiquant donne à Milady une Épée de plus.`;
  },
  'siege-reroll'({ face }, who) {
    const me = isMilady(who.me);
    if (face === null) return me ? 'Vous ne relancez rien.' : 'Milady ne relance rien.';
    if (face === 'sword')
      return me ? 'Vous relancez un Bouclier : une Épée !' : 'Milady relance un Bouclier : une Épée !';
    return me ? 'Vous relancez un Bouclier : encore un Bouclier.' : 'Milady relance un Bouclier : encore un Bouclier.';
  },
  'siege-moved'({ milady: hers, team, from, to }, who) {
    const me = isMilady(who.me);
    const swords = `Épées à La Rochelle : ${hers} pour ${me ? 'vous' : 'Milady'}, ${team} pour les mousquetaires.`;
    if (to === from) return `${swords} Le siège en reste là.`;
    const where = to > 0 ? `+${to}` : to < 0 ? `−${-to}` : '0';
    return to < from
      ? `${swords} ${me ? 'Vous gagnez' : 'Milady gagne'} du terrain : le jeton est à ${where} (siège perdu à −${SIEGE_END}).`
      : `${swords} Les mousquetaires gagnent du terrain : le jeton est à ${where} (triomphe à +${SIEGE_END}).`;
  },
  over({ winner, ending }, who) {
    const won = {
      quest: 'la Quête est accomplie',
      time: 'le temps est écoulé',
      siege: 'le siège est perdu',
      honour: 'la Reine est déshonorée',
      constance: 'Constance est morte',
      mortal: 'plus aucun mousquetaire ne peut aller à la Quête',
    }[ending];
    if (winner === 'musketeers')
      return who.me === null || isMilady(who.me) ? `Les mousquetaires gagnent : ${won} !` : `Vous gagnez : ${won} !`;
    return isMilady(who.me) ? `Vous gagnez : ${won} !` : `Milady gagne : ${won}.`;
  },
} satisfies Partial<Sentences>;

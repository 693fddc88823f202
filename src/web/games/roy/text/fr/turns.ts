import type { Words } from '../en/index.ts';

const counted = (one: string, many: string) => (count: number) => (count < 2 ? `${count} ${one}` : `${count} ${many}`);
const list = new Intl.ListFormat('fr', { type: 'conjunction' });

export const turns: Words['turns'] = {
  men: 'Les mousquetaires durant cette manche',
  manTurn: {
    acting: {
      standing: who => `${who} joue en ce moment`,
      down: who => `${who} joue en ce moment`,
      jailed: who => `${who} joue en ce moment, à la Bastille`,
    },
    done: {
      standing: who => `${who} a joué`,
      down: who => `${who} a joué et gît blessé`,
      jailed: who => `${who} a joué et se trouve à la Bastille`,
    },
    waiting: {
      standing: who => `${who} n’a pas encore joué`,
      down: who => `${who} gît blessé : il se relèvera au lieu de jouer`,
      jailed: who => `${who} n’a pas encore joué et se trouve à la Bastille`,
    },
  },
  short: {
    timeStop: 'Temps arrêté',
    conscripts: '1 action de moins',
    isolation: 'Aucun échange',
    reinforcements: '1 dé rouge de plus',
    on: 'En cours',
    paused: 'En pause',
    expired: 'Écoulé',
  },

  offer: {
    held: cards => (cards < 2 ? `L’équipe a ${cards} carte.` : `L’équipe a ${cards} cartes.`),
    track: 'Ce qui est sur le point d’arriver',
    here: 'ici',
    next: 'ensuite',
    dice: counted('dé rouge', 'dés rouges'),
    richelieu: 'Richelieu : le temps est écoulé',
    last: 'La case suivante est celle de Richelieu : Milady gagnerait.',
    honour: (left, most) => `Honneur de la Reine : il en reste ${left} sur ${most}.`,
    use: { time: 'Arrêter le temps', honour: 'Relever son honneur', epic: 'Jetons Épopée' },
    gives: {
      time: () => 'Le jeton reste à sa place jusqu’à la fin de la manche.',
      honour: (from, to) => `Son honneur : de ${from} à ${to}.`,
      epic: (from, to) => `Jetons Épopée : de ${from} à ${to}.`,
    },
    pass: { time: 'Laisser passer le temps', queen: 'L’abandonner' },
    passing: {
      time: others => (others === 0 ? 'Le jeton avance.' : 'Vos compagnons peuvent encore l’arrêter.'),
      queen: others => (others === 0 ? 'Milady gagne.' : 'Vos compagnons peuvent encore la sauver.'),
    },
    passed: names => (names.length === 1 ? `${names[0]} laisse faire.` : `${list.format(names)} laissent faire.`),
    yes: 'Accepter',
    no: 'Refuser',
    carried: votes =>
      votes === 1 ? 'Avec votre voix, la carte est jouée.' : `Il faut ${votes} voix pour que la carte soit jouée.`,
    rejected: votes =>
      votes === 1 ? 'Avec votre voix, elle n’est pas jouée.' : `Il faut ${votes} voix pour qu’elle ne soit pas jouée.`,
    votes: 'Les voix',
    inFavour: 'Pour',
    against: 'Contre',
    undecided: 'N’ont pas encore voté',
    nobody: 'personne',
  },

  reckoning: {
    title: round => `La fin de la manche ${round}`,
    change: (before, after) => `de ${before} à ${after}`,
    skip: 'Continuer',
  },
  accounts: {
    siege: 'Le siège',
    time: 'Temps',
    ladder: 'Échelle du Louvre',
    honour: 'Honneur de la Reine',
    constance: 'Constance',
    epics: 'Jetons Épopée',
    oneForAll: 'Un pour tous',
    treachery: 'Perfidie',
    mission: 'Mission',
    life: 'Points de vie',
    round: 'Nouvelle manche',
  },

  finale: {
    tale: 'L’histoire de la partie',
    fold: 'Voir la table',
    points: 'Les grands moments',
    noPoints: 'Rien n’a fait basculer cette partie : elle a suivi son cours.',
    round: round => (round === 0 ? 'Avant la première manche' : `Manche ${round}`),
    tracks: 'Les pistes, manche après manche',
    asTable: 'Les mêmes chiffres en tableau',
    names: {
      time: 'Temps',
      honour: 'Honneur',
      siege: 'Siège',
      constance: 'Constance',
      quest: 'Quête',
      purse: 'Bourse',
    },
    rounds: 'Manche',
    start: 'Début',
    fatal: {
      time: 'Richelieu : le temps est écoulé',
      honour: 'plus d’honneur',
      siege: 'siège perdu',
      constance: 'Constance meurt',
    },
    deeds: 'Les exploits',
    musketeer: 'Mousquetaire',
    duels: 'Duels gagnés',
    ofDuels: (won, fought) => `${won} sur ${fought}`,
    challenges: 'Défis remportés',
    wounds: 'Blessures',
    falls: 'Chutes',
    plan: 'Le plan de Milady',
    where: 'Où elle était',
    found: 'démasquée',
    unknown: 'jamais révélé',
    played: 'Ce qu’elle a joué',
    nothing: 'rien',
  },
};

import type { Cause, Event } from './events.ts';
import type { Ending } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Rules = { readonly [Kind in Event['kind']]: string | ((event: Of<Kind>) => string) };

const WOUNDS: Readonly<Record<Cause, string>> = {
  ambush: 'TREACH.15',
  assassin: 'TRAP.12',
  duel: 'DUEL.11',
  sting: 'DUEL.25',
  snare: 'QUEST.7',
  sacrifice: 'SIEGE.8',
  paris: 'CARD.31',
};

const TREACHERIES: Readonly<Record<Of<'betrayed'>['card'], string>> = {
  emergency: 'TREACH.19',
  reinforcements: 'TREACH.12',
  ambush: 'TREACH.15',
  conscripts: 'TREACH.9',
  jailed: 'TREACH.18',
  isolation: 'TREACH.21',
  'dead-end': 'TREACH.20',
  balm: 'TREACH.11',
  intrigue: 'CARD.25',
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  quest: 'END.2',
  time: 'TIME.2',
  siege: 'SIEGE.15',
  honour: 'LOUVRE.13',
  constance: 'PARIS.14',
  mortal: 'HARD.2',
};

const DRAWS: Readonly<Record<Of<'drew'>['why'], string>> = {
  deal: 'SETUP.11',
  turn: 'P2.3',
  action: 'ACT.4',
  recovery: 'OUT.3',
  board: 'QUEST.13',
  captain: 'CARD.35',
  planchet: 'CARD.38',
};

const PLOTS: Readonly<Record<Of<'plotted'>['why'], string>> = {
  step: 'TREACH.1',
  deal: 'SETUP.6',
  richelieu: 'RICH.2',
  louvre: 'LOUVRE.9',
  siege: 'SIEGE.16',
  captive: 'CARD.28',
};

const DEEDS: Readonly<Record<Of<'declared'>['action']['kind'], string>> = {
  draw: 'ACT.4',
  move: 'MOVE.1',
  trade: 'TRADE.12',
  play: 'CHAR.1',
  help: 'CARD.38',
  heal: 'CARD.38',
  reinforce: 'REINF.1',
  challenge: 'CHALL.2',
  duel: 'DUEL.2',
  buy: 'EQUIP.1',
  bribe: 'BAST.4',
  'break-out': 'BAST.5',
  advance: 'INN.4',
  withdraw: 'RULING.32',
  search: 'CARD.27',
  'hand-over': 'CARD.29',
  passage: 'GALL.6',
  order: 'TREV.4',
};

const BOARDS = { 1: 'INN.9', 2: 'CALAIS.7', 3: 'RETURN.7', 4: 'GALL.9' } as const;
const LAYOUTS = { 1: 'INN.1', 2: 'CALAIS.2', 3: 'RETURN.1', 4: 'GALL.1' } as const;

const clashRule = ({ manoeuvre, foeManoeuvre, hits, wounds }: Of<'clash'>): string => {
  if (manoeuvre && foeManoeuvre) return 'MANO.4';
  if (manoeuvre) return 'MANO.2';
  if (foeManoeuvre) return 'MANO.3';
  return hits === 0 && wounds === 0 ? 'DUEL.13' : 'DUEL.11';
};

const siegeRule = ({ from, to }: Of<'siege-moved'>): string => {
  if (from === to) return 'SIEGE.11';
  return to < from ? 'SIEGE.12' : 'SIEGE.13';
};

/** The rule behind each kind of event, without its prefix. */
const RULES: Rules = {
  'chose-paris': 'SETUP.8',
  'kept-paris': 'P6.3',
  laid: ({ board }) => LAYOUTS[board],
  board: ({ board }) => LAYOUTS[board],
  'left-out': 'P4.1',
  'stands-in': 'TREV.2',
  cast: 'SETUP.10',
  drew: ({ why }) => DRAWS[why],
  reshuffled: ({ deck }) => ({ adventure: 'ACT.5', treachery: 'TREACH.8', louvre: 'RULING.42' })[deck],
  paris: 'PARIS.6',
  louvre: 'LOUVRE.2',
  'louvre-empty': 'LOUVRE.15',
  placing: 'PARIS.6',
  naming: 'CARD.19',
  placed: 'PARIS.8',
  bite: ({ trap }) => (trap === 'thief' ? 'CARD.20' : 'CARD.21'),
  'trap-gone': 'TRAP.4',
  'beggars-paid': 'TRAP.15',
  completed: ({ place }) => (place === 'paris' ? 'PARIS.9' : 'LOUVRE.4'),
  turn: 'TURN.1',
  destination: 'DEST.1',
  standing: 'RULING.2',
  shown: ({ by }) => (by === 'ketty' ? 'CARD.36' : 'AUTO.3'),
  'no-paris': 'PARIS.1',
  'no-treachery': 'TREACH.4',
  plotted: ({ why }) => PLOTS[why],
  betrayed: ({ card }) => TREACHERIES[card],
  idle: ({ replaced }) => (replaced ? 'AUTO.7' : 'AUTO.14'),
  aimed: 'TREACH.22',
  'rochefort-healed': 'TREACH.11',
  hourglass: ({ now }) => (now === 'started' ? 'GLASS.1' : 'GLASS.2'),
  wounded: ({ by }) => WOUNDS[by],
  fell: 'OUT.1',
  fateful: 'HARD.1',
  recovered: 'OUT.3',
  healed: ({ by }) => (by === 'balm' ? 'UPGR.1' : 'CARD.38'),
  jailed: ({ by }) => (by === 'richelieu' ? 'RICH.4' : 'TREACH.18'),
  started: 'TURN.4',
  ended: 'TURN.9',
  declared: ({ action }) => DEEDS[action.kind],
  moved: ({ how }) => ({ action: 'MOVE.1', horse: 'EQUIP.8', planchet: 'CARD.38' })[how],
  stayed: 'CARD.38',
  traded: 'TRADE.3',
  'no-trade': 'TRADE.13',
  offered: 'TRADE.12',
  'offer-made': 'TRADE.12',
  agreed: 'TRADE.12',
  reinforced: ({ card }) => (card === 'bassompierre' ? 'CHAR.4' : 'REINF.1'),
  added: ({ ability }) => (ability ? 'ARAMIS.1' : 'CHALL.3'),
  challenged: 'CHALL.6',
  fizzled: ({ action }) => (action.kind === 'challenge' ? 'CHALL.12' : 'RULING.63'),
  bought: 'EQUIP.1',
  bribed: 'BAST.4',
  freed: 'BAST.6',
  searched: 'CARD.27',
  'handed-over': 'CARD.29',
  duel: 'DUEL.1',
  toll: 'CARD.13',
  committed: ({ ability }) => (ability ? 'ARAMIS.1' : 'DUEL.3'),
  'epic-die': 'RETURN.4',
  rolled: ({ round }) => (round === 1 ? 'DUEL.8' : 'DUEL.13'),
  rerolled: ({ by }) => (by === 'cahusac' ? 'CARD.10' : 'EQUIP.12'),
  clash: clashRule,
  'duel-over': ({ won }) => (won ? 'DUEL.17' : 'DUEL.20'),
  beaten: ({ returned }) => (returned ? 'DUEL.23' : 'DUEL.30'),
  'guard-beaten': 'CARD.31',
  'let-pass': 'ROCH.5',
  intercepted: 'ROCH.4',
  exposed: ({ by }) => (by === null ? 'TURN.11' : 'RICH.3'),
  fled: 'ROCH.8',
  holds: 'ROCH.10',
  'rochefort-down': 'ROCH.15',
  'took-paris': 'MILQ.1',
  searching: 'RICH.2',
  found: 'RICH.2',
  razed: ({ card }) => (card === null ? 'SIEGE.3' : 'SIEGE.2'),
  walked: ({ path }) => (path < 0 ? 'RULING.32' : 'INN.6'),
  'turned-up': ({ space }) => (space < 0 ? 'RETURN.3' : 'INN.4'),
  decoy: 'INN.5',
  snare: 'QUEST.7',
  'token-gone': 'DUEL.22',
  'named-space': 'INN.8',
  revealed: 'INN.8',
  leftovers: 'INN.10',
  'board-done': ({ board }) => BOARDS[board],
  antechamber: 'GALL.2',
  passed: ({ by }) => (by === 'passage' ? 'GALL.6' : 'GALL.3'),
  purse: 'GEN.6',
  epics: 'GEN.7',
  earned: 'ONE.1',
  time: ({ cause }) => ({ turn: 'TIME.1', 'dead-end': 'CARD.24', disappearance: 'PARIS.15' })[cause],
  'time-stopped': 'ONE.4',
  honour: ({ change }) => (change < 0 ? 'LOUVRE.12' : 'RULING.41'),
  ladder: 'LOUVRE.7',
  'louvre-failed': 'LOUVRE.10',
  abduction: 'CARD.26',
  'nobody-in-paris': 'CARD.31',
  siege: 'SIEGE.4',
  'siege-reroll': 'TREACH.13',
  sacrificed: 'SIEGE.8',
  spared: 'SIEGE.8',
  'siege-moved': siegeRule,
  'one-for-all': ({ effect }) => ({ time: 'ONE.4', honour: 'ONE.7', epic: 'ONE.9' })[effect],
  proposed: 'RULING.39',
  voted: 'RULING.39',
  outvoted: 'RULING.39',
  declined: 'ONE.13',
  over: ({ ending }) => ENDINGS[ending],
};

/** The rule a line of the chronicle leads to. */
export const ruleOf = (event: Event): string | null => {
  const rule = RULES[event.kind] as string | ((event: Event) => string);
  return `ROY.${typeof rule === 'string' ? rule : rule(event)}`;
};

import type { Cause, Event } from './events.ts';
import type { Ending } from './names.ts';

type Of<Kind extends Event['kind']> = Extract<Event, { kind: Kind }>;
type Rules = { readonly [Kind in Event['kind']]: string | ((event: Of<Kind>) => string) };

const WOUNDS: Readonly<Record<Cause, string>> = {
  ambush: 'ROY.TREACH.15',
  assassin: 'ROY.TRAP.12',
  duel: 'ROY.DUEL.11',
  sting: 'ROY.DUEL.25',
  snare: 'ROY.QUEST.7',
  sacrifice: 'ROY.SIEGE.8',
  paris: 'ROY.CARD.31',
};

const TREACHERIES: Readonly<Record<Of<'betrayed'>['card'], string>> = {
  emergency: 'ROY.TREACH.19',
  reinforcements: 'ROY.TREACH.12',
  ambush: 'ROY.TREACH.15',
  conscripts: 'ROY.TREACH.9',
  jailed: 'ROY.TREACH.18',
  isolation: 'ROY.TREACH.21',
  'dead-end': 'ROY.TREACH.20',
  balm: 'ROY.TREACH.11',
  intrigue: 'ROY.CARD.25',
};

const ENDINGS: Readonly<Record<Ending, string>> = {
  quest: 'ROY.END.2',
  time: 'ROY.TIME.2',
  siege: 'ROY.SIEGE.15',
  honour: 'ROY.LOUVRE.13',
  constance: 'ROY.PARIS.14',
  mortal: 'ROY.HARD.2',
};

const DRAWS: Readonly<Record<Of<'drew'>['why'], string>> = {
  deal: 'ROY.SETUP.11',
  turn: 'ROY.P2.3',
  action: 'ROY.ACT.4',
  recovery: 'ROY.OUT.3',
  board: 'ROY.QUEST.13',
  captain: 'ROY.CARD.35',
  planchet: 'ROY.CARD.38',
};

const PLOTS: Readonly<Record<Of<'plotted'>['why'], string>> = {
  step: 'ROY.TREACH.1',
  deal: 'ROY.SETUP.6',
  richelieu: 'ROY.RICH.2',
  louvre: 'ROY.LOUVRE.9',
  siege: 'ROY.SIEGE.16',
  captive: 'ROY.CARD.28',
};

const DEEDS: Readonly<Record<Of<'declared'>['action']['kind'], string>> = {
  draw: 'ROY.ACT.4',
  move: 'ROY.MOVE.1',
  trade: 'ROY.TRADE.12',
  play: 'ROY.CHAR.1',
  help: 'ROY.CARD.38',
  heal: 'ROY.CARD.38',
  reinforce: 'ROY.REINF.1',
  challenge: 'ROY.CHALL.2',
  duel: 'ROY.DUEL.2',
  buy: 'ROY.EQUIP.1',
  bribe: 'ROY.BAST.4',
  'break-out': 'ROY.BAST.5',
  advance: 'ROY.INN.4',
  withdraw: 'ROY.RULING.32',
  search: 'ROY.CARD.27',
  'hand-over': 'ROY.CARD.29',
  passage: 'ROY.GALL.6',
  order: 'ROY.TREV.4',
};

const BOARDS = { 1: 'ROY.INN.9', 2: 'ROY.CALAIS.7', 3: 'ROY.RETURN.7', 4: 'ROY.GALL.9' } as const;
const LAYOUTS = { 1: 'ROY.INN.1', 2: 'ROY.CALAIS.2', 3: 'ROY.RETURN.1', 4: 'ROY.GALL.1' } as const;

const clashRule = ({ manoeuvre, foeManoeuvre, hits, wounds }: Of<'clash'>): string => {
  if (manoeuvre && foeManoeuvre) return 'ROY.MANO.4';
  if (manoeuvre) return 'ROY.MANO.2';
  if (foeManoeuvre) return 'ROY.MANO.3';
  return hits === 0 && wounds === 0 ? 'ROY.DUEL.13' : 'ROY.DUEL.11';
};

const siegeRule = ({ from, to }: Of<'siege-moved'>): string => {
  if (from === to) return 'ROY.SIEGE.11';
  return to < from ? 'ROY.SIEGE.12' : 'ROY.SIEGE.13';
};

/** The rule behind each kind of event, without its prefix. */
const RULES: Rules = {
  'chose-paris': 'ROY.SETUP.8',
  'kept-paris': 'ROY.P6.3',
  laid: ({ board }) => LAYOUTS[board],
  board: ({ board }) => LAYOUTS[board],
  'left-out': 'ROY.P4.1',
  'stands-in': 'ROY.TREV.2',
  cast: 'ROY.SETUP.10',
  drew: ({ why }) => DRAWS[why],
  reshuffled: ({ deck }) => ({ adventure: 'ROY.ACT.5', treachery: 'ROY.TREACH.8', louvre: 'ROY.RULING.42' })[deck],
  paris: 'ROY.PARIS.6',
  louvre: 'ROY.LOUVRE.2',
  'louvre-empty': 'ROY.LOUVRE.15',
  placing: 'ROY.PARIS.6',
  naming: 'ROY.CARD.19',
  placed: 'ROY.PARIS.8',
  bite: ({ trap }) => (trap === 'thief' ? 'ROY.CARD.20' : 'ROY.CARD.21'),
  'trap-gone': 'ROY.TRAP.4',
  'beggars-paid': 'ROY.TRAP.15',
  completed: ({ place }) => (place === 'paris' ? 'ROY.PARIS.9' : 'ROY.LOUVRE.4'),
  turn: 'ROY.TURN.1',
  destination: 'ROY.DEST.1',
  standing: 'ROY.RULING.2',
  shown: ({ by }) => (by === 'ketty' ? 'ROY.CARD.36' : 'ROY.AUTO.3'),
  'no-paris': 'ROY.PARIS.1',
  'no-treachery': 'ROY.TREACH.4',
  plotted: ({ why }) => PLOTS[why],
  betrayed: ({ card }) => TREACHERIES[card],
  idle: ({ replaced }) => (replaced ? 'ROY.AUTO.7' : 'ROY.AUTO.14'),
  aimed: 'ROY.TREACH.22',
  'rochefort-healed': 'ROY.TREACH.11',
  hourglass: ({ now }) => (now === 'started' ? 'ROY.GLASS.1' : 'ROY.GLASS.2'),
  wounded: ({ by }) => WOUNDS[by],
  fell: 'ROY.OUT.1',
  fateful: 'ROY.HARD.1',
  recovered: 'ROY.OUT.3',
  healed: ({ by }) => (by === 'balm' ? 'ROY.UPGR.1' : 'ROY.CARD.38'),
  jailed: ({ by }) => (by === 'richelieu' ? 'ROY.RICH.4' : 'ROY.TREACH.18'),
  started: 'ROY.TURN.4',
  ended: 'ROY.TURN.9',
  declared: ({ action }) => DEEDS[action.kind],
  moved: ({ how }) => ({ action: 'ROY.MOVE.1', horse: 'ROY.EQUIP.8', planchet: 'ROY.CARD.38' })[how],
  stayed: 'ROY.CARD.38',
  traded: 'ROY.TRADE.3',
  'no-trade': 'ROY.TRADE.13',
  offered: 'ROY.TRADE.12',
  'offer-made': 'ROY.TRADE.12',
  agreed: 'ROY.TRADE.12',
  reinforced: ({ card }) => (card === 'bassompierre' ? 'ROY.CHAR.4' : 'ROY.REINF.1'),
  added: ({ ability }) => (ability ? 'ROY.ARAMIS.1' : 'ROY.CHALL.3'),
  challenged: 'ROY.CHALL.6',
  fizzled: ({ action }) => (action.kind === 'challenge' ? 'ROY.CHALL.12' : 'ROY.RULING.63'),
  bought: 'ROY.EQUIP.1',
  bribed: 'ROY.BAST.4',
  freed: 'ROY.BAST.6',
  searched: 'ROY.CARD.27',
  'handed-over': 'ROY.CARD.29',
  duel: 'ROY.DUEL.1',
  toll: 'ROY.CARD.13',
  committed: ({ ability }) => (ability ? 'ROY.ARAMIS.1' : 'ROY.DUEL.3'),
  'epic-die': 'ROY.RETURN.4',
  rolled: ({ round }) => (round === 1 ? 'ROY.DUEL.8' : 'ROY.DUEL.13'),
  rerolled: ({ by }) => (by === 'cahusac' ? 'ROY.CARD.10' : 'ROY.EQUIP.12'),
  clash: clashRule,
  'duel-over': ({ won }) => (won ? 'ROY.DUEL.17' : 'ROY.DUEL.20'),
  beaten: ({ returned }) => (returned ? 'ROY.DUEL.23' : 'ROY.DUEL.30'),
  'guard-beaten': 'ROY.CARD.31',
  'let-pass': 'ROY.ROCH.5',
  intercepted: 'ROY.ROCH.4',
  exposed: ({ by }) => (by === null ? 'ROY.TURN.11' : 'ROY.RICH.3'),
  fled: 'ROY.ROCH.8',
  holds: 'ROY.ROCH.10',
  'rochefort-down': 'ROY.ROCH.15',
  'took-paris': 'ROY.MILQ.1',
  searching: 'ROY.RICH.2',
  found: 'ROY.RICH.2',
  razed: ({ card }) => (card === null ? 'ROY.SIEGE.3' : 'ROY.SIEGE.2'),
  walked: ({ path }) => (path < 0 ? 'ROY.RULING.32' : 'ROY.INN.6'),
  'turned-up': ({ space }) => (space < 0 ? 'ROY.RETURN.3' : 'ROY.INN.4'),
  decoy: 'ROY.INN.5',
  snare: 'ROY.QUEST.7',
  'token-gone': 'ROY.DUEL.22',
  'named-space': 'ROY.INN.8',
  revealed: 'ROY.INN.8',
  leftovers: 'ROY.INN.10',
  'board-done': ({ board }) => BOARDS[board],
  antechamber: 'ROY.GALL.2',
  passed: ({ by }) => (by === 'passage' ? 'ROY.GALL.6' : 'ROY.GALL.3'),
  purse: 'ROY.GEN.6',
  epics: 'ROY.GEN.7',
  earned: 'ROY.ONE.1',
  time: ({ cause }) => ({ turn: 'ROY.TIME.1', 'dead-end': 'ROY.CARD.24', disappearance: 'ROY.PARIS.15' })[cause],
  'time-stopped': 'ROY.ONE.4',
  honour: ({ change }) => (change < 0 ? 'ROY.LOUVRE.12' : 'ROY.RULING.41'),
  ladder: 'ROY.LOUVRE.7',
  'louvre-failed': 'ROY.LOUVRE.10',
  abduction: 'ROY.CARD.26',
  'nobody-in-paris': 'ROY.CARD.31',
  siege: 'ROY.SIEGE.4',
  'siege-reroll': 'ROY.TREACH.13',
  sacrificed: 'ROY.SIEGE.8',
  spared: 'ROY.SIEGE.8',
  'siege-moved': siegeRule,
  'one-for-all': ({ effect }) => ({ time: 'ROY.ONE.4', honour: 'ROY.ONE.7', epic: 'ROY.ONE.9' })[effect],
  proposed: 'ROY.RULING.39',
  voted: 'ROY.RULING.39',
  outvoted: 'ROY.RULING.39',
  declined: 'ROY.ONE.13',
  over: ({ ending }) => ENDINGS[ending],
};

/** The rule a line of the chronicle leads to. */
export const ruleOf = (event: Event): string | null => {
  const rule = RULES[event.kind] as string | ((event: Event) => string);
  return typeof rule === 'string' ? rule : rule(event);
};

import type { OptionSpec, Options } from '#kernel/game.ts';

/** An option: its values, the first one usual unless another is named, and what a value means to the rules. */
interface Row<Meaning> extends Omit<OptionSpec, 'id'> {
  readonly means: (value: string) => Meaning;
}
const row = <Meaning>(values: readonly string[], means: (value: string) => Meaning, usual?: string): Row<Meaning> => ({
  values,
  ...(usual === undefined ? {} : { usual }),
  means,
});

const isOn = (value: string): boolean => value === 'on';
const OFF_ON = row(['off', 'on'], isOn);
const ON_UNLESS_OFF = row(['off', 'on'], isOn, 'on');

/** Every table option, and what it changes (docs/spec/roy/options.md). Nothing else reads one but by `agreed`. */
const ROWS = {
  /** ROY.AUTO.1: nobody plays Milady. */
  automa: OFF_ON,
  /** ROY.TREV.2: Tréville takes the place of a musketeer. */
  treville: row(['none', 'stands-in'], value => value === 'stands-in'),
  /** ROY.EASY.1: how many One-for-all cards the team begins with. */
  easy: row(['off', 'on'], value => (isOn(value) ? 1 : 0)),
  /** ROY.HARD.1: whoever falls at the Quest never returns there. */
  mortalQuest: OFF_ON,
  /** ROY.HARD.3: an exposed Rochefort fights Athos too. */
  athosBrave: OFF_ON,
  /** ROY.GLASS.9: Emergency! stays in the box. */
  noHourglass: OFF_ON,
  /** ROY.GLASS.1: how long its sand runs, in seconds. */
  hourglassSeconds: row(['60', '90', '120', '180', '240'], Number, '120'),
  /** ROY.ROCH.5: a hidden Rochefort steps in wherever he can. */
  rochefortMandatory: OFF_ON,
  /** ROY.ROCH.12: whether he and a musketeer who hit each other lose one point each, whatever the Swords. */
  rochefortDoubleHit: row(['one', 'perSword'], value => value !== 'perSword'),
  /** ROY.BAST.6: who breaks out is free whatever the duel brings. */
  bastilleLoose: OFF_ON,
  /** ROY.TREACH.8: played Treachery cards are gone for good. */
  treacheryNoReshuffle: OFF_ON,
  /** ROY.RICH.7: nobody is bound to leave Richelieu. */
  richelieuMayStay: OFF_ON,
  /** ROY.DUEL.27: armour absorbs Jussac's wound only if its Shield stopped nothing. */
  jussacArmourOnce: OFF_ON,
  /** ROY.CHALL.11: challenges that cannot be won may be declared. */
  hopelessChallenges: ON_UNLESS_OFF,
  /** ROY.TRADE.11: everybody sees what is traded. */
  openTrades: OFF_ON,
  /** ROY.SIEGE.3: Milady may discard M. de Bassompierre. */
  bassompierreDiscardable: OFF_ON,
  /** ROY.RULING.39: the team votes on its One-for-all cards. */
  oneForAllVote: OFF_ON,
  /** ROY.LOUVRE.15: Louvre cards that are gone form a new stack. */
  louvreReshuffle: OFF_ON,
  /** ROY.P6.3: how many Paris cards six players begin with beside the first. */
  sixPlayerParis: row(['two', 'one'], value => (value === 'two' ? 2 : 1)),
  /** ROY.AUTO.13: the automa discards doubles first. */
  automaSharp: OFF_ON,
  /** ROY.SETUP.15: Traps do not roll at set-up. */
  setupTrapsAsleep: OFF_ON,
  /** ROY.TALK.3: Milady does not hear what the team says. */
  privateTalk: OFF_ON,
  /** A matter of the page alone: whether it shows the odds of duels. */
  odds: row(['shown', 'hidden'], value => value !== 'hidden'),
};

export type OptionId = keyof typeof ROWS;
type Meanings = { readonly [Id in OptionId]: ReturnType<(typeof ROWS)[Id]['means']> };
const TABLE: { readonly [Id in OptionId]: Row<Meanings[Id]> } = ROWS;

const OPTION_IDS = Object.keys(ROWS) as readonly OptionId[];

export const OPTIONS: readonly (OptionSpec & { readonly id: OptionId })[] = OPTION_IDS.map(id => {
  const { values, usual } = TABLE[id];
  return usual === undefined ? { id, values } : { id, values, usual };
});

/** What the table has agreed on about an option, read from a state, a view or whatever else carries its options. */
export const agreed = <Id extends OptionId>({ options }: { readonly options: Options }, id: Id): Meanings[Id] =>
  TABLE[id].means(options[id]);

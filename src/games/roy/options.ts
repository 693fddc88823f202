import type { OptionSpec } from '#kernel/game.ts';

const onOff = (id: string): OptionSpec => ({ id, values: ['off', 'on'] });

/** The table options (docs/spec/roy/options.md); the first value is the usual one, unless another is named. */
export const OPTIONS: readonly OptionSpec[] = [
  onOff('automa'),
  { id: 'treville', values: ['none', 'stands-in'] },
  onOff('easy'),
  onOff('mortalQuest'),
  onOff('athosBrave'),
  onOff('noHourglass'),
  { id: 'hourglassSeconds', values: ['60', '90', '120', '180', '240'], usual: '120' },
  onOff('rochefortMandatory'),
  { id: 'rochefortDoubleHit', values: ['one', 'perSword'] },
  onOff('bastilleLoose'),
  onOff('treacheryNoReshuffle'),
  onOff('richelieuMayStay'),
  onOff('jussacArmourOnce'),
  onOff('hopelessChallenges'),
  onOff('openTrades'),
  onOff('bassompierreDiscardable'),
  onOff('oneForAllVote'),
  onOff('louvreReshuffle'),
  { id: 'sixPlayerParis', values: ['two', 'one'] },
  onOff('automaSharp'),
  onOff('setupTrapsAsleep'),
  onOff('privateTalk'),
  // A matter of the page alone: no rule asks for it.
  { id: 'odds', values: ['shown', 'hidden'] },
];

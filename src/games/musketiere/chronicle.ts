import type { Event } from './events.ts';

/** The rule a line of the chronicle leads to. */
const RULES: Readonly<Record<Event['kind'], string | null>> = {
  dealt: 'MUS.4',
  laid: 'MUS.6',
  turned: 'MUS.8',
  picked: 'MUS.9',
  discarded: 'MUS.18',
  shown: 'MUS.9',
  won: 'MUS.10',
  lost: 'MUS.10',
  took: 'MUS.14',
  put: null,
  freed: 'MUS.12',
  surrendered: 'MUS.17',
  'shut-out': 'MUS.18',
  released: 'MUS.18',
  ended: null,
  scored: 'MUS.21',
  tied: 'MUS.RULING.12',
  crowned: 'MUS.22',
};

export const ruleOf = (event: Event): string | null => {
  if (event.kind === 'put') return event.marker === 'jewel' ? 'MUS.11' : 'MUS.13';
  if (event.kind === 'freed' && event.forced) return 'MUS.16';
  if (event.kind === 'ended') return event.ending === 'three-jewels' ? 'MUS.19' : 'MUS.20';
  return RULES[event.kind];
};

import type { Words } from '../words.ts';

export const news: Words['news'] = {
  bonacieux: {
    name: 'Mme Bonacieux',
    states: {
      home: { label: 'at home', sentence: 'Mme Bonacieux is at home: she lets you up the stairs to the Queen.' },
      queen: { label: 'with the Queen', sentence: 'Mme Bonacieux is with the Queen: she lets you down the stairs.' },
      away: { label: 'gone', sentence: 'Mme Bonacieux is gone: nobody opens the stairs for you.' },
    },
  },
  passage: {
    name: 'Secret stairs',
    states: {
      open: { label: 'open', sentence: 'The secret door is open, if Mme Bonacieux is there to lead you.' },
      closed: { label: 'shut', sentence: 'The secret door is shut: take the paved way.' },
    },
  },
  gate: {
    name: 'Louvre gate',
    states: {
      open: { label: 'open', sentence: 'The guards stand aside: the paved way to the Louvre is open.' },
      closed: { label: 'shut', sentence: 'The halberds are crossed: nobody passes the gate, in or out.' },
    },
  },
  channel: {
    name: 'Channel',
    states: {
      both: { label: 'boats on both sides', sentence: 'A boat waits in Calais and another in Dover.' },
      'from-france': { label: 'boat in Calais', sentence: 'The boat is in Calais: you can cross to England only.' },
      'from-england': { label: 'boat in Dover', sentence: 'The boat is in Dover: you can cross to France only.' },
      none: { label: 'no boat', sentence: 'No boat puts to sea: nobody crosses.' },
    },
  },
  buckingham: {
    name: 'Buckingham',
    states: {
      home: { label: 'at home', sentence: 'The Duke is at home: his castle is open.' },
      absent: { label: 'away', sentence: 'The Duke is away: nobody enters his castle.' },
    },
  },
  spies: {
    name: 'Spies',
    states: {
      active: { label: 'about', sentence: 'Spies are about: many Rochefort cards hit harder.' },
      absent: { label: 'none', sentence: 'No spies about: Rochefort is less to be feared.' },
    },
  },
};

export const oneTurn: Words['oneTurn'] = {
  label: 'one turn at most',
  elements: {
    channel: 'If everybody is held up for a whole round, boats sail again on both sides.',
    gate: 'If everybody is held up for a whole round, the gate opens again.',
    buckingham: 'If everybody is held up for a whole round, the Duke comes home.',
  },
};

import type { Event } from './events.ts';

/** The rule a line of the chronicle leads to. */
const RULES: Readonly<Record<Event['kind'], string | null>> = {
  dealt: 'TRO.4',
  taken: 'TRO.6',
  gazette: 'TRO.14',
  eased: 'TRO.21',
  turn: null,
  missed: 'TRO.13',
  blocked: 'TRO.RULING.33',
  rolled: 'TRO.10',
  held: 'TRO.13',
  released: 'TRO.13',
  tested: 'TRO.13',
  rode: 'TRO.10',
  'gave-way': 'TRO.11',
  stopped: null,
  drew: 'TRO.13',
  played: 'TRO.15',
  cancelled: 'TRO.15',
  'in-vain': 'TRO.13',
  waits: 'TRO.13',
  bound: 'TRO.13',
  'one-die': 'TRO.13',
  again: 'TRO.10',
  gave: 'TRO.13',
  freed: 'TRO.13',
  studs: null,
  dropped: 'TRO.24',
  dodged: 'TRO.15',
  leg: 'TRO.2',
  won: 'TRO.28',
};

const GAZETTE = { first: 'TRO.8', read: 'TRO.14', printer: 'TRO.15', stuck: 'TRO.RULING.34' } as const;
const STOPPED = {
  gate: 'TRO.RULING.6',
  boat: 'TRO.RULING.4',
  castle: 'TRO.20',
  queen: 'TRO.RULING.24',
} as const;
const STUDS = { buckingham: 'TRO.22', ground: 'TRO.24', trap: 'TRO.25', overtaken: 'TRO.23' } as const;
const RODE = { dice: 'TRO.10', one: 'TRO.16', card: 'TRO.RULING.18', companion: 'TRO.13' } as const;

export const ruleOf = (event: Event): string | null => {
  switch (event.kind) {
    case 'gazette':
      return GAZETTE[event.why];
    case 'stopped':
      return STOPPED[event.why];
    case 'studs':
      return STUDS[event.from];
    case 'rode':
      return event.back && event.by !== 'card' ? 'TRO.25' : RODE[event.by];
    case 'drew':
      return event.card === null ? 'TRO.15' : 'TRO.13';
    case 'gave':
      return event.why === 'limit' ? 'TRO.15' : 'TRO.13';
    case 'in-vain':
      return event.missing === 'spies' ? 'TRO.RULING.13' : 'TRO.13';
    case 'dropped':
      return event.trap ? 'TRO.25' : 'TRO.24';
    case 'leg':
      return event.at === 'CAL' ? 'TRO.26' : event.at === 'EO4' ? 'TRO.27' : 'TRO.2';
    default:
      return RULES[event.kind];
  }
};

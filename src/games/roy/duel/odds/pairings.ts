import type { FightToken } from '../../cards/tokens.ts';
import type { FoeId } from '../../choices.ts';
import type { Equipment, Musketeer } from '../../names.ts';

/** A duel to hold the odds against: who, with what, against whom. */
export interface Pairing {
  readonly who: Musketeer;
  readonly foe: FoeId;
  readonly token: FightToken | null; // behind a foe of the Quest
  readonly singles: number; // Combat cards committed
  readonly doubles: number;
  readonly ability: boolean; // Aramis commits a card besides
  readonly epics: number; // on the road
  readonly gear: readonly Equipment[];
  readonly improved: boolean;
  readonly life: number | null; // null: all his sheet gives him
  readonly foeLife: number | null;
  readonly options: Readonly<Record<string, string>>;
}

const BARE: Omit<Pairing, 'who' | 'foe'> = {
  token: null,
  singles: 0,
  doubles: 0,
  ability: false,
  epics: 0,
  gear: [],
  improved: false,
  life: null,
  foeLife: null,
  options: {},
};

const pairing = (who: Musketeer, foe: FoeId, more: Partial<Pairing> = {}): Pairing => ({ ...BARE, ...more, who, foe });

/** Every adversary, every token, every kind of gear, three to six dice. */
export const PAIRINGS: readonly Pairing[] = [
  pairing('athos', 'henchman'),
  pairing('porthos', 'henchman', { gear: ['blade'] }),
  pairing('porthos', 'boisrenard', { singles: 1, gear: ['pistol'] }),
  pairing('dartagnan', 'boisrenard', { gear: ['blade', 'pistol'], improved: true }),
  pairing('athos', 'lubin', { gear: ['armour'] }),
  pairing('aramis', 'lubin', { singles: 2, gear: ['pistol'] }),
  pairing('athos', 'bernajoux', { doubles: 1 }),
  pairing('dartagnan', 'bernajoux', { gear: ['armour', 'blade'] }),
  pairing('aramis', 'brisemont', { doubles: 1 }),
  pairing('porthos', 'brisemont', { singles: 1, gear: ['pistol', 'armour'] }),
  pairing('athos', 'brisemont', { gear: ['blade'], life: 2 }),
  pairing('athos', 'cahusac'),
  pairing('dartagnan', 'cahusac', { singles: 1, doubles: 1, gear: ['blade', 'armour'], improved: true }),
  pairing('porthos', 'cahusac', { singles: 1, gear: ['blade'] }),
  pairing('porthos', 'biscarat', { improved: true }),
  pairing('dartagnan', 'biscarat', { doubles: 1, gear: ['armour'] }),
  pairing('athos', 'vitray', { singles: 1, gear: ['pistol'] }),
  pairing('dartagnan', 'vitray', { singles: 3, gear: ['blade'], improved: true }),
  pairing('porthos', 'houdiniere', { singles: 2, gear: ['armour'] }),
  pairing('treville', 'houdiniere', { gear: ['blade'] }),
  pairing('aramis', 'laffemas', { ability: true }),
  pairing('dartagnan', 'laffemas', { gear: ['pistol', 'blade'] }),
  pairing('athos', 'jussac', { singles: 1 }),
  pairing('porthos', 'jussac', { gear: ['armour', 'blade'] }),
  pairing('porthos', 'jussac', { gear: ['armour', 'blade'], options: { jussacArmourOnce: 'on' } }),
  pairing('aramis', 'jussac', { singles: 1, life: 1 }),
  pairing('dartagnan', 'cavois', { singles: 2 }),
  pairing('porthos', 'cavois', { singles: 1, doubles: 1, gear: ['pistol', 'blade'] }),
  pairing('athos', 'cavois', { doubles: 2, gear: ['armour'], foeLife: 1 }),
  pairing('dartagnan', 'rochefort', { singles: 1 }),
  pairing('porthos', 'rochefort', { doubles: 1, gear: ['armour', 'blade'], improved: true }),
  pairing('aramis', 'rochefort', { singles: 2, ability: true, gear: ['pistol'], foeLife: 2 }),
  pairing('porthos', 'rochefort', {
    singles: 1,
    gear: ['pistol', 'blade'],
    foeLife: 1,
    options: { rochefortDoubleHit: 'perSword' },
  }),
  pairing('athos', 'jailer'),
  pairing('aramis', 'jailer', { gear: ['blade', 'armour'], life: 1 }),
  pairing('dartagnan', 'guard', { gear: ['pistol'] }),
  pairing('athos', 'wardes', { doubles: 1, gear: ['blade'] }),
  pairing('porthos', 'wardes', { doubles: 2, gear: ['armour'], improved: true }),
  pairing('dartagnan', 'inn', { token: 'two', improved: true }),
  pairing('aramis', 'inn', { token: 'three', singles: 1, ability: true }),
  pairing('porthos', 'first', { token: 'four', singles: 2, gear: ['pistol', 'armour'] }),
  pairing('athos', 'inn', { token: 'shields', singles: 1, gear: ['pistol', 'blade'] }),
  pairing('dartagnan', 'second', { token: 'shields', doubles: 1, improved: true }),
  pairing('porthos', 'inn', { token: 'parry', gear: ['armour'] }),
  pairing('dartagnan', 'road', { token: 'parry', singles: 1, epics: 2, gear: ['blade'] }),
  pairing('athos', 'first', { token: 'swords' }),
  pairing('aramis', 'road', { token: 'swords', epics: 1, gear: ['armour', 'blade'] }),
];

const count = (n: number, name: string): readonly string[] => (n === 0 ? [] : [n === 1 ? name : `${n} ${name}s`]);

export const nameOf = (pairing: Pairing): string => {
  const has = [
    ...count(pairing.singles, 'single'),
    ...count(pairing.doubles, 'double'),
    ...(pairing.ability ? ['ability'] : []),
    ...count(pairing.epics, 'epic'),
    ...pairing.gear,
    ...(pairing.improved ? ['manoeuvre'] : []),
    ...(pairing.life === null ? [] : [`life ${pairing.life}`]),
  ];
  const its = [
    ...(pairing.foeLife === null ? [] : [`life ${pairing.foeLife}`]),
    ...Object.values(pairing.options).map(value => (value === 'on' ? 'armour once' : 'per sword')),
  ];
  const foe = pairing.token === null ? pairing.foe : `${pairing.token} (${pairing.foe})`;
  return `${[pairing.who, ...has].join(' ')} – ${[foe, ...its].join(' ')}`;
};

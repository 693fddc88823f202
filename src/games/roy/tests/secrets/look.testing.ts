import { redact, type Seat } from '#kernel/game.ts';
import { roy } from '../../game.ts';
import { type Given, type Position, position } from '../../testing.ts';

type Reader = Seat | null;

/** All a reader gets: his view, the events as he may read them, his own question, and who else is asked. */
export const look = (table: Position, reader: Reader): string =>
  JSON.stringify([
    roy.view(table.state, reader),
    table.events.map(event => redact(event, reader)),
    roy.decisions(table.state).map(asked => (asked.seat === reader ? asked : [asked.seat, asked.optional])),
  ]);

export const declared = (given: Required<Given>['state']) =>
  position({
    acting: 'porthos',
    men: { porthos: { place: 'paris' } },
    paris: { card: 'abduction', foes: ['henchman', 'lubin'] },
    state: { location: 'paris', standing: 'ask', ...given },
  }).play('porthos', { kind: 'duel', foe: 'lubin' });

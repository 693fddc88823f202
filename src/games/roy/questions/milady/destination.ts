import { GO, type Of, STANDING, TRESPASS } from '../../choices.ts';
import { LOCATIONS, type Location } from '../../names.ts';
import { agreed } from '../../options.ts';
import { type Part, type Question, replaceTask, type TaskOf } from '../../question.ts';
import { because } from '../../reasons.ts';
import { MILADY, type State, toMilady } from '../../state.ts';
import { automaDestination } from './automa-destination.ts';
import { giveStandingOrder } from './standing.ts';

type Destination = TaskOf<'destination'>;

const ROCHEFORT_OUT = because('ROY.DEST.3', 'rochefort-out', (_state: State, _task: Destination, { to }: Of<'go'>) => ({
  place: to,
}));
const NOT_FOR_MILADY = because(
  'ROY.DEST.8',
  'not-for-milady',
  (_state: State, _task: Destination, { to }: Of<'trespass'>) => ({ place: to as 'bastille' | 'vieux-colombier' }),
);
const MANDATORY = because('ROY.RULING.2', 'mandatory');
const ORDER_GIVEN = because('ROY.RULING.2', 'order-given');
const LAID = because('ROY.DEST.2', 'destination-laid');

/** ROY.DEST.3: where Rochefort would have to go. */
const NEEDS_ROCHEFORT: readonly Location[] = ['paris', 'louvre', 'quest'];
export const mayChoose = (rochefort: number, location: Location): boolean =>
  rochefort > 0 || !NEEDS_ROCHEFORT.includes(location);

/** ROY.DEC.8, and once a turn another standing order (ROY.DEC.40). */
export const destination: Question<'destination'> = {
  who: () => MILADY,
  reach: (state, { told }, _seat, choices) => {
    for (const location of LOCATIONS) choices.push(GO[location]);
    if (!told && !agreed(state, 'rochefortMandatory')) choices.push(STANDING.ask, STANDING.always, STANDING.never); // all three: the list gives nothing away
  },
  beyond: (state, { told }, seat, choices) => {
    if (seat !== MILADY) return;
    choices.push(TRESPASS['vieux-colombier'], TRESPASS.bastille);
    if (told || agreed(state, 'rochefortMandatory')) choices.push(STANDING.ask, STANDING.always, STANDING.never);
  },
  bar: (state, { told }, choice) => {
    if (choice.kind === 'go') return mayChoose(state.rochefort, choice.to) ? null : ROCHEFORT_OUT;
    if (choice.kind === 'trespass') return NOT_FOR_MILADY;
    if (agreed(state, 'rochefortMandatory')) return MANDATORY;
    return told ? ORDER_GIVEN : null;
  },
  answer: (draft, _task, choice, _seat, tell) => {
    if (choice.kind === 'standing') {
      replaceTask(draft, { kind: 'destination', told: true });
      return giveStandingOrder(draft, choice.order, tell);
    }
    if (choice.kind === 'trespass') throw new Error('Milady never goes there');
    draft.todo.pop();
    draft.location = choice.to;
    draft.presence = 'hidden';
    draft.shown = false;
    tell?.({ kind: 'destination', secret: { to: toMilady(draft), location: choice.to } });
  },
  automa: (draft, _task, tell) => automaDestination(draft, tell),
};

/** ROY.DEST.2: once laid it stays for the turn. */
export const destinationLaid: Part<unknown, 'go'> = {
  reach: (_state, _task, _seat, choices) => {
    for (const location of LOCATIONS) choices.push(GO[location]);
  },
  bar: () => LAID,
};

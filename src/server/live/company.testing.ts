import type { TableId } from '#wire/ids.ts';
import type { Suggested, ToClient } from '#wire/to-client.ts';
import type { Store } from '../store/store.ts';
import type { TableDeps } from './table-deps.ts';
import type { TableRegistry } from './table-registry.ts';
import { Player, type Setting, started } from './testing.ts';

export type Voices = TableDeps['voices'];

export const BOT = { kind: 'bot', level: 'random' } as const;
export const INVITED = { kind: 'invited' } as const;
const HOST = 'person-0';

/** Milady and two musketeers are bots; the host plays the first musketeer. */
export const ALONE = { game: 'roy', options: {}, seats: [BOT, INVITED, BOT, BOT], mySeat: 1 };
/** The host plays Milady, somebody else a musketeer, and two bots go with him. */
export const AGAINST = { game: 'roy', options: {}, seats: [INVITED, INVITED, BOT, BOT] };

/** What a person's page knows of the bots' company now. */
export const companyOf = ({ messages }: Player) => {
  const welcome = messages.findLast(message => message.kind === 'welcome');
  const since = messages.slice(welcome === undefined ? 0 : messages.indexOf(welcome));
  const last = <Kind extends ToClient['kind']>(kind: Kind) =>
    since.findLast((message): message is Extract<ToClient, { kind: Kind }> => message.kind === kind);
  return {
    suggestions: last('suggested')?.suggestions ?? welcome?.company.suggestions ?? [],
    asked: last('asked')?.asked ?? welcome?.company.asked ?? [],
    remarks: [
      ...(welcome?.company.remarks ?? []),
      ...since.flatMap(message => (message.kind === 'remarked' ? [message.remark] : [])),
    ],
  };
};
export const suggestionsOf = (player: Player): readonly Suggested[] => companyOf(player).suggestions;
export const agree = (player: Player, { id }: Suggested) => player.act({ act: 'nod', suggestion: id, agreed: true });

/** At the first question of the whole team, with every bot's suggestion on the table. */
export const atTheFirstMatter = async (setting: Setting, changes: object = ALONE) => {
  const all = await started(setting, changes);
  for (let moves = 0; moves < 50; moves++) {
    await all.time.pass(5000);
    const player = all.players.find(each => each.question !== null);
    if (player === undefined || player.question?.prompt === 'leave-out') break;
    await player.choose();
  }
  return all;
};

/** A store that tells every node of what is written. */
export const told = (store: Store): void => {
  const append = store.append.bind(store);
  store.append = async (id, line, summary) => {
    const result = await append(id, line, summary);
    if (result === 'kept') await store.tell({ kind: 'grown', table: id, number: line.number });
    return result;
  };
};

export const comesBack = async (registry: TableRegistry, table: TableId, person = HOST) => {
  const back = new Player(person);
  await back.enter(registry, table);
  return back;
};

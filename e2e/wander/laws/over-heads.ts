import type { Law } from '../moment.ts';

const NAME = 'no bot settles what people are asked about, unless they agree';

/** What people are asked too is theirs: a bot that settles it has been told to. One yes is good for one answer. */
export const overHeads: Law = {
  name: NAME,
  check({ person, truth, memory }) {
    if (truth === null) return [];
    memory.agreed += person.noted.filter(each => each.kind === 'agreed').length;
    const fresh = truth.settled.slice(memory.settled);
    memory.settled = truth.settled.length;
    return fresh.flatMap(({ seat, choice, asked }) => {
      if (memory.agreed > 0) {
        memory.agreed--;
        return [];
      }
      const name = (at: number) => truth.record.seats[at].name;
      const what = `${name(seat)} chose ${JSON.stringify(choice)} while ${asked.map(name).join(', ')} were asked about it`;
      return [{ law: NAME, key: String((choice as { kind?: string }).kind), what }];
    });
  },
};

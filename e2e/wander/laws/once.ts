import type { Law } from '../moment.ts';

const NAME = 'what has been shown is not shown again';

/** A scene that has left the table in a step does not come back in the same step. */
export const once: Law = {
  name: NAME,
  check({ person, walk, last }) {
    // Who looks with other eyes sees the same step with them.
    if (last?.act === 'eyes') {
      const others = person.noted.filter(each => each.kind !== 'again');
      person.noted.splice(0, person.noted.length, ...others);
    }
    // Where nothing is given time to be seen, nothing is seen twice.
    if (walk.speed === 'at-once') return [];
    return person.noted
      .filter(each => each.kind === 'again')
      .map(({ what, step }) => ({ law: NAME, key: what, what: `“${what}” was shown twice in step ${step}` }));
  },
};

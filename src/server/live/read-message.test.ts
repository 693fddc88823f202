import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toServer } from '#wire/to-server.ts';
import { readMessage } from './read-message.ts';

/** What the schema makes of a text. */
const bySchema = (text: string): unknown => {
  const read = toServer.safeParse(JSON.parse(text));
  return read.success ? read.data : null;
};

const oddly = <T>(usual: fc.Arbitrary<T>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: usual }, { weight: 1, arbitrary: fc.jsonValue() });

const id = oddly(
  fc.oneof(
    fc.stringMatching(/^[\w-]{8,36}$/),
    fc.stringMatching(/^[\w-]{6,9}$/),
    fc.stringMatching(/^[\w-]{35,38}$/),
    fc.constantFrom('message-1\n', 'message 1', 'mèssage-1', ''),
  ),
);
const version = oddly(
  fc.oneof(fc.integer({ min: -2, max: 1_000_002 }), fc.constantFrom(0, -0, 1e6, 1e6 + 1, 0.5, 1e300, '1')),
);
const choice = oddly(fc.record({ kind: fc.string(), card: fc.integer() }));

/** A choice, or nearly one: parts may be missing, odd, or too many, and in any order. */
const nearly = fc
  .record({ kind: oddly(fc.constant('choose')), id, version, choice }, { requiredKeys: ['kind', 'id', 'version'] })
  .chain(message =>
    fc
      .tuple(
        fc.shuffledSubarray(Object.entries(message), { minLength: Object.keys(message).length - 1 }),
        fc.constantFrom(...EXTRAS),
      )
      .map(([entries, extra]) => `{${[...entries.map(written), ...extra].join()}}`),
  );
const written = ([key, value]: readonly [string, unknown]): string => `${JSON.stringify(key)}:${JSON.stringify(value)}`;
const EXTRAS = [[], [], [], ['"more":1'], ['"__proto__":{"kind":"choose"}'], ['"choice":null'], ['"id":"12345678"']];

test('a choice is understood exactly as the schema understands it', () => {
  let understood = 0;
  fc.assert(
    fc.property(nearly, text => {
      const { message } = readMessage(text, 'text');
      expect(message).toEqual(bySchema(text));
      if (message !== null) understood++;
    }),
    { numRuns: 3000, seed: 1625 },
  );
  // Not only refusals were compared.
  expect(understood).toBeGreaterThan(100);
});

test('what is no choice is the schema\u2019s business', () => {
  for (const text of [
    '{"kind":"ping"}',
    '{"kind":"take-back","id":"12345678","version":3}',
    '[]',
    'null',
    '1',
    '"choose"',
  ])
    expect(readMessage(text, 'text').message).toEqual(bySchema(text));
});

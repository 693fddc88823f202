import { expect, inject } from 'vitest';
import type { MatchRecord } from '#kernel/journal.ts';
import { test } from './support/browser.ts';
import { freshMatch, matchAt } from './support/match-at.ts';
import type { Fault } from './wander/moment.ts';
import type { Person } from './wander/person.ts';
import { roomsIn } from './wander/rooms.ts';
import { questionTo } from './wander/truth.ts';
import type { Step, Walk } from './wander/walk.ts';
import { wander } from './wander/wanderer.ts';

/** No bot has that level: the other seats never answer, and whatever was chosen can be taken back on any machine. */
const asleep = (record: MatchRecord): MatchRecord => ({
  ...record,
  seats: record.seats.map(seat => ({ ...seat, bot: seat.bot && 'asleep' })),
});
/** A table where a person, in seat 1, and a bot, in seat 2, are asked about the same matter: who goes next. */
const TEAM = asleep(matchAt({ game: 'roy', players: 3, seat: 1, is: (_, mine) => mine?.prompt === 'select' }));
/** Milady hides her tokens one by one: nobody else is asked meanwhile, and each of them can be taken back. */
const LAYING = asleep(matchAt({ game: 'roy', players: 3, seat: 0, is: (_, mine) => mine?.prompt === 'lay-inn' }));
/** Only Milady is asked, and her bot never answers. */
const HERS = asleep(freshMatch({ game: 'roy', players: 3, people: [1] }));
const WALK: Walk = {
  seed: 1,
  game: 'trois',
  mode: 'alone',
  size: '1440x900',
  language: 'en',
  speed: 'at-once',
  still: true,
  record: asleep(freshMatch({ game: 'trois', players: 2, people: [0] })),
};
/** Milliseconds: whatever is planted here never comes right. Where a slow machine needs more to come so far, it gets it. */
const PATIENCE = [700, 700, 15_000];

const steps = (...acts: string[]): Step[] => acts.map(act => ({ act, pick: 0 }));

interface Planted {
  /** A law must find it whose name holds these words. */
  readonly law: string;
  readonly what: string;
  readonly plant: (person: Person) => Promise<unknown>;
  readonly steps?: readonly Step[];
  readonly walk?: Partial<Walk>;
  /** What is there once the table stands; a question, unless it says otherwise. */
  readonly stands?: string;
}

/** Runs in the page: does it as soon as somebody presses that. */
const whenPressed = ([selector, code]: readonly [selector: string, text: string]) => {
  addEventListener('click', event => {
    if ((event.target as Element).closest(selector) === null) return;
    const say = () => {
      const told = document.querySelector(code === 'voice' ? '[role="status"][aria-live]' : '[data-question] h2');
      if (told && told.textContent !== 'Something else') told.textContent = 'Something else';
      requestAnimationFrame(say);
    };
    say();
  });
};

/** Runs in the page: no question is ever put. */
const hush = () => {
  const again = () => {
    document.querySelector('[data-asked]')?.removeAttribute('data-asked');
    requestAnimationFrame(again);
  };
  again();
};

/** Runs in the page: other words and its own in the title, or a scene there and gone, for three frames each. */
const byTurns = async ([what, times]: readonly [what: 'words' | 'scene', times: number]) => {
  const title = document.querySelector<HTMLElement>('[data-question] h2') as HTMLElement;
  const words = ['One moment', title.textContent];
  const scene = document.createElement('div');
  scene.dataset.scene = 'planted';
  for (let at = 0; at < times; at++) {
    if (what === 'words') title.textContent = words[at % 2];
    else if (at % 2 === 0) document.querySelector('[data-step]')?.append(scene);
    else scene.remove();
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }
};

/** For every law a fault in a page that is well: each of them must be found. */
const PLANTED: readonly Planted[] = [
  {
    law: 'whoever the rules ask can answer',
    what: 'a question that never comes',
    plant: ({ page }) => page.evaluate(hush),
  },
  {
    law: 'whoever the rules ask can answer',
    what: 'a choice that is nowhere',
    plant: ({ page }) =>
      page.evaluate(() => {
        const [first] = document.querySelectorAll<HTMLElement>('[data-choice]');
        for (const each of document.querySelectorAll<HTMLElement>('[data-choice]'))
          if (each.dataset.choice === first.dataset.choice) each.remove();
      }),
  },
  {
    law: 'whoever the rules ask can answer',
    what: 'bots that do not go on',
    plant: async () => {},
    walk: { game: 'roy', record: HERS },
    stands: '[data-step]',
  },
  {
    law: 'whoever the rules ask can answer',
    what: 'a table far apart where nobody is asked',
    plant: ({ page }) => page.evaluate(hush),
    walk: { mode: 'online', game: 'musketiere' },
  },
  {
    law: 'no bot settles what people are asked about',
    what: 'a bot that decides for all',
    plant: async ({ page, truthOf }) => {
      const entry = [2, questionTo(truthOf(JSON.stringify(TEAM)), 2)?.choices[0]];
      await page.evaluate(
        ([key, added]) => {
          const { record, ...rest } = JSON.parse(localStorage.getItem(key) ?? '{}');
          const entries = [...record.entries, added];
          localStorage.setItem(key, JSON.stringify({ ...rest, record: { ...record, entries } }));
        },
        [`panache.match.${TEAM.table}`, entry] as const,
      );
    },
    walk: { game: 'roy', record: TEAM },
  },
  {
    law: 'take back shows the question of before',
    what: 'other words after taking back',
    plant: ({ page }) => page.evaluate(whenPressed, ['[data-act="take-back"]', 'words'] as const),
    steps: steps('choose', 'back'),
    walk: { game: 'roy', record: LAYING },
  },
  {
    law: 'no error',
    what: 'an error nobody caught',
    plant: ({ page }) => page.evaluate(() => void Promise.reject(new Error('planted'))),
  },
  {
    law: 'no failed request',
    what: 'a picture that stays broken',
    plant: async ({ page }) => {
      await page.route('**/planted.png', route => route.abort());
      await page.evaluate(() => document.body.append(Object.assign(new Image(), { src: '/planted.png', alt: '' })));
    },
  },
  {
    law: 'no two buttons of one panel read the same',
    what: 'a button twice',
    plant: ({ page }) =>
      page.evaluate(() => {
        const button = document.querySelector<HTMLElement>('[data-question] [data-choice]');
        const other = button?.cloneNode(true) as HTMLElement;
        other.dataset.choice = '{"kind":"planted"}';
        button?.after(other);
      }),
  },
  {
    law: 'no button is covered',
    what: 'something that lies on a button',
    plant: ({ page }) =>
      page.evaluate(() => {
        const { x, y, width, height } = (
          document.querySelector('[data-question] [data-choice]') as Element
        ).getBoundingClientRect();
        const lid = document.createElement('div');
        lid.style.cssText = `position:fixed;left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
        document.body.append(lid);
      }),
  },
  {
    law: 'no text is clipped',
    what: 'words cut off',
    plant: ({ page }) =>
      page.evaluate(() => {
        const words = document.querySelector<HTMLElement>('[data-question] [data-choice] b') as HTMLElement;
        words.style.cssText = 'display:block;width:20px;overflow:hidden;white-space:nowrap';
      }),
  },
  {
    law: 'no text is clipped',
    what: 'a word broken in two',
    plant: ({ page }) =>
      page.evaluate(() => {
        const words = document.querySelector<HTMLElement>('[data-question] [data-choice] b') as HTMLElement;
        words.style.cssText = 'display:block;width:20px';
      }),
  },
  {
    law: 'nothing overlaps',
    what: 'words on words',
    plant: ({ page }) =>
      page.evaluate(() => {
        const title = document.querySelector<HTMLElement>('[data-question] h2') as HTMLElement;
        const other = title.cloneNode(true) as HTMLElement;
        other.style.cssText = 'position:absolute;inset:0;margin:0;opacity:0.9';
        (title.parentElement as HTMLElement).style.position = 'relative';
        title.after(other);
      }),
  },
  {
    law: 'nothing overlaps',
    what: 'a card on words',
    plant: ({ page }) =>
      page.evaluate(() => {
        const title = document.querySelector<HTMLElement>('[data-question] h2') as HTMLElement;
        const card = document.createElement('span');
        card.style.cssText = 'position:absolute;left:0;top:0;width:60px;height:40px;background:rgb(20 40 80)';
        (title.parentElement as HTMLElement).style.position = 'relative';
        title.after(card);
      }),
  },
  {
    law: 'no panel changes more than once a second',
    what: 'a panel that blinks',
    plant: ({ page }) => page.evaluate(byTurns, ['words', 8] as const),
    walk: { speed: 'calm' },
  },
  {
    law: 'a button under the pointer',
    what: 'a button that flees',
    plant: ({ page }) =>
      page.evaluate(() =>
        addEventListener('pointermove', event => {
          const button = (event.target as Element).closest<HTMLElement>('[data-choice]');
          setTimeout(() => button?.style.setProperty('translate', '0 60px'), 60);
        }),
      ),
    steps: steps('rest', 'look', 'look', 'look'),
  },
  {
    law: 'what has been shown is not shown again',
    what: 'a scene that comes twice',
    plant: ({ page }) => page.evaluate(byTurns, ['scene', 3] as const),
    walk: { speed: 'calm' },
  },
  {
    law: 'what the page says agrees with the view',
    what: 'a number that is wrong',
    plant: ({ page }) =>
      page.evaluate(() => {
        const bottes = document.querySelector('[data-bottes] ul');
        bottes?.append(bottes.children[0].cloneNode(true));
      }),
  },
  {
    law: 'what a screen reader hears agrees with what is seen',
    what: 'a voice that tells what was taken back',
    plant: ({ page }) => page.evaluate(whenPressed, ['[data-act="take-back"]', 'voice'] as const),
    steps: steps('choose', 'back'),
    walk: { game: 'roy', record: LAYING },
  },
];

test.for(PLANTED)(
  'the wanderer finds $what',
  async ({ law, plant, steps: way = [], walk, stands = '[data-asked]' }, { browser }) => {
    const laws = new Set<string>();
    const isFound = () => [...laws].some(each => each.includes(law));
    const isEnough = (found: readonly Fault[]) => found.some(each => each.law.includes(law));
    const rooms = roomsIn(browser, inject('url'));
    for (const patience of PATIENCE) {
      if (isFound()) break;
      const { found } = await wander(
        { ...WALK, ...walk },
        {
          rooms,
          steps: way,
          most: way.length,
          until: Number.POSITIVE_INFINITY,
          patience,
          isEnough,
          prepare: async person => {
            await person.page.locator(stands).first().waitFor({ timeout: 60_000 });
            await plant(person);
          },
        },
      );
      for (const each of found) laws.add(each.law);
    }
    await rooms.close();
    expect([...laws]).toContainEqual(expect.stringContaining(law));
  },
);

import type { Law } from '../moment.ts';
import { lookOf, type Person } from '../person.ts';

const NAME = 'no error';
const AGAIN = 'no failed request that is never tried again';

/** What a browser itself says of a line that is cut. */
const isOffline = (text: string): boolean =>
  /ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|WebSocket|Failed to fetch dynamically|Importing a module/.test(text);

const keyOf = (text: string): string =>
  text
    .split('\n')[0]
    .replace(/https?:\/\/[^/]+/, '')
    .replace(/\d+/g, '#');

/** No uncaught error, and none in the console. */
export const errors: Law = {
  name: NAME,
  check({ person }) {
    const heard = person.errors.splice(0).filter(text => !isOffline(text));
    return heard.map(text => ({ law: NAME, key: keyOf(text), what: text }));
  },
};

/** A picture that could not be drawn is fetched again. */
export const pictures: Law = {
  name: AGAIN,
  async check({ person, look, patience }) {
    const until = Date.now() + patience;
    let { images } = look;
    while (images.length > 0 && !person.offline && Date.now() < until) {
      await person.page.waitForTimeout(100);
      images = (await lookOf(person)).images;
    }
    if (person.offline) return [];
    return images.map(url => ({ law: AGAIN, key: keyOf(url), what: `the picture ${url} is broken, and stays so` }));
  },
};

/** Advice belongs to one question: whoever wants it presses again, and when the question is gone nobody does. */
const ON_REQUEST = /\/(?:thinker|advise)-[^/]*\.js/;

/** What failed must have been asked for again, once the line is back. Looked at when a walk is over. */
export const neverTriedAgain = ({ lost }: Person) =>
  [...lost.values()]
    .filter(({ url }) => !ON_REQUEST.test(url))
    .map(({ url, why }) => ({
      law: AGAIN,
      key: keyOf(url),
      what: `${url} failed (${why}) and was never asked for again`,
    }));

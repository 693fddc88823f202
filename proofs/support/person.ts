/** Somebody's browser, known by its cookie on every node and after every restart. */
export interface Person {
  readonly cookie: string;
  /** Where he comes from, as a proxy before the servers would say; left out for this machine. */
  readonly address?: string;
}

/** Who that is in journals. */
export const personIdOf = ({ cookie }: Person): string => cookie.slice(cookie.indexOf('=') + 1).split('.')[0];

/** What a request of that browser carries along. */
export const headersOf = ({ cookie, address }: Person): Record<string, string> => ({
  cookie,
  ...(address !== undefined && { 'x-forwarded-for': address }),
});

const cookieOf = (answer: Response): string => {
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`there is no cookie in the answer: ${answer.status}`);
  return cookie.split(';')[0];
};

export const newPerson = async (url: string): Promise<Person> => ({
  cookie: cookieOf(await fetch(`${url}/api/me`, { method: 'POST' })),
});

/** A request of the page in that browser. */
export const ask = (url: string, person: Person, path: string, body?: unknown): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { ...headersOf(person), ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

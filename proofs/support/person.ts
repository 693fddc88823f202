/** Somebody's browser, known by its cookie on every node and after every restart. */
export interface Person {
  readonly cookie: string;
}

const cookieOf = (answer: Response): string => {
  const [cookie] = answer.headers.getSetCookie();
  if (cookie === undefined) throw new Error(`there is no cookie in the answer: ${answer.status}`);
  return cookie.split(';')[0];
};

export const newPerson = async (url: string): Promise<Person> => ({
  cookie: cookieOf(await fetch(`${url}/api/me`, { method: 'POST' })),
});

/** A request of the page in that browser. */
export const ask = (url: string, { cookie }: Person, path: string, body?: unknown): Promise<Response> =>
  fetch(`${url}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });

/** The addresses of the app. */
export type PageName =
  | 'home'
  | 'setup'
  | 'play'
  | 'online'
  | 'record'
  | 'replay'
  | 'rules'
  | 'learn'
  | 'matches'
  | 'credits'
  | 'lost';

export interface Route {
  readonly page: PageName;
  /** `game`, `lesson`, `id` or `key`, where the address names one. */
  readonly params: Readonly<Record<string, string>>;
  /** Rule id or other anchor, without the #. */
  readonly anchor: string;
}

const PATTERNS: readonly (readonly [RegExp, PageName])[] = [
  [/^\/$/, 'home'],
  [/^\/new\/(?<game>[a-z]+)$/, 'setup'],
  [/^\/play\/(?<id>[\w-]+)$/, 'play'],
  [/^\/t\/(?<id>[\w-]{22})(?:\/(?<key>[\w-]{22}))?$/, 'online'],
  [/^\/m\/(?<id>[\w-]{22})(?:\/(?<key>[\w-]{22}))?$/, 'record'],
  [/^\/replay\/(?<id>[\w-]+)$/, 'replay'],
  [/^\/rules\/(?<game>[a-z]+)$/, 'rules'],
  [/^\/learn\/(?<game>[a-z]+)(?:\/(?<lesson>[a-z-]+))?$/, 'learn'],
  [/^\/matches$/, 'matches'],
  [/^\/credits$/, 'credits'],
];

/** An address typed by hand may hold a lone %: then it stands for itself. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

const named = (groups: RegExpExecArray['groups']): Route['params'] =>
  Object.fromEntries(Object.entries(groups ?? {}).filter(([, value]) => value !== undefined));

export const routeOf = (path: string, hash = ''): Route => {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const anchor = decoded(hash.replace(/^#/, ''));
  for (const [pattern, page] of PATTERNS) {
    const match = pattern.exec(clean);
    if (match) return { page, params: named(match.groups), anchor };
  }
  return { page: 'lost', params: {}, anchor };
};

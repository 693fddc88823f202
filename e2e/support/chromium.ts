import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { putInPlace } from '../../scripts/put-in-place.mjs';

/** A browser program and what it needs around it. */
export interface Chromium {
  readonly executablePath: string;
  readonly env: Record<string, string>;
  readonly args: string[];
}

/** Without a graphics card an imitated one only takes time; and nothing but our own pages is opened. */
const args = ['--no-sandbox', '--disable-gpu'];

const PARTS = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

const FONTS = 'panache-fonts.conf';

/** Only the fonts that came along, on every machine the same; without any, text has no size and is not there. */
const fontsConfig = (home: string): string => `<?xml version="1.0"?>
<fontconfig>
  <dir>${home}/fonts</dir>
  <cachedir>${home}/fonts-cache</cachedir>
</fontconfig>
`;

const packageFolder = (): string =>
  path.resolve(path.dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '..');

const versionOf = (folder: string): string =>
  JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')).version;

/** Ours alone: what somebody else has put under that name in a shared temporary folder is not run. */
const isOurs = (folder: string): boolean => {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  if (found === undefined) return false;
  if (found.uid !== (process.getuid?.() ?? found.uid)) throw new Error(`${folder} belongs to another user; remove it.`);
  return true;
};

/** The package unpacks into the temporary folder and takes what lies there for its own, so it gets one to itself. */
const unpack = async (from: string, to: string): Promise<void> => {
  const before = process.env.TMPDIR;
  process.env.TMPDIR = fs.mkdtempSync(`${to}-`);
  const fresh = process.env.TMPDIR;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    await Promise.all(PARTS.map(part => inflate(path.join(from, 'bin', part))));
    fs.writeFileSync(path.join(fresh, FONTS), fontsConfig(to));
    // Renamed when whole: a run that was broken off leaves nothing that looks like a browser.
    putInPlace(fresh, to);
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    fs.rmSync(fresh, { recursive: true, force: true });
  }
};

/** The browser named by $CHROMIUM, else the one that came with npm, unpacked once per version and user. */
export const findChromium = async (): Promise<Chromium> => {
  const env = Object.fromEntries(Object.entries(process.env).filter(entry => entry[1] !== undefined)) as Record<
    string,
    string
  >;
  if (env.CHROMIUM) return { executablePath: env.CHROMIUM, env, args };
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('The browser that npm brings runs on Linux x64 only: name a Chromium in CHROMIUM=/path/to/it.');

  const from = packageFolder();
  const home = path.join(os.tmpdir(), `panache-chromium-${versionOf(from)}-${os.userInfo().uid}`);
  if (!isOurs(home)) await unpack(from, home);
  return {
    executablePath: path.join(home, 'chromium'),
    // It brings the libraries and fonts that a bare machine lacks.
    env: { ...env, LD_LIBRARY_PATH: path.join(home, 'al2023', 'lib'), FONTCONFIG_FILE: path.join(home, FONTS) },
    args,
  };
};

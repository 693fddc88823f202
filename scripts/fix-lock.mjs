import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from './command-line.mjs';
import { LOCK_FIX } from './commands.mjs';
import { npm } from './npm.mjs';
import { ROOT, say } from './say.mjs';

// `npm run lock:fix`, after a dependency was added: npm leaves out of the lock what the registry it reached does not
// hold for other platforms, and then `npm ci` refuses that lock. This writes the missing entries, and asks the registry
// what their bytes come to: without that npm takes whatever it is given under the name.

commandLine(LOCK_FIX);

const OS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const CPU = ['arm', 'arm64', 'ia32', 'loong64', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];

const file = path.join(ROOT, 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));

/** Is `name` found from `folder`, looking upwards as Node does? */
const isPresent = (/** @type {string} */ folder, /** @type {string} */ name) => {
  for (let at = folder; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (lock.packages[`${at && `${at}/`}node_modules/${name}`]) return true;
    if (at === '') return false;
  }
};

const libcOf = (/** @type {readonly string[]} */ words) => {
  if (words.some(word => word.startsWith('musl'))) return ['musl'];
  if (words.some(word => word.startsWith('gnu'))) return ['glibc'];
  return undefined;
};

/** The platform of such a package stands in its name; null for packages of another kind. */
const platformOf = (/** @type {string} */ name) => {
  const words = name.split(/[/-]/);
  const os = OS.filter(word => words.includes(word));
  const cpu = CPU.filter(word => words.includes(word));
  if (os.length === 0 && !cpu.includes('wasm32')) return null;
  return { cpu: cpu.length > 0 ? cpu : ['x64'], libc: libcOf(words), os: os.length > 0 ? os : undefined };
};

let added = 0;
for (const [folder, entry] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    const platform = platformOf(name);
    if (!/^\d/.test(version) || platform === null || isPresent(folder, name)) continue;
    const { cpu, libc, os } = platform;
    lock.packages[`node_modules/${name}`] = { version, cpu, dev: entry.dev, libc, optional: true, os };
    added++;
  }
}
/** What the registry says the bytes of a package come to; null where it does not hold it. */
const integrityOf = async (/** @type {string} */ name, /** @type {string} */ version) => {
  const { code, output } = await npm(['view', `${name}@${version}`, 'dist.integrity']);
  return code === 0 ? (/\bsha512-[\w+/]+=*/.exec(output)?.[0] ?? null) : null;
};

let proved = 0;
const unproved = [];
for (const [folder, entry] of Object.entries(lock.packages)) {
  if (folder === '' || entry.link || entry.integrity) continue;
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
  const integrity = await integrityOf(name, entry.version);
  if (integrity === null) unproved.push(name);
  else {
    entry.integrity = integrity;
    proved++;
  }
}

lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
say(`${added} entries added to package-lock.json, ${proved} proved by the registry.`);
if (unproved.length > 0) say(`Not held by this registry, and so without integrity: ${unproved.join(', ')}.`);

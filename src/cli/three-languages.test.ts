import { expect, test } from 'vitest';
import { LANGUAGES } from '#kernel/text.ts';
import { spokenIn } from './asked-language.ts';
import { emptyFolder } from './backup.testing.ts';
import { panache } from './testing.ts';

const here = emptyFolder();

/** No line is folded. */
const WIDE = { columns: 2000 };
const COMMANDS = [
  '',
  'play',
  'simulate',
  'replay',
  'verify',
  'luck',
  'rules',
  'odds',
  'bench',
  'bench engine',
  'recorded',
  'backup',
  'restore',
];

const helpOf = async (command: string, lang: string): Promise<readonly string[]> => {
  const { code, out, err } = await panache(`${command} --help --lang ${lang}`, [], WIDE);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  // What is to be typed is the same in every language.
  return out.split('\n').filter(line => line !== '' && !line.includes('$ panache'));
};

test.each(COMMANDS)('no line of the help of “panache %s” is the same in two languages', async command => {
  const helps = await Promise.all(LANGUAGES.map(language => helpOf(command, language)));
  const all = helps.flatMap(help => [...new Set(help)]);
  expect(all.filter((line, i) => all.indexOf(line) !== i)).toEqual([]);
  expect(new Set(helps.map(help => help.length)).size).toBe(1);
});

test.each(COMMANDS)('the help of “panache %s” has curly quotes, and in French its own spaces', async command => {
  for (const language of LANGUAGES) {
    const help = (await helpOf(command, language)).join('\n');
    expect(help.match(/['"]/g)).toBeNull();
    if (language === 'fr') expect(help.match(/[\p{L}\p{N})%»] [:;?!»]|« /gu)).toBeNull();
  }
});

test.each(COMMANDS)(
  'no line of the French help of “panache %s” ends before a sign that belongs to it',
  async command => {
    const { out } = await panache(`${command} --help --lang fr`, [], { columns: 80 });
    expect(out.split('\n').filter(line => /^\s*[:;?!»]|«\s*$/u.test(line))).toEqual([]);
  },
);

test.each([
  [
    'bench',
    /^ {2}bench .*(for developers, in English|pour les développeurs, en anglais|per chi sviluppa, in inglese)/m,
  ],
  [
    'recorded',
    /^ {2}recorded .*(for developers, in English|pour les développeurs, en anglais|per chi sviluppa, in inglese)/m,
  ],
])('of %s, whose results are in English, the list says so', async (_, says) => {
  for (const language of LANGUAGES) expect((await helpOf('', language)).join('\n')).toMatch(says);
});

test.each([
  ['dance', 'fr', 'Aucune commande ne s’appelle « dance ». Ajoutez --help'],
  ['dance', 'it', 'Nessun comando si chiama «dance». Aggiungi --help'],
  ['plai', 'fr', 'Vouliez-vous dire play ?'],
  ['simulate roy --sed 4', 'it', '--sed non è un’opzione di questo comando. Intendevi --seed?'],
  ['verify', 'fr', 'Il manque quelque chose : <fichier>.'],
  ['verify', 'it', 'Manca qualcosa: <file>.'],
  ['verify a b', 'fr', 'omettez ce qui n’y a pas sa place'],
  ['verify a b', 'it', 'togli ciò che non c’entra'],
  ['play roy --seed', 'fr', '--seed doit être suivi d’une valeur.'],
  ['play roy --seed', 'it', 'Dopo --seed ci vuole un valore.'],
  ['play roy --players many', 'fr', '--players ne peut pas valoir « many ». Donnez un nombre entier de 1 à 99.'],
  ['play roy --players many', 'it', '--players non può essere «many». Indica un numero intero da 1 a 99.'],
  ['play', 'fr', 'Dites à quel jeu : roy, musketiere'],
  ['play chess', 'it', 'Qui nessun gioco si chiama «chess». A scelta: roy, musketiere'],
  ['play roy --bots wizard', 'fr', 'Au choix : recrue, mousquetaire, capitaine.'],
  ['play roy --automa perhaps', 'it', '--automa non può essere «perhaps». A scelta: off, on.'],
  ['simulate roy --options some', 'fr', '--options ne peut pas valoir « some ». Au choix : any.'],
  ['odds --musketeer planchet --against guard', 'fr', 'Le mousquetaire « planchet » n’est pas connu. Au choix : '],
  ['odds --musketeer aramis --against guard --with pistol,pistol', 'fr', 'Ne nommez Pistolet qu’une fois dans --with.'],
  ['odds --musketeer aramis --against snare', 'it', 'Con un Tranello non ci si batte'],
  ['backup x --data a --database b', 'fr', 'Donnez soit --data, soit --database, mais pas les deux.'],
  ['rules MUS.NONE', 'it', 'Nessuna regola si chiama MUS.NONE.'],
])('“panache %s” is refused in %s with what to do', async (args, lang, sentence) => {
  const { code, out, err } = await panache(`${args} --lang ${lang}`);
  expect({ code, out }).toEqual({ code: 2, out: '' });
  // The narrow space of French is a space to the eye.
  expect(err.replaceAll('\u202f', ' ')).toContain(sentence);
  expect(err).not.toContain('error:');
});

test.each([
  ['en', 'Aramis against the guard (3 red dice, 1 life point)', 'beats the adversary', 'One more card: +'],
  ['fr', 'Aramis contre le garde (3 dés rouges, 1 point de vie)', 'vainc l’adversaire', 'Une carte de plus : +'],
  ['it', 'Aramis contro la guardia (3 dadi rossi, 1 punto ferita)', 'batte l’avversario', 'Una carta in più: +'],
])('the odds of a duel are told by name, in %s', async (lang, title, beats, more) => {
  const { code, out, err } = await panache(`odds --musketeer aramis --against guard --lang ${lang}`);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const lines = out.replaceAll(/[\u202f\u00a0]/g, ' ').split('\n');
  expect(lines[0]).toBe(title);
  expect(lines[2]).toMatch(new RegExp(`^ {2}${beats} +\\d+${lang === 'en' ? '\\.' : ','}\\d ?%`));
  expect(lines.at(-2)).toContain(more);
});

test('people and things may be called by their names in the language asked for', async () => {
  const json = async (args: string) =>
    JSON.parse((await panache(`odds --json ${args}`)).out.trim().split('\n').at(-1) ?? '');
  const plain = await json('--musketeer dartagnan --against jailer --with armour,pistol');
  expect(await json('--lang fr --musketeer d’Artagnan --against Geôlier --with cuirasse,Pistolet')).toEqual(plain);
  expect(await json('--lang it --musketeer D’ARTAGNAN --against carceriere --with armatura,pistola')).toEqual(plain);
});

test.each([
  ['en', 'recruit', 'musketeer', 'Milady'],
  ['fr', 'recrue', 'mousquetaire', 'Les mousquetaires'],
  ['it', 'recluta', 'moschettiere', 'I moschettieri'],
])('a simulation names bots, sides and endings, in %s', async (lang, low, middle, side) => {
  const { code, out } = await panache(
    `simulate roy --players 3 --milady ${middle} --musketeers ${low} --games 4 --cores 1 --lang ${lang}`,
  );
  expect(code).toBe(0);
  for (const name of [low, middle, side, 'Mousquetaires du Roy']) expect(out).toContain(name);
  expect(out).not.toMatch(/\b(random|steady|greedy|thinker|milady)\b/);
  if (lang !== 'en') expect(out).not.toMatch(/matches|seed|Wins|Endings|Reached|board|Mean/);
});

test.each([
  ['en', /^Mean length: [\d.]+ rounds$/m, /^Mean length: [\d.]+ duels$/m],
  ['fr', /^Durée moyenne\u202f: [\d,]+ manches$/m, /^Durée moyenne\u202f: [\d,]+ duels$/m],
  ['it', /^Durata media: [\d,]+ giri$/m, /^Durata media: [\d,]+ duelli$/m],
])('a match is as long as its game counts it, in %s', async (lang, rounds, duels) => {
  const simulated = async (game: string) => (await panache(`simulate ${game} --games 2 --cores 1 --lang ${lang}`)).out;
  expect(await simulated('trois')).toMatch(lang === 'fr' ? /[\d,]+ tours de table$/m : rounds);
  expect(await simulated('musketiere')).toMatch(duels);
  expect(await simulated('roy')).toMatch(rounds);
});

test.each([
  ['en', 'There is no panache.db in the folder'],
  ['fr', 'Il n’y a pas de panache.db dans le dossier'],
  ['it', 'non c’è nessun panache.db'],
])('a folder without tables is told so in %s', async (lang, sentence) => {
  const { code, err } = await panache(`backup ${here.place('none.gz')} --data ${here.place('empty')} --lang ${lang}`);
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});

test.each([
  ['en', 'could not be read (no such place)'],
  ['fr', 'n’a pas pu être lu (cet endroit n’existe pas)'],
  ['it', 'non è stato possibile leggerlo (quel posto non esiste)'],
])('what is no backup is refused in %s', async (lang, sentence) => {
  const { code, err } = await panache(`restore ${here.place('nowhere')} --data ${here.place('new')} --lang ${lang}`);
  expect(code).toBe(2);
  expect(err).toContain(sentence);
});

test('the language is the one asked for, else that of the environment, else English', () => {
  const spoken = (args: string, env: Record<string, string> = {}) => spokenIn(args.split(' '), env);
  expect(spoken('odds --lang fr --json')).toEqual({ language: 'fr', rest: ['odds', '--json'], wrong: null });
  expect(spoken('--lang=it odds', { LANG: 'fr_FR.UTF-8' })).toMatchObject({ language: 'it', rest: ['odds'] });
  expect(spoken('odds', { PANACHE_LANG: 'it', LANG: 'fr_FR.UTF-8' }).language).toBe('it');
  expect(spoken('odds', { LANG: 'fr_FR.UTF-8' }).language).toBe('fr');
  expect(spoken('odds', { LANG: 'de_DE.UTF-8' }).language).toBe('en');
  expect(spoken('odds --lang de', { LANG: 'fr_FR.UTF-8' })).toMatchObject({ language: 'fr', wrong: 'de' });
  expect(spoken('odds --lang')).toMatchObject({ wrong: '' });
  expect(spoken('save -- --lang fr').rest).toEqual(['save', '--', '--lang', 'fr']);
});

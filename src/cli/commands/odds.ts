import type { Command } from 'commander';
import { count } from '../args.ts';
import { type OddsGiven, oddsHelp, tellOdds } from '../games/roy/odds/index.ts';
import { helpAfter, langOption } from '../help-text.ts';
import type { Terminal } from '../terminal.ts';

const EXAMPLES = [
  'odds --musketeer aramis --cards double --against brisemont',
  'odds --musketeer porthos --cards single,single --against cavois --with pistol,armour --life 2 --json',
  'odds --check 100000',
];

export const addOdds = (program: Command, io: Terminal) => {
  const { stands, json } = io.text.program;
  const { errors } = io.text;
  const help = oddsHelp(io);
  program
    .command('odds')
    .description(help.about)
    .option(`--musketeer <${stands.name}>`, help.musketeer)
    .option(`--against <${stands.name}>`, help.against)
    .option(`--cards <${stands.list}>`, help.cards)
    .option(`--with <${stands.list}>`, help.with)
    .option(`--life <${stands.number}>`, help.life, count(1, 99, errors))
    .option('--json', json)
    .addOption(langOption(io))
    .option(`--check <${stands.number}>`, help.check, count(1, 100_000_000, errors))
    .addHelpText('after', helpAfter(io, EXAMPLES, help.note))
    .action((given: OddsGiven) => tellOdds(io, given));
};

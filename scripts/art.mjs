import { commandLine } from './command-line.mjs';
import { ART } from './commands.mjs';

// `npm run art`
commandLine(ART);
await import('./bake-art.ts');

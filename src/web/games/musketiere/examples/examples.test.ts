import { musketiere } from '#games/musketiere/entry.ts';
import type { Language } from '#kernel/text.ts';
import type { ExampleWords } from '#web/parts/book/examples/example.ts';
import { holdExamples } from '#web/parts/book/examples/hold-examples.testing.ts';
import { framesIn } from './example.ts';
import { EXAMPLES } from './list.ts';
import { en } from './text/en.ts';
import { fr } from './text/fr.ts';
import { it } from './text/it.ts';

const words: Readonly<Record<Language, Readonly<Record<string, ExampleWords>>>> = { en, fr, it };

holdExamples({ examples: EXAMPLES, framesIn, words, bookIn: language => musketiere.book[language]() });

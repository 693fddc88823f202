import type { PresetWords } from './en.ts';

export const fr: PresetWords = {
  presets: 'Comment dresser la table ?',
  own: 'Votre propre combinaison : les options ci-dessous restent telles que vous les avez réglées.',
};

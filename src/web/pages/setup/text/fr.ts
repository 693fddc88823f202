import type { PresetWords } from './en.ts';

export const fr: PresetWords = {
  presets: 'Comment dresser la table ?',
  own: 'Votre propre mélange : les options ci-dessous sont comme vous les avez réglées.',
};

import type { PresetWords } from './en.ts';

export const it: PresetWords = {
  presets: 'Come si prepara il tavolo?',
  own: 'Una combinazione tua: le opzioni qui sotto sono come le hai impostate.',
};

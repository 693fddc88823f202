import type { SoundWords } from './words.ts';

export const en: SoundWords = {
  on: 'Turn sound on',
  off: 'Turn sound off',
  title: 'Sounds and music',
  all: 'Sound',
  volume: 'Volume of the sounds',
  music: 'Quiet music',
  musicVolume: 'Volume of the music',
};

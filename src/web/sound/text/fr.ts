import type { SoundWords } from './words.ts';

export const fr: SoundWords = {
  on: 'Activer le son',
  off: 'Couper le son',
  title: 'Sons et musique',
  all: 'Le son',
  volume: 'Volume des sons de la table',
  music: 'Une musique discrète',
  musicVolume: 'Volume de la musique',
};

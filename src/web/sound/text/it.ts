import type { SoundWords } from './words.ts';

export const it: SoundWords = {
  on: 'Attiva l’audio',
  off: 'Disattiva l’audio',
  title: 'Suoni e musica',
  all: 'L’audio',
  volume: 'Volume dei suoni del tavolo',
  music: 'Musica di sottofondo',
  musicVolume: 'Volume della musica',
};

import type { Language } from '#kernel/text.ts';

interface Words {
  /** The two names of the switch: each says what a press will do. */
  readonly on: string;
  readonly off: string;
  readonly title: string;
  readonly all: string;
  readonly volume: string;
  readonly music: string;
  readonly musicVolume: string;
}

export const WORDS: Readonly<Record<Language, Words>> = {
  fr: {
    on: 'Activer le son',
    off: 'Couper le son',
    title: 'Sons et musique',
    all: 'Le son',
    volume: 'Volume des sons de la table',
    music: 'Une musique discrète',
    musicVolume: 'Volume de la musique',
  },
  en: {
    on: 'Turn sound on',
    off: 'Turn sound off',
    title: 'Sounds and music',
    all: 'Sound',
    volume: 'Volume of the table’s sounds',
    music: 'Quiet music',
    musicVolume: 'Volume of the music',
  },
  it: {
    on: 'Attiva l’audio',
    off: 'Disattiva l’audio',
    title: 'Suoni e musica',
    all: 'L’audio',
    volume: 'Volume dei suoni del tavolo',
    music: 'Musica di sottofondo',
    musicVolume: 'Volume della musica',
  },
};

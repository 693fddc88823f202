export { default as Card } from '#web/firsts/FirstCard.svelte';
export { ROWS } from './rows.ts';
export { firstTexts as sentences } from './text/words.ts';

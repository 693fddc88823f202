// All that is played out on the stage, in one piece.

export { default as Challenge } from './challenge/Challenge.svelte';
export { default as Cast } from './dice/Cast.svelte';
export { default as Duel } from './duel/Duel.svelte';
export { default as Siege } from './siege/Siege.svelte';

// All that is played out on the stage, in one piece.
export { default as Cast } from './Cast.svelte';
export { default as Challenge } from './Challenge.svelte';
export { default as Duel } from './Duel.svelte';
export { default as Siege } from './Siege.svelte';

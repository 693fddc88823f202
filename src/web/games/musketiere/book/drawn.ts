export { default as Figure } from './Figure.svelte';
export { default as Gallery } from './Gallery.svelte';
export { default as Sheet } from './Sheet.svelte';

export { default } from './Examples.svelte';

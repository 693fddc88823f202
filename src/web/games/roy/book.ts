export { DIFFERENCES } from './book/differences.ts';
export { PARTS, SEE } from './book/parts.ts';
export { bookWords as words } from './book/text/words.ts';

export const drawn = () => import('./book/drawn.ts');

import { field } from './lines.ts';
import type { Picture } from './picture.ts';

const isSimple = (value: unknown): boolean => typeof value !== 'object' || value === null;

/** Empty for what is not there. */
const told = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map(each => told(each) || '–').join(value.every(isSimple) ? ', ' : ' | ');
  return Object.entries(value)
    .filter(([, each]) => told(each) !== '')
    .map(([name, each]) => `${name} ${told(each)}`)
    .join(' · ');
};

const whole: Picture['whole'] = view =>
  Object.entries(view ?? {})
    .filter(([, value]) => told(value) !== '')
    .flatMap(([name, value]) => field(name, told(value)))
    .join('\n');

/** A game nobody has drawn yet: all that the seat may know, field by field. */
export const plain: Picture = { whole, reminder: whole, moment: () => '' };

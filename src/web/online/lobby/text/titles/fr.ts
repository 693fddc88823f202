import { ofName } from '../../../../text/french.ts';
import type { UsualTitle } from '../titles.ts';

export const fr: UsualTitle = host => `La table ${ofName(host)}`;

import type { Choice } from '#games/roy/choices.ts';
import type { Event } from '#games/roy/events.ts';
import type { View } from '#games/roy/view.ts';
import type { Voice } from '../../voice/voice.ts';
import { taunt } from './taunts.ts';
import { why } from './why.ts';
import { heed, wishes } from './wishes.ts';

export const royVoice: Voice<View, Choice, Event> = { why, wishes, heed, taunt };

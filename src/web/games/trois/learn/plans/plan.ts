import type { Choice } from '#games/trois/choices.ts';
import type { Event } from '#games/trois/events.ts';
import type { View } from '#games/trois/view.ts';
import type * as lesson from '#web/learn/lesson.ts';
import type * as plan from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';

export type Line = lesson.Line<Choice, PageId>;
export type Next = plan.Next<Choice, PageId>;
export type Scene = plan.Scene<Choice, View, Event>;
export type Plan = plan.Plan<Choice, View, Event, PageId>;

import type { Choice } from '#games/musketiere/choices.ts';
import type { Event } from '#games/musketiere/events.ts';
import type { View } from '#games/musketiere/view.ts';
import type * as lesson from '#web/learn/lesson.ts';
import type * as plan from '#web/learn/plan.ts';
import type { PageId } from '../pages.ts';

export type Line = lesson.Line<Choice, PageId>;
export type Next = plan.Next<Choice, PageId>;
export type Scene = plan.Scene<Choice, View, Event>;
export type Plan = plan.Plan<Choice, View, Event, PageId>;

import type { Story } from './story.ts';

/** So many events are remembered on one node, of all its matches together: about five megabytes. */
const MOST_EVENTS = 20_000;

/** The stories a node has at hand: those asked for last stay, the others are told anew when somebody asks. */
export interface StoryShelf {
  readonly used: (story: Story) => void;
  readonly forget: (story: Story) => void;
  /** To be called now and then: stories grow. */
  readonly tidy: () => void;
}

export const storyShelf = (most: number = MOST_EVENTS): StoryShelf => {
  const shelf = new Set<Story>();

  const tidy = (): void => {
    let weight = 0;
    // The newest first: what no longer fits is dropped.
    for (const story of [...shelf].reverse()) {
      weight += story.weight;
      if (weight <= most) continue;
      story.drop();
      shelf.delete(story);
    }
  };
  return {
    used(story) {
      shelf.delete(story);
      shelf.add(story);
      tidy();
    },
    forget: story => void shelf.delete(story),
    tidy,
  };
};

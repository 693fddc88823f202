/** How well a bot plays, as the page has it too. */
export type Rank = 'recruit' | 'musketeer' | 'captain';

/** What a card does, as data: `orders/` knows how each is carried out. */
export type Effect =
  | { readonly op: 'none' }
  | { readonly op: 'skip'; readonly turns: number }
  | { readonly op: 'hold'; readonly until: Until; readonly attempts: number }
  | { readonly op: 'back'; readonly squares: number }
  | { readonly op: 'back-to'; readonly what: 'gazette' | 'place'; readonly most: number }
  | { readonly op: 'forward'; readonly squares: number }
  | { readonly op: 'forward-to-gazette'; readonly most: number }
  | { readonly op: 'others-forward'; readonly squares: number }
  | { readonly op: 'one-die' }
  | { readonly op: 'extra-roll' }
  | { readonly op: 'draw' }
  | { readonly op: 'free-companion' }
  | { readonly op: 'drop-studs'; readonly back: number; readonly skip: number }
  | { readonly op: 'lose-botte'; readonly how: 'random'; readonly otherwise: Effect }
  | { readonly op: 'lose-bottes'; readonly how: 'choice' | 'all' }
  | { readonly op: 'pay-botte'; readonly otherwise: Effect }
  | { readonly op: 'test'; readonly least: number; readonly failed: Effect }
  | { readonly op: 'if-spies'; readonly active: Effect; readonly absent: Effect }
  | { readonly op: 'if-carrier'; readonly yes: Effect; readonly no: Effect }
  | { readonly op: 'in-order'; readonly effects: readonly Effect[] };

/** What a roll of two dice must show to end a hold: this total or more, or a double. */
export type Until = number | 'double';

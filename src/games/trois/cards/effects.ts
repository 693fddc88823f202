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

/** An effect made anew from its own fields alone. */
export const copyEffect = (effect: Effect): Effect => {
  switch (effect.op) {
    case 'none':
    case 'one-die':
    case 'extra-roll':
    case 'draw':
    case 'free-companion':
      return { op: effect.op };
    case 'skip':
      return { op: 'skip', turns: effect.turns };
    case 'hold':
      return { op: 'hold', until: effect.until, attempts: effect.attempts };
    case 'back':
    case 'forward':
    case 'others-forward':
      return { op: effect.op, squares: effect.squares };
    case 'back-to':
      return { op: 'back-to', what: effect.what, most: effect.most };
    case 'forward-to-gazette':
      return { op: 'forward-to-gazette', most: effect.most };
    case 'drop-studs':
      return { op: 'drop-studs', back: effect.back, skip: effect.skip };
    case 'lose-botte':
      return { op: 'lose-botte', how: effect.how, otherwise: copyEffect(effect.otherwise) };
    case 'lose-bottes':
      return { op: 'lose-bottes', how: effect.how };
    case 'pay-botte':
      return { op: 'pay-botte', otherwise: copyEffect(effect.otherwise) };
    case 'test':
      return { op: 'test', least: effect.least, failed: copyEffect(effect.failed) };
    case 'if-spies':
      return { op: 'if-spies', active: copyEffect(effect.active), absent: copyEffect(effect.absent) };
    case 'if-carrier':
      return { op: 'if-carrier', yes: copyEffect(effect.yes), no: copyEffect(effect.no) };
    case 'in-order':
      return { op: 'in-order', effects: effect.effects.map(copyEffect) };
  }
};

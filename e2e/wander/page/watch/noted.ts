/** Something the page did, noted as it happened. */
export type Noted =
  /** The panel of the question reads otherwise. */
  | {
      readonly kind: 'panel';
      readonly text: string;
      readonly step: string;
      /** How often somebody had acted at this screen until then. */
      readonly acts: number;
      /** Milliseconds, by the page's clock. */
      readonly at: number;
    }
  /** A scene or a card that shows what happened had left, and was there again in the same step. */
  | { readonly kind: 'again'; readonly what: string; readonly step: string }
  /** A button moved away under the pointer, or was gone, though nobody had done anything and its question stood. */
  | { readonly kind: 'fled'; readonly what: string; readonly how: string }
  /** Somebody said yes to what a bot suggested. */
  | { readonly kind: 'agreed' };

import type { TableSeat } from './table-props.ts';

/** What the parts of a table share with the page around it, whatever the game is. */
export abstract class SharedProps<
  P extends { readonly text: unknown; readonly who: unknown; readonly seats: readonly TableSeat[] },
> {
  readonly #props: () => P;

  constructor(props: () => P) {
    this.#props = props;
  }

  get props(): P {
    return this.#props();
  }
  get text(): P['text'] {
    return this.props.text;
  }
  get who(): P['who'] {
    return this.props.who;
  }
  get seats(): P['seats'] {
    return this.props.seats;
  }
}

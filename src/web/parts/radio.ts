interface Radios<Value extends string> {
  /** One for all buttons of the question. */
  readonly group: string;
  readonly act: string;
  /** The value that is chosen now. */
  readonly value: Value;
  readonly onchange: (value: Value) => void;
}

/** What makes a radio button of one of a few values: to be spread on an `input`. */
export const radioFor = <Value extends string>({ group, act, value, onchange }: Radios<Value>, each: Value) =>
  ({
    type: 'radio',
    name: group,
    value: each,
    checked: each === value,
    'data-act': `${act}-${each}`,
    onchange: () => onchange(each),
  }) as const;

/** The parts of Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export interface Instrument {
  text(): string;
}

export interface Counter<Labels extends readonly string[] = readonly []> extends Instrument {
  add(...labels: Labels): void;
}

export interface Gauge extends Instrument {
  add(by: number): void;
  set(value: number): void;
}

export interface Histogram extends Instrument {
  observe(value: number): void;
}

type Kind = 'counter' | 'gauge' | 'histogram';

const head = (name: string, help: string, kind: Kind): string => `# HELP ${name} ${help}\n# TYPE ${name} ${kind}\n`;

const quoted = (value: string): string =>
  `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;

const labelled = (names: readonly string[], values: readonly string[]): string =>
  names.length === 0 ? '' : `{${names.map((name, index) => `${name}=${quoted(values[index])}`).join(',')}}`;

const sample = (name: string, labels: string, value: number): string => `${name}${labels} ${value}\n`;

/** What only ever grows; with labels, a count for each combination that has come up. They must be few. */
export const counter = <Labels extends readonly string[] = readonly []>(
  name: string,
  help: string,
  ...names: { readonly [Key in keyof Labels]: string }
): Counter<Labels> => {
  const counts = new Map<string, number>();
  if (names.length === 0) counts.set('', 0);
  return {
    add: (...labels) => {
      const key = labelled(names, labels);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    text: () => head(name, help, 'counter') + [...counts].map(([key, count]) => sample(name, key, count)).join(''),
  };
};

/** What goes up and down. */
export const gauge = (name: string, help: string): Gauge => {
  let now = 0;
  return {
    add: by => {
      now += by;
    },
    set: value => {
      now = value;
    },
    text: () => gaugeText(name, help, [['', now]]),
  };
};

/** A gauge that is read at this moment; one value for each label. */
export const gaugeText = (
  name: string,
  help: string,
  values: readonly (readonly [string, number])[],
  label = '',
): string =>
  head(name, help, 'gauge') +
  values.map(([key, value]) => sample(name, label === '' ? '' : labelled([label], [key]), value)).join('');

/** How often something took how long: `buckets` are upper bounds, growing. */
export const histogram = (name: string, help: string, buckets: readonly number[]): Histogram => {
  const counts = new Array<number>(buckets.length).fill(0);
  let [all, sum] = [0, 0];
  return {
    observe: value => {
      all += 1;
      sum += value;
      const index = buckets.findIndex(bound => value <= bound);
      if (index >= 0) counts[index] += 1;
    },
    text: () => {
      let below = 0;
      const lines = buckets.map((bound, index) => {
        below += counts[index];
        return sample(`${name}_bucket`, labelled(['le'], [String(bound)]), below);
      });
      lines.push(
        sample(`${name}_bucket`, labelled(['le'], ['+Inf']), all),
        sample(`${name}_sum`, '', sum),
        sample(`${name}_count`, '', all),
      );
      return head(name, help, 'histogram') + lines.join('');
    },
  };
};

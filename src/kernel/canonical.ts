type Plain = Readonly<Record<string, unknown>>;

const fieldsOf = (value: Plain): string => {
  let text = '';
  const keys = Object.keys(value);
  // Most have one.
  for (const key of keys.length < 2 ? keys : keys.sort()) {
    const each = value[key];
    if (each !== undefined) text += `${text === '' ? '' : ','}${JSON.stringify(key)}:${canonical(each)}`;
  }
  return text;
};

/** One text for equal JSON, whatever the order of keys: stores and files may write them in another one. */
export const canonical = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? `[${value.map(canonical).join()}]` : `{${fieldsOf(value as Plain)}}`;
};

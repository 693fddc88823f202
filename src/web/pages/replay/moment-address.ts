/** `/replay/abc?at=120`: a moment that can be linked to. */
export const addressOf = (id: string, at: number): string => `/replay/${id}?at=${at}`;

/** The same for a match the house keeps, `/m/abc?at=120`; with the key that opens it to whoever is given the address. */
export const recordAddressOf = (id: string, at: number, key: string | null): string =>
  key === null ? `/m/${id}?at=${at}` : `/m/${id}/${key}?at=${at}`;

/** The moment the address names; the deal if it names none. */
export const momentInAddress = (): number => {
  const at = Number.parseInt(new URLSearchParams(location.search).get('at') ?? '', 10);
  return Number.isNaN(at) ? 0 : at;
};

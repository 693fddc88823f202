/** `/replay/abc?at=120`: a moment that can be linked to. */
export const addressOf = (id: string, at: number): string => `/replay/${id}?at=${at}`;

/** The same for a match the house keeps: `/m/abc?at=120`. */
export const recordAddressOf = (id: string, at: number): string => `/m/${id}?at=${at}`;

/** The moment the address names; the deal if it names none. */
export const momentInAddress = (): number => {
  const at = Number.parseInt(new URLSearchParams(location.search).get('at') ?? '', 10);
  return Number.isNaN(at) ? 0 : at;
};

/** What a game draws that is too heavy to be shipped as code, by file; `npm run art` writes it to `baked/`. */
export type Drawings = Readonly<
  Record<
    string,
    {
      /** The drawing's viewBox. */
      readonly box: string;
      /** `icon` gives the body of an icon by its name. */
      readonly art: (icon: (name: string) => string) => string;
    }
  >
>;

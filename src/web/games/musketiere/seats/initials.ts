/** The shortest beginning of each name that is nobody else's; where names are the same, the place at the table tells. */
export const initialsOf = (names: readonly string[]): readonly string[] => {
  const letters = names.map(name => [...name.trim().normalize('NFC').toLocaleUpperCase()]);
  const first = letters.map(([letter = '?']) => letter);
  return letters.map((own, seat) => {
    const rivals = letters.filter((_, other) => other !== seat && first[other] === first[seat]);
    if (rivals.length === 0) return first[seat];
    const apart = own.findIndex(
      (letter, at) => at > 0 && /\p{L}|\p{N}/u.test(letter) && rivals.every(rival => rival[at] !== letter),
    );
    return apart < 0 ? `${first[seat]}${seat + 1}` : `${first[seat]}${own[apart].toLocaleLowerCase()}`;
  });
};

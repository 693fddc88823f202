/** How many connections each address has. */
export interface AddressCount {
  /** False where it has as many as it may. */
  readonly take: (address: string) => boolean;
  readonly give: (address: string) => void;
}

export const addressCount = (most: number): AddressCount => {
  const counts = new Map<string, number>();
  return {
    take(address) {
      const count = counts.get(address) ?? 0;
      if (count >= most) return false;
      counts.set(address, count + 1);
      return true;
    },
    give(address) {
      const count = (counts.get(address) ?? 1) - 1;
      if (count <= 0) counts.delete(address);
      else counts.set(address, count);
    },
  };
};

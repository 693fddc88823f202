import { isIPv4, isIPv6 } from 'node:net';

const GROUPS = 8;

/** The eight numbers of an IPv6 address, which may be written shortly, end in an IPv4 address or name an interface. */
const groupsOf = (address: string): readonly number[] => {
  const [plain] = address.split('%');
  const last = plain.slice(plain.lastIndexOf(':') + 1);
  const [high, low] = isIPv4(last) ? [plain.slice(0, -last.length), last.split('.').map(Number)] : [plain, null];
  const tail = low === null ? [] : [low[0] * 256 + low[1], low[2] * 256 + low[3]];
  const numbers = (part: string) =>
    part.split(':').flatMap(group => (group === '' ? [] : [Number.parseInt(group, 16)]));
  const [before, after = null] = high.split('::');
  const [head, rest] = [numbers(before), [...(after === null ? [] : numbers(after)), ...tail]];
  return [...head, ...Array.from({ length: GROUPS - head.length - rest.length }, () => 0), ...rest];
};

/**
 * Whose network an address belongs to, for limits: one household has one IPv4 address, but as many of IPv6 as it
 * likes, all of which begin alike. IPv4 written as IPv6 is IPv4.
 */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [groups[6] >> 8, groups[6] & 255, groups[7] >> 8, groups[7] & 255].join('.');
  return `${groups
    .slice(0, 4)
    .map(group => group.toString(16))
    .join(':')}::/64`;
};

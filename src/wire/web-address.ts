/** Whether a web address may be called on somebody's behalf: encrypted, and without a password in it. */
export const isWebAddress = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
};

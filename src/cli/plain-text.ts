/**
 * What a terminal would obey, or what turns the direction of writing: names and words of a file are a stranger's. New
 * lines and tabs are ours.
 */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const COMMANDS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\u200e\u200f\u061c]/g;

export const plainText = (text: string): string => text.replaceAll(COMMANDS, '');

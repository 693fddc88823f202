import { type Environment, readSettings, type Settings } from './settings.ts';

/** The settings of an environment that is right. */
export const settingsOf = (env: Environment = {}): Settings => {
  const settings = readSettings(env);
  if (typeof settings === 'string') throw new Error(settings);
  return settings;
};

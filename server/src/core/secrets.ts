import type { Config } from '../config.ts';

/** `SECRET`, which signs, and then `SECRET_BEFORE`, whose signatures are still accepted. */
export type Secrets = readonly [string, ...string[]];

/** Returns the secrets of a configuration. */
export const secretsOf = ({ SECRET, SECRET_BEFORE }: Pick<Config, 'SECRET' | 'SECRET_BEFORE'>): Secrets =>
  SECRET_BEFORE === undefined ? [SECRET] : [SECRET, SECRET_BEFORE];

type Settings = {
  PUBLIC_URL?: string | undefined;
  DATABASE?: string | undefined;
  DATABASE_URL?: string | undefined;
  SECRET?: string | undefined;
  SMTP_URL?: string | undefined;
  DESK_PASSWORD?: string | undefined;
  SIMULATORS: boolean;
  PARTNER_ORIGINS: readonly string[];
};
/** A setting that is missing, or, with `why`, that is given and wrong. */
type Refusal = { key: keyof Settings; why?: string };

/** Where nothing may fall back to a simulator, a generated secret or a file. */
const NEEDS = ['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'DESK_PASSWORD'] as const;

/** Fewer are no work of a random generator: 32 hexadecimal digits have fewer than this once in some million. */
const DISTINCT_CHARACTERS = 8;
/** Words of documents and examples, which random characters do not spell. */
const WRITTEN_BY_HAND = /secret|rahasia|example|contoh|change|replace|password|simulator|naungan/i;
const REPEATED = /^(.{1,16}?)\1+.{0,16}$/s;

/** Whether a person may have typed or copied it. */
const isWeak = (secret: string): boolean =>
  new Set(secret).size < DISTINCT_CHARACTERS || WRITTEN_BY_HAND.test(secret) || REPEATED.test(secret);

/** The first setting that production does not start with; null when all are right. */
export function checkProduction(settings: Settings): Refusal | null {
  const { PUBLIC_URL = '', SECRET = '' } = settings;
  const missing = NEEDS.find((key) => settings[key] === undefined);
  if (missing) return { key: missing };
  if (!settings.DATABASE_URL && !settings.DATABASE) return { key: 'DATABASE_URL' };
  if (!PUBLIC_URL.startsWith('https://'))
    return { key: 'PUBLIC_URL', why: 'it must start with https:// in production' };
  if (settings.PARTNER_ORIGINS.some((origin) => !origin.startsWith('https://')))
    return { key: 'PARTNER_ORIGINS', why: 'each must start with https:// in production' };
  if (isWeak(SECRET))
    return { key: 'SECRET', why: 'it is easy to guess; make one with: openssl rand -base64 32' };
  if (settings.SIMULATORS)
    return {
      key: 'SIMULATORS',
      why: 'it must be off in production, where anybody could pay and sign in with them',
    };
  return null;
}

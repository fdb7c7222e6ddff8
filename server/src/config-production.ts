import { site } from '../../site.config.ts';
import { plaintextServices, type ServiceSettings } from './config-plaintext.ts';
import { isWeakSecret } from './config-secret.ts';
import { isBreachedPassword } from './core/breached-passwords.ts';
import { isGuessablePassword } from './core/guessable-words.ts';

type Settings = ServiceSettings & {
  PUBLIC_URL?: string | undefined;
  DATABASE?: string | undefined;
  DATABASE_URL?: string | undefined;
  SECRET?: string | undefined;
  DATA_KEYS: readonly string[];
  SMTP_URL?: string | undefined;
  DESK_PASSWORD?: string | undefined;
  DESK_TOTP_SECRET?: string | undefined;
  SIMULATORS: boolean;
  SEED_DEMO: boolean;
  PARTNER_ORIGINS: readonly string[];
};
type WrongSetting = { key: keyof Settings; reason: string };

/** Settings that production requires: their fallback (a simulator, a generated secret or a file) is only for development. */
const REQUIRED_SETTINGS = ['PUBLIC_URL', 'SECRET', 'SMTP_URL', 'DESK_PASSWORD', 'DESK_TOTP_SECRET'] as const;

/** Returns the settings that production requires and that are not set. */
export function missingInProduction(settings: Settings): (keyof Settings)[] {
  const hasDatabase = Boolean(settings.DATABASE_URL || settings.DATABASE);
  return [
    ...REQUIRED_SETTINGS.filter((key) => settings[key] === undefined),
    ...(settings.DATA_KEYS.length > 0 ? [] : (['DATA_KEYS'] as const)),
    ...(hasDatabase ? [] : (['DATABASE_URL'] as const)),
  ];
}

/** Returns the settings whose values are valid outside production only, each with the reason. */
export function wrongInProduction(settings: Settings): WrongSetting[] {
  const { PUBLIC_URL, SECRET, DESK_PASSWORD, PARTNER_ORIGINS, SIMULATORS, SEED_DEMO } = settings;
  const rules: [boolean, keyof Settings, string][] = [
    [PUBLIC_URL?.startsWith('https://') === false, 'PUBLIC_URL', 'it must start with https:// in production'],
    [
      PARTNER_ORIGINS.some((origin) => !origin.startsWith('https://')),
      'PARTNER_ORIGINS',
      'each must start with https:// in production',
    ],
    [
      SECRET !== undefined && isWeakSecret(SECRET),
      'SECRET',
      'it is easy to guess; make one with: openssl rand -base64 32',
    ],
    [
      DESK_PASSWORD !== undefined && isBreachedPassword(DESK_PASSWORD),
      'DESK_PASSWORD',
      'it is a known password of breaches; make one with: openssl rand -base64 32',
    ],
    [
      DESK_PASSWORD !== undefined &&
        !isBreachedPassword(DESK_PASSWORD) &&
        isGuessablePassword(DESK_PASSWORD, site.name),
      'DESK_PASSWORD',
      'it consists of words that are easy to guess; make one with: openssl rand -base64 32',
    ],
    [
      SIMULATORS,
      'SIMULATORS',
      'it must be off in production, where any visitor could pay and sign in with them',
    ],
    [
      SEED_DEMO,
      'SEED_DEMO',
      'it must be off in production, where any visitor could sign in with the demo password',
    ],
    ...plaintextServices(settings).map((key): [boolean, keyof Settings, string] => [
      true,
      key,
      'the connection must use TLS in production, or its host must be in PLAINTEXT_HOSTS',
    ]),
  ];
  return rules.flatMap(([isWrong, key, reason]) => (isWrong ? [{ key, reason }] : []));
}

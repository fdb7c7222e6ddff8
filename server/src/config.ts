import { randomBytes } from 'node:crypto';
import type { SiteConfig } from '@naungan/domain/brand';
import { z } from 'zod';
import { listenHost } from '../../scripts/listen-host.mjs';
import { site } from '../../site.config.ts';
import { type PaymentSettings, paymentEnvironment, paymentSettings } from './config-payments.ts';
import { checkProduction } from './config-production.ts';
import { trustedProxies } from './config-proxy.ts';

/** A wrong setting of the environment: one line that a person can act on. */
export class ConfigError extends Error {}

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);
const isOrigin = (text: string) =>
  /^https?:\/\/[\w.:[\]-]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
const flag = z
  .enum(['true', 'false', '1', '0', 'on', 'off'])
  .transform((text) => ['true', '1', 'on'].includes(text));
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));
const optional = <T extends z.ZodType>(schema: T) => schema.optional();

/** Keys are the names of the environment: a setting has one spelling everywhere. See `.env.example`. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  /** Default: this machine alone; every address in production. */
  HOST: optional(z.string().min(1)),
  /** Scheme, host and port that people type; links in mails and for the gateway start with it. */
  PUBLIC_URL: optional(url),
  /** The proxies before the server, whose X-Forwarded-* are believed: how many, or their addresses and networks. */
  TRUST_PROXY: trustedProxies.default(0),
  /** Whether visitors are told what a page needs before the page comes; default: unless a proxy stands before. */
  EARLY_HINTS: optional(flag),
  /** Releases of the built site; a path inside the project. */
  SITE_DIR: z.string().min(1).default('dist'),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Chooses the database of DATA_DIR by name, which production demands where there is no DATABASE_URL. */
  DATABASE: optional(z.enum(['embedded'])),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  /** Seconds after which a query is given up: whoever asked is answered 503 instead of waiting. */
  DATABASE_TIMEOUT: z.coerce.number().min(0.1).max(600).default(15),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Signs links to files. Made in DATA_DIR on the first start outside production. */
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  SIMULATORS: optional(flag),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Origins of partner sites that may call the API from a browser. */
  PARTNER_ORIGINS: list
    .refine(
      (origins) => origins.every(isOrigin),
      'each must be an origin such as https://partner.example.com',
    )
    .default([]),
  /** Multiplies every rate limit; above 1 only for load tests. */
  RATE_LIMIT_SCALE: z.coerce.number().min(1).max(100_000).default(1),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: z.string().min(3).default(`${site.name} <${site.email}>`),
  ...paymentEnvironment,
  /** OAuth client of "Masuk dengan Google". Without it the simulator is used, or nothing is offered. */
  GOOGLE_CLIENT_ID: optional(z.string().min(1)),
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  GOOGLE_AUTH_URL: url.default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_JWKS_URL: url.default('https://www.googleapis.com/oauth2/v3/certs'),
  S3_BUCKET: optional(z.string().min(1)),
  S3_REGION: z.string().min(1).default('ap-southeast-3'),
  S3_ENDPOINT: optional(url),
  S3_ACCESS_KEY_ID: optional(z.string().min(1)),
  S3_SECRET_ACCESS_KEY: optional(z.string().min(1)),
  DESK_EMAIL: z.email().default(`desk@${site.email.split('@')[1]}`),
  DESK_PASSWORD: optional(z.string().min(12, 'must have at least 12 characters')),
  /** Seconds that the simulated insurer takes to decide. */
  INSURER_DELAY_SECONDS: z.coerce.number().min(0).max(86_400).default(5),
});

type Environment = z.output<typeof environment>;

/** Read once at start. `SECRET` and `DESK_PASSWORD` may still be empty here: {@link prepareDataDir} fills them. */
export type Config = Omit<
  Environment,
  'HOST' | 'PUBLIC_URL' | 'SECRET' | 'SIMULATORS' | 'DESK_PASSWORD' | 'EARLY_HINTS' | keyof PaymentSettings
> & {
  HOST: string;
  PUBLIC_URL: string;
  SECRET: string;
  SIMULATORS: boolean;
  EARLY_HINTS: boolean;
  DESK_PASSWORD: string;
  PRODUCTION: boolean;
  /** Empty: signing in with Google is not offered. */
  GOOGLE_CLIENT_ID: string;
  BRAND: SiteConfig;
} & PaymentSettings;

/** Google's own addresses, or the simulator's when no client is configured. The page of the latter may have any host. */
function googleSettings(settings: Environment, publicUrl: string, simulators: boolean) {
  if (settings.GOOGLE_CLIENT_ID !== undefined || !simulators) {
    return { GOOGLE_CLIENT_ID: settings.GOOGLE_CLIENT_ID ?? '' };
  }
  const root = '/simulators/google';
  return {
    GOOGLE_CLIENT_ID: 'naungan.apps.simulator',
    GOOGLE_ISSUER: `${publicUrl}${root}`,
    GOOGLE_AUTH_URL: `${root}/o/oauth2/v2/auth`,
    GOOGLE_JWKS_URL: `${publicUrl}${root}/oauth2/v3/certs`,
  };
}

const wrong = (key: string, why: string) =>
  new ConfigError(`Setting ${key} is wrong: ${why}. See .env.example.`);

/**
 * Checks the environment. Empty values count as absent.
 * @throws ConfigError naming the first wrong setting.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw wrong(String(issue?.path.join('.')), String(issue?.message));
  }
  const settings = parsed.data;
  const production = settings.NODE_ENV === 'production';
  const simulators = settings.SIMULATORS ?? !production;
  const needed = (key: string) =>
    new ConfigError(
      `Setting ${key} is needed ${production ? 'in production' : 'without simulators'}. See .env.example.`,
    );
  if (settings.DATABASE && settings.DATABASE_URL)
    throw wrong('DATABASE', 'DATABASE_URL chooses another database');
  const refused = production ? checkProduction({ ...settings, SIMULATORS: simulators }) : null;
  if (refused) throw refused.why ? wrong(refused.key, refused.why) : needed(refused.key);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const payments = paymentSettings(settings, { production, simulators, publicUrl });
  if ('missing' in payments) throw needed(payments.missing);
  return {
    ...settings,
    ...payments,
    ...googleSettings(settings, publicUrl, simulators),
    PRODUCTION: production,
    HOST: listenHost(settings),
    PUBLIC_URL: publicUrl,
    SIMULATORS: simulators,
    EARLY_HINTS: settings.EARLY_HINTS ?? settings.TRUST_PROXY === 0,
    SECRET: settings.SECRET ?? '',
    DESK_PASSWORD: settings.DESK_PASSWORD ?? '',
    BRAND: site,
  };
}

/** A secret of 32 random bytes, as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

import { randomBytes } from 'node:crypto';
import { brandProblems, type SiteConfig } from '@naungan/domain/brand';
import { z } from 'zod';
import { site } from '../../site.config.ts';
import { listenHost } from '../../tools/process/listen-host.mjs';
import { siteFolderProblem } from '../../tools/site-build/releases.mjs';
import { readCredentials } from './config-credentials.ts';
import { type PaymentSettings, paymentEnvironment, paymentSettings, url } from './config-payments.ts';
import { missingInProduction, wrongInProduction } from './config-production.ts';
import { trustedProxies } from './config-proxy.ts';
import { parseDataKey } from './core/data-keys.ts';

/**
 * Invalid settings, or a data folder that cannot be used. The message has one line per problem, with the
 * remedy.
 */
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
/** `info@example.com` or `Name <info@example.com>`. */
const isSender = (text: string) => z.email().safeParse(/^[^<>]*<([^<>]+)>$/.exec(text)?.[1] ?? text).success;
const optional = <T extends z.ZodType>(schema: T) => schema.optional();

/** Keys are the names of the environment variables. See `.env.example`. */
const environment = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4321),
  /** Default: localhost; in production every address. */
  HOST: optional(z.string().min(1)),
  /** The public origin of the site. Links in mails and links for the gateway begin with it. */
  PUBLIC_URL: optional(url),
  /** The proxies whose X-Forwarded-* headers are trusted: their number, or their addresses and networks. */
  TRUST_PROXY: trustedProxies.default(0),
  /** Sends `103 Early Hints` before a page. Default: on, unless a proxy is configured. */
  EARLY_HINTS: optional(flag),
  /** Folder of the site's releases, inside the project. */
  SITE_DIR: z
    .string()
    .superRefine((folder, context) => {
      const problem = siteFolderProblem(folder);
      if (problem) context.addIssue({ code: 'custom', message: problem });
    })
    .default('dist'),
  /** Whether editors publish content from the desk. It requires the sources of the site, and memory for a build. */
  PUBLISH_FROM_DESK: flag.default(false),
  DATA_DIR: z.string().min(1).default('.data'),
  /** `embedded` selects the database in DATA_DIR. Production needs this setting or DATABASE_URL. */
  DATABASE: optional(z.enum(['embedded'])),
  DATABASE_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  /**
   * URL of the account that owns the tables. With it, the account of DATABASE_URL gets privileges on rows only; this account applies
   * migrations at the start.
   */
  DATABASE_OWNER_URL: optional(z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')),
  /** Query timeout in seconds; after it the caller gets 503. */
  DATABASE_TIMEOUT: z.coerce.number().min(0.1).max(600).default(15),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(10),
  /** Signs links, cookies and challenges. Outside production, generated in DATA_DIR at the first start. */
  SECRET: optional(z.string().min(32, 'must have at least 32 characters')),
  /** The former SECRET, whose links and device cookies are still accepted. */
  SECRET_BEFORE: optional(z.string().min(32, 'must have at least 32 characters')),
  /**
   * Keys that encrypt stored personal data, in base64url, at most two: the first encrypts, both decrypt. Outside production,
   * one key is generated in DATA_DIR at the first start.
   */
  DATA_KEYS: list
    .refine((keys) => keys.every(parseDataKey), 'each must be 32 random bytes in base64url')
    .refine((keys) => keys.length <= 2, 'at most two keys: the new one, then the one before')
    .default([]),
  /** Encrypts backups: 32 random bytes in base64url. Only `npm run backup` and `npm run restore` need it. */
  BACKUP_KEY: optional(
    z.string().refine((key) => parseDataKey(key) !== null, 'must be 32 random bytes in base64url'),
  ),
  SIMULATORS: optional(flag),
  /**
   * Demo accounts with orders, policies and claims (`seed/demo`). Default: on in development with simulators, unless
   * SMTP_URL is set.
   */
  SEED_DEMO: optional(flag),
  /** Bearer token of `/metrics`. Without it, only direct requests from this machine or a private network get metrics. */
  METRICS_TOKEN: optional(z.string().min(24, 'must have at least 24 characters')),
  /** OTLP receiver of OpenTelemetry traces, without `/v1/traces`. Without it, no traces are recorded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(url),
  OTEL_SERVICE_NAME: z.string().min(1).default('naungan'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  /** Origins of partner sites that may call the API from a browser. */
  PARTNER_ORIGINS: list
    .refine(
      (origins) => origins.every(isOrigin),
      'each must be an origin such as https://partner.example.com',
    )
    .default([]),
  /** Hosts to which webhooks may be sent. Production sends to no other host; elsewhere an empty list allows every host. */
  WEBHOOK_HOSTS: list
    .refine(
      (hosts) =>
        hosts.every(
          (host) => URL.canParse(`https://${host}`) && new URL(`https://${host}`).hostname === host,
        ),
      'each must be a host such as partner.example.com',
    )
    .default([]),
  /** Multiplies every rate limit; above 1 only for load tests. */
  RATE_LIMIT_SCALE: z.coerce.number().min(1).max(100_000).default(1),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must start with smtp:// or smtps://')),
  MAIL_FROM: z
    .string()
    .refine(isSender, 'write an address such as info@example.com or Name <info@example.com>')
    .default(`${site.name} <${site.email}>`),
  /** The virus scanner of uploaded files, a clamd: `tcp://host:port` or `unix:///path`. */
  CLAMAV_URL: optional(
    z.string().regex(/^(tcp:\/\/[^/:]+:\d+|unix:\/\/\/.+)$/, 'must be tcp://host:port or unix:///path'),
  ),
  /** Hosts of services that production may reach without TLS, for example in a private network. */
  PLAINTEXT_HOSTS: list.default([]),
  ...paymentEnvironment,
  /**
   * OAuth client of "Masuk dengan Google". Without a client, the simulator is used, or Google sign-in
   * is not offered.
   */
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
  /** The secret of the desk account's one-time codes, for the second step of its sign-in. */
  DESK_TOTP_SECRET: optional(
    z.string().regex(/^[A-Z2-7]{32,128}$/, 'must be 32 or more characters of Base32 (A to Z, 2 to 7)'),
  ),
  /** A claim payment above this amount in rupiah needs a second person of the staff. */
  CLAIM_SECOND_PERSON_ABOVE: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(100_000_000),
  /** Delay of the simulated insurer's decision, in seconds. */
  INSURER_DELAY_SECONDS: z.coerce.number().min(0).max(86_400).default(5),
});

type Environment = z.output<typeof environment>;

/**
 * Settings, read once at startup. `SECRET`, `DATA_KEYS` and `DESK_PASSWORD` may still be empty here: {@link prepareDataDir}
 * fills them.
 */
export type Config = Omit<
  Environment,
  | 'HOST'
  | 'PUBLIC_URL'
  | 'SECRET'
  | 'SIMULATORS'
  | 'SEED_DEMO'
  | 'DESK_PASSWORD'
  | 'EARLY_HINTS'
  | keyof PaymentSettings
> & {
  HOST: string;
  PUBLIC_URL: string;
  SECRET: string;
  SIMULATORS: boolean;
  SEED_DEMO: boolean;
  EARLY_HINTS: boolean;
  DESK_PASSWORD: string;
  PRODUCTION: boolean;
  /** Empty: Google sign-in is not offered. */
  GOOGLE_CLIENT_ID: string;
  BRAND: SiteConfig;
} & PaymentSettings;

/**
 * Returns Google's addresses, or the simulator's when no client is configured. The simulator's sign-in page is a
 * path without a host, so that it works under every name of this machine.
 */
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

const wrongMessage = (key: string, reason: string) => `Setting ${key} is wrong: ${reason}. See .env.example.`;

function missingMessages(keys: readonly string[], production: boolean): string[] {
  if (keys.length === 0) return [];
  const scope = production ? 'in production' : 'without simulators';
  const names = new Intl.ListFormat('en-GB').format(keys);
  const [noun, verb] = keys.length === 1 ? ['Setting', 'is'] : ['Settings', 'are'];
  return [`${noun} ${names} ${verb} needed ${scope}. See .env.example.`];
}

/** Checks `site.config.ts` at every start, so that unreadable colours are reported before a build. */
function checkBrand(): void {
  const problems = brandProblems(site);
  if (problems.length > 0) throw new ConfigError(`site.config.ts is wrong: ${problems.join('; ')}.`);
}

function parseEnvironment(env: Record<string, string | undefined>): Environment {
  const presentValues = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = environment.safeParse(presentValues);
  if (parsed.success) return parsed.data;
  throw new ConfigError(
    parsed.error.issues.map(({ path, message }) => wrongMessage(path.join('.'), message)).join('\n'),
  );
}

/**
 * Checks the environment. Empty values count as absent.
 * @throws ConfigError with one line for each wrong setting, and one line that names all missing settings.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  checkBrand();
  const settings = parseEnvironment({ ...readCredentials(env, Object.keys(environment.shape)), ...env });
  const production = settings.NODE_ENV === 'production';
  const simulators = settings.SIMULATORS ?? !production;
  const seedDemo =
    settings.SEED_DEMO ?? (settings.NODE_ENV === 'development' && simulators && !settings.SMTP_URL);
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;
  const payments = paymentSettings(settings, { production, simulators, publicUrl });
  const completeSettings = { ...settings, SIMULATORS: simulators, SEED_DEMO: seedDemo };
  const missingSettings = [
    ...(production ? missingInProduction(completeSettings) : []),
    ...('missingSettings' in payments ? payments.missingSettings : []),
  ];
  const problems = [
    ...(settings.DATABASE && settings.DATABASE_URL
      ? [wrongMessage('DATABASE', 'DATABASE_URL chooses another database')]
      : []),
    ...(production
      ? wrongInProduction(completeSettings).map(({ key, reason }) => wrongMessage(key, reason))
      : []),
    ...missingMessages(missingSettings, production),
  ];
  if (problems.length > 0 || 'missingSettings' in payments) throw new ConfigError(problems.join('\n'));
  return {
    ...settings,
    ...payments,
    ...googleSettings(settings, publicUrl, simulators),
    PRODUCTION: production,
    HOST: listenHost(settings),
    PUBLIC_URL: publicUrl,
    SIMULATORS: simulators,
    SEED_DEMO: seedDemo,
    EARLY_HINTS: settings.EARLY_HINTS ?? settings.TRUST_PROXY === 0,
    SECRET: settings.SECRET ?? '',
    DESK_PASSWORD: settings.DESK_PASSWORD ?? '',
    BRAND: site,
  };
}

/** Returns a secret of 32 random bytes as text. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

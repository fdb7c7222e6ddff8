import { paymentMethod } from '@naungan/domain/payment-method';
import { z } from 'zod';
import { BTN_ACCOUNT_METHODS } from './modules/payments/btn/methods.ts';
import { MIDTRANS_METHODS } from './modules/payments/midtrans/charge.ts';

/** The schema of an http or https address; removes slashes at its end. */
export const url = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address' })
  .transform((text) => text.replace(/\/+$/, ''));

/** Returns the schema for a list of method codes that a gateway can charge; the text `none` means an empty list. */
const methodList = (allowedCodes: readonly string[]) =>
  z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((code) => code.trim())
        .filter((code) => code !== '' && code !== 'none'),
    )
    .superRefine((codes, context) => {
      const unknownCodes = codes.filter((code) => !allowedCodes.includes(code));
      if (unknownCodes.length === 0) return;
      context.addIssue({
        code: 'custom',
        message: `"${unknownCodes.join(', ')}" is none of ${allowedCodes.join(', ')}`,
      });
    });

/** Settings of the payment gateways. See `.env.example`. */
export const paymentEnvironment = {
  MIDTRANS_BASE_URL: url.optional(),
  MIDTRANS_SERVER_KEY: z.string().min(1).optional(),
  MIDTRANS_CLIENT_KEY: z.string().min(1).optional(),
  /** The script that turns a card into a token in the browser. */
  MIDTRANS_SCRIPT_URL: url.optional(),
  /** Codes of the methods that are offered through Midtrans. */
  MIDTRANS_METHODS: methodList(MIDTRANS_METHODS).optional(),
  /** BTN's virtual accounts (docs/btn-virtual-account.md). */
  BTN_BASE_URL: url.optional(),
  /** The prefix that BTN assigned to the broker: every virtual account number starts with it. */
  BTN_COMPANY_PREFIX: z
    .string()
    .regex(/^\d{3,12}$/, 'must have 3 to 12 digits')
    .optional(),
  BTN_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  BTN_METHODS: methodList(BTN_ACCOUNT_METHODS).optional(),
};
const environment = z.object(paymentEnvironment);
type Environment = z.output<typeof environment>;

/** The settings of all gateways. The settings of a gateway that is not configured are empty texts. */
export type PaymentSettings = { [K in Exclude<keyof Environment, `${string}METHODS`>]-?: string } & {
  MIDTRANS_METHODS: string[];
  BTN_METHODS: string[];
  /** The environment to which Midtrans's card script sends the card. */
  MIDTRANS_ENVIRONMENT: 'production' | 'sandbox' | 'simulator';
};

const REQUIRED_SETTINGS = {
  MIDTRANS_METHODS: ['MIDTRANS_BASE_URL', 'MIDTRANS_SERVER_KEY', 'MIDTRANS_CLIENT_KEY'],
  BTN_METHODS: ['BTN_BASE_URL', 'BTN_COMPANY_PREFIX', 'BTN_KEY'],
} as const;
const SCRIPT_PATH = '/v2/assets/js/midtrans-new-3ds.min.js';
const SCRIPT_HOST = 'https://api.midtrans.com';

type Deployment = { production: boolean; simulators: boolean; publicUrl: string };

/**
 * Returns the methods that are listed in the settings. Without a list, all methods of the gateway are offered, with two
 * exceptions in production: methods that the gateway has retired [Q20], and BTN's virtual accounts while none of BTN's
 * settings is set.
 */
function offeredMethods(settings: Environment, { production, simulators }: Deployment) {
  const isOffered = (code: string) => !production || !paymentMethod(code)?.retired;
  const hasBtn = simulators || REQUIRED_SETTINGS.BTN_METHODS.some((key) => settings[key] !== undefined);
  return {
    MIDTRANS_METHODS: settings.MIDTRANS_METHODS ?? MIDTRANS_METHODS.filter(isOffered),
    BTN_METHODS: settings.BTN_METHODS ?? (hasBtn ? BTN_ACCOUNT_METHODS.filter(isOffered) : []),
  };
}

function environmentOf(baseUrl: string, serverKey: string, isSimulator: boolean) {
  if (isSimulator) return 'simulator';
  return baseUrl.includes('sandbox') || serverKey.startsWith('SB-') ? 'sandbox' : 'production';
}

/**
 * Returns the settings of all gateways, or the names of missing settings. Without simulators, a gateway needs its
 * settings when at least one of its methods is offered.
 */
export function paymentSettings(
  settings: Environment,
  deployment: Deployment,
): PaymentSettings | { missingSettings: (keyof Environment)[] } {
  const { publicUrl, simulators } = deployment;
  const methods = offeredMethods(settings, deployment);
  const neededSettings = (['MIDTRANS_METHODS', 'BTN_METHODS'] as const)
    .filter((key) => !simulators && methods[key].length > 0)
    .flatMap((key) => [...REQUIRED_SETTINGS[key]]);
  const missingSettings = neededSettings.filter((key) => settings[key] === undefined);
  if (missingSettings.length > 0) return { missingSettings };
  const simulatorValue = (value: string) => (simulators ? value : '');
  const baseUrl = settings.MIDTRANS_BASE_URL ?? simulatorValue(`${publicUrl}/simulators/midtrans`);
  const serverKey = settings.MIDTRANS_SERVER_KEY ?? simulatorValue('SB-Mid-server-simulator');
  const isSimulator = baseUrl.endsWith('/simulators/midtrans');
  return {
    ...methods,
    MIDTRANS_BASE_URL: baseUrl,
    MIDTRANS_SERVER_KEY: serverKey,
    MIDTRANS_CLIENT_KEY: settings.MIDTRANS_CLIENT_KEY ?? simulatorValue('SB-Mid-client-simulator'),
    MIDTRANS_SCRIPT_URL:
      settings.MIDTRANS_SCRIPT_URL ?? `${isSimulator ? baseUrl : SCRIPT_HOST}${SCRIPT_PATH}`,
    MIDTRANS_ENVIRONMENT: environmentOf(baseUrl, serverKey, isSimulator),
    BTN_BASE_URL: settings.BTN_BASE_URL ?? simulatorValue(`${publicUrl}/simulators/btn`),
    BTN_COMPANY_PREFIX: settings.BTN_COMPANY_PREFIX ?? simulatorValue('93210'),
    BTN_KEY: settings.BTN_KEY ?? simulatorValue('btn-simulator-key-not-for-production'),
  };
}

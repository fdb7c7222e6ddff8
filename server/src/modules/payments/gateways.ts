import { PAYMENT_METHOD_CODES } from '@naungan/domain/payment-method';
import type { Deps } from '../../deps.ts';
import { createBtn } from './btn/adapter.ts';
import type { PaymentGateway } from './gateway.ts';
import { createMidtrans } from './midtrans/adapter.ts';

/** The adapters of a running server: those that are configured, offered or not, because old payments are asked about. */
export function createGateways({ config, clock }: Deps, network: typeof fetch = fetch): PaymentGateway[] {
  const accountHolder = config.BRAND.legalName;
  const midtrans = createMidtrans({
    baseUrl: config.MIDTRANS_BASE_URL,
    serverKey: config.MIDTRANS_SERVER_KEY,
    accountHolder,
    fetch: network,
  });
  const btn = createBtn({
    baseUrl: config.BTN_BASE_URL,
    companyPrefix: config.BTN_COMPANY_PREFIX,
    key: config.BTN_KEY,
    accountHolder,
    clock,
    fetch: network,
  });
  return [...(config.MIDTRANS_BASE_URL ? [midtrans] : []), ...(config.BTN_BASE_URL ? [btn] : [])];
}

const made = new WeakMap<Deps, PaymentGateway[]>();

function gateways(deps: Deps): PaymentGateway[] {
  const known = made.get(deps) ?? createGateways(deps);
  made.set(deps, known);
  return known;
}

/** Puts other adapters in the place of the configured ones. For tests. */
export const useGateways = (deps: Deps, adapters: PaymentGateway[]): void => void made.set(deps, adapters);

/** The adapter of this name, as kept with a payment. Throws for one that is no longer configured. */
export function gatewayNamed(deps: Deps, name: string): PaymentGateway {
  const found = gateways(deps).find((gateway) => gateway.name === name);
  if (!found)
    throw new Error(`Payment gateway ${name} is not configured, so its payments cannot be asked about`);
  return found;
}

const offers = ({ config }: Deps, type: string): boolean =>
  config.MIDTRANS_METHODS.includes(type) || config.BTN_METHODS.includes(type);

/** The adapter that charges this method, `null` when the method is not offered. */
export function gatewayFor(deps: Deps, type: string): PaymentGateway | null {
  if (!offers(deps, type)) return null;
  return gateways(deps).find((gateway) => gateway.methods.includes(type)) ?? null;
}

/** Codes that can be chosen now, in the order of the method list. */
export const offeredMethods = (deps: Deps): string[] =>
  PAYMENT_METHOD_CODES.filter((code) => gatewayFor(deps, code) !== null);

import { PAYMENT_METHOD_CODES } from '@naungan/domain/payment-method';
import type { Deps } from '../../deps.ts';
import { createBtn } from './btn/adapter.ts';
import type { PaymentGateway } from './gateway.ts';
import { createMidtrans } from './midtrans/adapter.ts';

/** Returns the configured adapters, even if none of their methods is offered, because old payments still need them. */
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

const adaptersByDeps = new WeakMap<Deps, PaymentGateway[]>();

function gateways(deps: Deps): PaymentGateway[] {
  const adapters = adaptersByDeps.get(deps) ?? createGateways(deps);
  adaptersByDeps.set(deps, adapters);
  return adapters;
}

/** Replaces the configured adapters. For tests. */
export const replaceGateways = (deps: Deps, adapters: PaymentGateway[]): void =>
  void adaptersByDeps.set(deps, adapters);

/** Returns the adapter named in a payment. Throws when it is no longer configured. */
export function gatewayNamed(deps: Deps, name: string): PaymentGateway {
  const adapter = gateways(deps).find((gateway) => gateway.name === name);
  if (!adapter)
    throw new Error(
      `Payment gateway ${name} is not configured, so the status of its payments cannot be requested`,
    );
  return adapter;
}

const isOffered = ({ config }: Deps, type: string): boolean =>
  config.MIDTRANS_METHODS.includes(type) || config.BTN_METHODS.includes(type);

/** Returns the adapter that charges this method, `null` when the method is not offered. */
export function gatewayFor(deps: Deps, type: string): PaymentGateway | null {
  if (!isOffered(deps, type)) return null;
  return gateways(deps).find((gateway) => gateway.methods.includes(type)) ?? null;
}

/** Returns the codes of the available methods, in the order of the method list. */
export const offeredMethods = (deps: Deps): string[] =>
  PAYMENT_METHOD_CODES.filter((code) => gatewayFor(deps, code) !== null);

import { paymentMethod } from '@naungan/domain/payment-method';
import type { Deps } from '../../deps.ts';
import type { PaymentGateway } from './gateway.ts';
import { createMidtrans } from './midtrans/adapter.ts';

/** The adapters of a running server. A second gateway is a second entry here. */
function createGateways({ config }: Deps): PaymentGateway[] {
  return [
    createMidtrans({
      baseUrl: config.MIDTRANS_BASE_URL,
      serverKey: config.MIDTRANS_SERVER_KEY,
      accountHolder: config.BRAND.legalName,
    }),
  ];
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

/** The adapter that charges this method, `null` when the method is not offered. */
export function gatewayFor(deps: Deps, method: string): PaymentGateway | null {
  if (!deps.config.PAYMENT_METHODS.includes(method)) return null;
  return gateways(deps).find((gateway) => gateway.methods.includes(method)) ?? null;
}

/** Codes that can be chosen now, in the order of the configuration. */
export const offeredMethods = (deps: Deps): string[] =>
  deps.config.PAYMENT_METHODS.filter((code) => paymentMethod(code) && gatewayFor(deps, code));

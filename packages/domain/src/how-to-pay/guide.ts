import { formatRupiah } from '../money/rupiah.ts';
import { HOW_TO_PAY, type HowToPayTab } from './data.ts';

/** Values of the placeholders. A numeric `amount` is formatted as rupiah. */
export type HowToPayValues = {
  va_number?: string;
  amount?: number | string;
  biller_code?: string;
  bill_key?: string;
  bank_code?: string;
  bank_name?: string;
  payment_code?: string;
  expiry?: string;
  merchant?: string;
};

const UNKNOWN_VALUE = '-';

function fillPlaceholders(step: string, values: HowToPayValues): string {
  const valuesByName = new Map(Object.entries(values));
  return step.replace(/\{(\w+)\}/g, (_, placeholderName: string) => {
    const value = valuesByName.get(placeholderName);
    if (typeof value === 'number') return formatRupiah(value);
    return value || UNKNOWN_VALUE;
  });
}

/** Returns the tabs of a guide, with values in place of the placeholders; no tabs for an unknown key. `key` is `PaymentMethod.howToPay`. */
export function howToPay(
  key: string | undefined,
  values: HowToPayValues,
): { title: string; steps: string[]; needs?: HowToPayTab['needs'] }[] {
  if (key === undefined || !Object.hasOwn(HOW_TO_PAY, key)) return [];
  const tabs = HOW_TO_PAY[key]?.tabs ?? [];
  return tabs.map((tab) => ({ ...tab, steps: tab.steps.map((step) => fillPlaceholders(step, values)) }));
}

import { formatRupiah } from '../money/rupiah.ts';
import { HOW_TO_PAY, type HowToPayTab } from './data.ts';

/** Values for the placeholders. A numeric `amount` is formatted as rupiah. */
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

const UNKNOWN_NUMBER = '-';

function fill(step: string, values: HowToPayValues): string {
  const texts = new Map(Object.entries(values));
  return step.replace(/\{(\w+)\}/g, (_, word: string) => {
    const value = texts.get(word);
    if (typeof value === 'number') return formatRupiah(value);
    return value || UNKNOWN_NUMBER;
  });
}

/** Returns the tabs of a guide (`PaymentMethod.howToPay`) with the values filled in; empty for an unknown key. */
export function howToPay(
  key: string | undefined,
  values: HowToPayValues,
): { title: string; steps: string[]; needs?: HowToPayTab['needs'] }[] {
  if (key === undefined || !Object.hasOwn(HOW_TO_PAY, key)) return [];
  const tabs = HOW_TO_PAY[key]?.tabs ?? [];
  return tabs.map((tab) => ({ ...tab, steps: tab.steps.map((step) => fill(step, values)) }));
}

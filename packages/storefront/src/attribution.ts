import { normalizePartnerCode } from '@naungan/api/partner-code';
import { tryStorage } from './storage/browser-flag.ts';

/** Days after the last page with a partner's code during which the code is sent by pages without one. */
const ATTRIBUTION_DAYS = 30;
const DAY_MS = 86_400_000;

type Attribution = { code: string; at: number };

function readAttribution(text: string | null): Attribution | null {
  try {
    const { code, at } = JSON.parse(text ?? '{}');
    // The server rejects an order with an invalid code.
    const isValid = typeof code === 'string' && normalizePartnerCode(code) === code;
    return isValid && typeof at === 'number' ? { code, at } : null;
  } catch {
    return null;
  }
}

/**
 * Returns the code of the partner for this page: the page's code, else the code of an earlier page of this browser in the
 * last 30 days, so that an order belongs to its partner also after a login, a reload or a day. The browser stores the
 * code and the time, nothing about the visitor.
 */
export function attributedPartner(
  storageKeys: string,
  pageCode: string | null,
  now = Date.now(),
): string | null {
  const key = `${storageKeys}-partner`;
  if (pageCode !== null) {
    const attribution: Attribution = { code: pageCode, at: now };
    tryStorage((storage) => storage.setItem(key, JSON.stringify(attribution)));
    return pageCode;
  }
  const attribution = readAttribution(tryStorage((storage) => storage.getItem(key)));
  if (attribution && now - attribution.at < ATTRIBUTION_DAYS * DAY_MS) return attribution.code;
  if (attribution) tryStorage((storage) => storage.removeItem(key));
  return null;
}

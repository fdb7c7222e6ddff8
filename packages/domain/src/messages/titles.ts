import type { Tone } from '../status/tone.ts';

/** Alert titles [1 §8]. */
export const ALERT_TITLES: Record<Tone, string> = {
  info: 'Info',
  success: 'Selamat',
  warning: 'Perhatian',
  danger: 'Opss..',
};

/**
 * Returns the title of an alert; `undefined` when the message starts with the same word, so that 'Opss..
 * Opss..' is avoided.
 */
export function alertTitle(tone: Tone, message: string): string | undefined {
  const title = ALERT_TITLES[tone];
  return message.startsWith(title.replace(/\.+$/, '')) ? undefined : title;
}

/** Dialog titles [1 §8]; `orderSuccess` after an order was placed [3 §8], `claimSent` after a claim was sent [Q41]. */
export const DIALOG_TITLES = {
  success: 'Berhasil',
  warning: 'Opss..',
  orderSuccess: 'Berhasil!',
  claimSent: 'Klaim terkirim',
} as const;

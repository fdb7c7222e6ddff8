import type { Tone } from '../status/tone.ts';

/** Alert titles [1 §8]. */
export const ALERT_TITLES: Record<Tone, string> = {
  info: 'Info',
  success: 'Selamat',
  warning: 'Perhatian',
  danger: 'Opss..',
};

/**
 * Returns the title of an alert; `undefined` if the message starts with the title, because an alert would then display
 * 'Opss.. Opss..'.
 */
export function alertTitle(tone: Tone, message: string): string | undefined {
  const title = ALERT_TITLES[tone];
  return message.startsWith(title.replace(/\.+$/, '')) ? undefined : title;
}

/** Dialog titles [1 §8]: `orderSuccess` for a placed order [3 §8], `claimSent` for a submitted claim [Q41]. */
export const DIALOG_TITLES = {
  success: 'Berhasil',
  warning: 'Opss..',
  orderSuccess: 'Berhasil!',
  claimSent: 'Klaim terkirim',
} as const;

type Setting = { slug: string; value: string };

/** Encodes a text for a URL inside an HTML attribute. `encodeURIComponent` does not encode the apostrophe. */
const encodeForAttribute = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/**
 * Returns a WhatsApp link. The number is the configured number, else `brandNumber`. The message is `text`, else the
 * configured welcome text [1 §1, §3].
 */
export function chatLink(settings: readonly Setting[], brandNumber: string, text?: string): string {
  const settingOf = (slug: string) => settings.find((setting) => setting.slug === slug)?.value;
  const number = (settingOf('whatsappNumber') ?? brandNumber).replace(/\D/g, '');
  const message = text ?? settingOf('welcomeTextWhatsApp') ?? '';
  const query = message === '' ? '' : `?text=${encodeForAttribute(message)}`;
  return `https://wa.me/${number}${query}`;
}

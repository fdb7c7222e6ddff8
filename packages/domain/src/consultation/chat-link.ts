type Setting = { slug: string; value: string };

/** Like `encodeURIComponent`, and safe inside an HTML attribute. */
const encodeText = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/**
 * Returns a chat link to the configured number, else to the brand's. The message is `text`, else the
 * configured welcome [1 §1, §3].
 */
export function chatLink(settings: readonly Setting[], brandNumber: string, text?: string): string {
  const settingOf = (slug: string) => settings.find((setting) => setting.slug === slug)?.value;
  const number = (settingOf('whatsappNumber') ?? brandNumber).replace(/\D/g, '');
  const welcome = text ?? settingOf('welcomeTextWhatsApp') ?? '';
  return `https://wa.me/${number}${welcome && `?text=${encodeText(welcome)}`}`;
}

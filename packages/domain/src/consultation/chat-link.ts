type Setting = { slug: string; value: string };

/** As `encodeURIComponent`, and safe in an attribute as it stands. */
const encoded = (text: string) => encodeURIComponent(text).replaceAll("'", '%27');

/**
 * Opens a chat with the configured number, else with the brand's, which starts with `text`, else with the configured
 * welcome [1 §1, §3].
 */
export function chatLink(settings: readonly Setting[], brandNumber: string, text?: string): string {
  const configured = (slug: string) => settings.find((setting) => setting.slug === slug)?.value;
  const number = (configured('whatsappNumber') ?? brandNumber).replace(/\D/g, '');
  const welcome = text ?? configured('welcomeTextWhatsApp') ?? '';
  return `https://wa.me/${number}${welcome && `?text=${encoded(welcome)}`}`;
}

import settings from 'virtual:consultant-settings';
import { site } from '../../site.config.ts';

const configured = (slug: string) => settings.find((setting) => setting.slug === slug)?.value;

/** Opens a chat with the configured number, which starts with `text`, else with the configured welcome [1 §1, §3]. */
export function chatLink(text = configured('welcomeTextWhatsApp') ?? ''): string {
  const number = (configured('whatsappNumber') ?? site.whatsapp).replace(/\D/g, '');
  return `https://wa.me/${number}${text ? `?text=${encodeURIComponent(text)}` : ''}`;
}

import { expect, test } from 'vitest';
import { chatLink } from './chat-link.ts';

const BRAND_NUMBER = '62811';
const settings = [
  { slug: 'whatsappNumber', value: '+62 812-5550-1945' },
  { slug: 'welcomeTextWhatsApp', value: "Halo, mau tanya Jum'at & Sabtu" },
];

test.each([
  [settings, undefined, 'https://wa.me/6281255501945?text=Halo%2C%20mau%20tanya%20Jum%27at%20%26%20Sabtu'],
  [settings, 'Klaim', 'https://wa.me/6281255501945?text=Klaim'],
  [settings, '', 'https://wa.me/6281255501945'],
  [[], undefined, `https://wa.me/${BRAND_NUMBER}`],
])('the chat link with the settings %j and the text %j is %s', (chatSettings, text, link) => {
  expect(chatLink(chatSettings, BRAND_NUMBER, text)).toBe(link);
});

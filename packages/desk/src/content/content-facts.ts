import type { ContentItem, ContentKind, ContentToSave } from '@naungan/api/desk-content-editor';

export const CONTENT_LABELS: Readonly<Record<ContentKind, string>> = {
  article: 'Artikel',
  page: 'Halaman',
  guides: 'Bantuan',
  settings: 'Pengaturan',
};

export const SETTING_LABELS: Readonly<Record<string, string>> = {
  welcomeTextConsultan: 'Sapaan formulir konsultasi',
  confirmationText: 'Teks setelah formulir dikirim',
  welcomeTextWhatsApp: 'Pesan awal WhatsApp',
  whatsappNumber: 'Nomor WhatsApp',
  emailDestination: 'Email tujuan',
  'usualDays.pending': 'Hari kerja tahap pengajuan',
  'usualDays.review': 'Hari kerja tahap verifikasi',
  'usualDays.appealed': 'Hari kerja tahap banding',
  'usualDays.agreed': 'Hari kerja tahap pembayaran',
};

/** The id of an article that is not stored yet. */
export const NEW_KEY = 'new';

type Article = Extract<ContentToSave, { kind: 'article' }>['content'];
export const EMPTY_ARTICLE: Article = {
  _id: '',
  title: '',
  excerpt: '',
  content: '',
  thumbnail: '',
  category: { name: '' },
  status: 'inactive',
};

/** Returns stored content as the form edits it. */
export function editable({ saved }: Pick<ContentItem, 'saved'>): ContentToSave {
  if (saved.kind === 'page') {
    const { slug, title, description, content } = saved.content;
    return { kind: 'page', content: { slug, title, description, content } };
  }
  return saved;
}

export type HtmlText = { path: string; title: string; html: string };

/** Returns the HTML texts of content, in the order of the page. */
export function htmlTexts({ kind, content }: ContentToSave): HtmlText[] {
  if (kind === 'settings') return [];
  if (kind === 'guides')
    return content.items.map((item, index) => ({
      path: `items.${index}.content`,
      title: item.title,
      html: item.content,
    }));
  return [{ path: 'content', title: content.title, html: content.content }];
}

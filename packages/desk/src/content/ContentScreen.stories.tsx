import { ApiProblem } from '@naungan/api/api-problem';
import type { ContentItem, ContentRow } from '@naungan/api/desk-content-editor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ContentList } from './ContentList.tsx';
import { ContentScreen } from './ContentScreen.tsx';

const DEWI = { id: 'p-1', fullName: 'Dewi Lestari' };
const ROW: ContentRow = {
  kind: 'article',
  key: 'banjir',
  title: 'Bersiap menghadapi banjir',
  isHidden: false,
  changedAt: '2026-11-23T04:00:00.000Z',
  changedBy: DEWI,
  isPublished: false,
};
const ROWS: ContentRow[] = [
  ROW,
  { ...ROW, key: 'lama', title: 'Artikel lama', isHidden: true, isPublished: true },
  {
    ...ROW,
    kind: 'page',
    key: 'syarat',
    title: 'Syarat',
    changedAt: null,
    changedBy: null,
    isPublished: true,
  },
];
const ARTICLE: ContentItem = {
  saved: {
    kind: 'article',
    content: {
      _id: 'banjir',
      title: ROW.title,
      excerpt: 'Sebelum musim hujan.',
      content: '<h2>Saluran air</h2><p>Periksa saluran air di sekitar rumah.</p>',
      thumbnail: '/articles/banjir.svg',
      category: { name: 'Tips' },
      createdAt: '2026-11-10T02:00:00.000Z',
      status: 'active',
    },
  },
  row: ROW,
  version: 7,
  history: [{ version: 7, at: '2026-11-23T04:00:00.000Z', by: DEWI }],
};
const GUIDES: ContentItem = {
  ...ARTICLE,
  saved: {
    kind: 'guides',
    content: {
      _id: 'umum',
      title: 'Umum',
      icon: 'help',
      items: [
        { title: 'Membeli', content: '<p>Pilih produk.</p>' },
        { title: 'Membayar', content: '<p>Pilih metode.</p>' },
      ],
    },
  },
  row: { ...ROW, kind: 'guides', key: 'umum', title: 'Umum' },
};
const SETTINGS: ContentItem = {
  ...ARTICLE,
  saved: {
    kind: 'settings',
    content: {
      category: 'consultant',
      values: { confirmationText: 'Terima kasih.', whatsappNumber: '6281255500100' },
    },
  },
  row: { ...ROW, kind: 'settings', key: 'consultant', title: 'Konsultasi', isPublished: true },
};

const load = fn();
const send = fn();
const preview = fn();

const meta = {
  title: 'Desk/Content',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskContent: () => ({ publishedAt: '2026-11-20T04:00:00.000Z', rows: ROWS }),
      deskContentItem: () => load() ?? ARTICLE,
      deskPreviewContent: ({ body }) =>
        preview(body) ?? body.texts.map((html: string) => ({ html, removed: 0 })),
      deskSaveContent: (input) => send(input) ?? ARTICLE,
    },
    href: '#/content/article/banjir',
    children: <ContentScreen params={{ kind: 'article', key: 'banjir' }} />,
  },
  beforeEach: () => {
    load.mockReset();
    send.mockReset();
    preview.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const List: Story = {
  args: { href: '#/content?state=unpublished', children: <ContentList /> },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('link', { name: /^(Artikel|Halaman) / })).toHaveLength(1);
    await expect(canvas.getByText('Belum diterbitkan', { selector: 'td *' })).toBeVisible();
  },
};

/** A refused save keeps what was typed. */
export const EditArticle: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Saluran air' })).toBeVisible();
    const content = canvas.getByLabelText('Isi');
    preview.mockImplementation(() => [{ html: '<p>Baru</p>', removed: 1 }]);
    await userEvent.clear(content);
    await userEvent.type(content, '<p>Baru</p><script></script>');
    await expect(canvas.getByText('Ada isian yang belum tampil di pratinjau.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Perbarui pratinjau' }));
    await expect(await canvas.findByText(/^1 elemen tidak diizinkan/)).toBeVisible();
    send.mockImplementationOnce(() => {
      throw new ApiProblem('Mohon periksa kembali data yang di input', {
        status: 422,
        code: 'INVALID',
        raw: '',
        fields: [{ path: 'saved.content.title', message: 'Judul terlalu panjang' }],
      });
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(canvas.getByLabelText('Judul')).toBeInvalid();
    await expect(content).toHaveValue('<p>Baru</p><script></script>');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText(/setelah situs diterbitkan\.$/)).toBeVisible();
    await expect(send.mock.lastCall?.[0].body).toMatchObject({
      version: 7,
      saved: { kind: 'article', content: { _id: 'banjir', content: '<p>Baru</p><script></script>' } },
    });
  },
};

/** Another person saved the article meanwhile. */
export const Conflict: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByLabelText('Judul');
    await userEvent.type(title, ' 2027');
    load.mockReturnValue({ ...ARTICLE, version: 8 });
    send.mockImplementationOnce(() => rejectWith(409, 'Konten ini sudah disimpan orang lain.'));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await canvas.findByText(/disimpan Dewi Lestari sejak Anda mulai/)).toBeVisible();
    await expect(canvas.getByLabelText('Judul')).toHaveValue('Bersiap menghadapi banjir 2027');
    await userEvent.click(canvas.getByRole('button', { name: 'Timpa dengan isian saya' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(send.mock.lastCall?.[0].body).toMatchObject({ version: 8 });
  },
};

export const NewArticle: Story = {
  args: {
    href: '#/content/article/new',
    children: <ContentScreen params={{ kind: 'article', key: 'new' }} />,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Alamat'), 'banjir-2027');
    await userEvent.type(canvas.getByLabelText('Judul'), 'Banjir 2027');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(send.mock.lastCall?.[0].body).toMatchObject({
      version: 0,
      saved: { kind: 'article', content: { _id: 'banjir-2027', title: 'Banjir 2027', status: 'inactive' } },
    });
  },
};

export const Guides: Story = {
  args: { children: <ContentScreen params={{ kind: 'guides', key: 'umum' }} /> },
  beforeEach: () => void load.mockReturnValue(GUIDES),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Naikkan panduan 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus panduan 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(send.mock.lastCall?.[0].body.saved.content.items).toEqual([
      { title: 'Membayar', content: '<p>Pilih metode.</p>' },
    ]);
  },
};

export const Settings: Story = {
  args: { children: <ContentScreen params={{ kind: 'settings', key: 'consultant' }} /> },
  beforeEach: () => void load.mockReturnValue(SETTINGS),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByLabelText('Nomor WhatsApp')).toHaveValue('6281255500100');
    await userEvent.type(canvas.getByLabelText('Teks setelah formulir dikirim'), ' Kami hubungi.');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(await screen.findByText('Disimpan. Pengaturan langsung berlaku.')).toBeVisible();
    await expect(send.mock.lastCall?.[0].body.saved.content.values).toEqual({
      confirmationText: 'Terima kasih. Kami hubungi.',
      whatsappNumber: '6281255500100',
    });
  },
};

export const NotLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
  },
};

import type { DeskSearchReply, DeskSearchResult } from '@naungan/api/desk-queues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useRoute } from '../desk/desk-context.ts';
import { deskParameters, personWith, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { SearchPalette } from './SearchPalette.tsx';

const search = fn();
const searchIdentity = fn((_number: string): DeskSearchReply => replyOf(RESULTS.slice(0, 2)));
const replyOf = (results: DeskSearchResult[], cut: DeskSearchReply['cut'] = []) => ({ results, cut });

const RESULTS: DeskSearchResult[] = [
  {
    kind: 'policy',
    id: 'p-1',
    orderId: 'o-17',
    number: 'POL-KES-2026-000012',
    title: 'Kesehatan',
    text: '21/11/2026 – 20/11/2027',
  },
  {
    kind: 'member',
    id: 'm-1',
    orderId: null,
    number: '6281234567890',
    title: 'SARI WULANDARI',
    text: 'sari@contoh.id',
  },
  {
    kind: 'order',
    id: 'o-19',
    orderId: 'o-19',
    number: 'KPA-2026-000019',
    title: 'PERKUMPULAN PENGUSAHA KELAPA SAWIT NUSANTARA ABADI SEJAHTERA BERSAMA',
    text: 'Griya Lengkap dengan Perluasan Banjir dan Angin Topan, Pabrik minyak kelapa sawit, Jalan Raya Lintas Timur Sumatra Kilometer 117',
  },
];
const SCREENS = [
  { title: 'Beranda', href: '#/start' },
  { title: 'Pesanan', href: '#/orders' },
];

/** The dialog, and the address that it opened. */
function Opened() {
  const [isOpen, setIsOpen] = useState(true);
  const { path } = useRoute();
  return (
    <main>
      <h1 className="nu:p-5 nu:text-sm nu:text-muted">Alamat: {path}</h1>
      <SearchPalette open={isOpen} onOpenChange={setIsOpen} screens={SCREENS} />
    </main>
  );
}

const meta = {
  title: 'Desk/SearchPalette',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskSearch: ({ query }) => search(query.q) ?? replyOf(RESULTS),
      deskSearchIdentity: ({ body }) => searchIdentity(body.number),
    },
    href: '#/start',
    children: <Opened />,
  },
  beforeEach: () => {
    search.mockReset();
    searchIdentity.mockClear();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

const findField = () => screen.findByRole('combobox', { name: 'Cari data atau buka layar' });
const activeOption = () => screen.getByRole('option', { selected: true });

/** For a name, the customer comes first. Arrows choose a result, and Enter opens it. */
export const Results: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await userEvent.keyboard(' sari ');
    await expect(await screen.findByText('3 data ditemukan')).toBeVisible();
    await expect(search).toHaveBeenCalledOnce();
    await expect(search).toHaveBeenCalledWith('sari');
    await expect(activeOption()).toHaveTextContent('+62 812 3456 7890');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect(activeOption()).toHaveTextContent('POL-KES-2026-000012');
    await userEvent.keyboard('{ArrowUp}');
    await expect(await findField()).toHaveAttribute('aria-activedescendant', activeOption().id);
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Alamat: /members/m-1')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

const CLAIMS = Array.from(
  { length: 8 },
  (_, index): DeskSearchResult => ({
    kind: 'claim',
    id: `c-${index}`,
    orderId: 'o-17',
    number: `KLM-2026-00000${index}`,
    title: 'SARI WULANDARI',
    text: 'Banding, Kecelakaan, POL-KEN-2026-000004',
  }),
);

/** The last line of a cut group opens the customer's page, which has all claims. */
export const CutGroup: Story = {
  args: { me: personWith('claims') },
  beforeEach: () => void search.mockReturnValue(replyOf([...RESULTS.slice(1, 2), ...CLAIMS], ['claim'])),
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await userEvent.keyboard('0812 3456');
    await expect(await screen.findByText('9 data pertama ditampilkan')).toBeVisible();
    await expect(activeOption()).toHaveTextContent('+62 812 3456 7890');
    for (let step = 0; step <= CLAIMS.length; step += 1) await userEvent.keyboard('{ArrowDown}');
    await expect(activeOption()).toHaveTextContent('8 pertama. Lihat semua di halaman pelanggan');
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Alamat: /members/m-1')).toBeInTheDocument();
  },
};

/** Without a page that lists all records, the line of a cut group asks for more text. */
export const CutPolicies: Story = {
  beforeEach: () => void search.mockReturnValue(replyOf(RESULTS.slice(0, 1), ['policy'])),
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'sari');
    await expect(
      await screen.findByText('1 pertama. Ketik lebih lengkap untuk mempersempit hasil.'),
    ).toBeVisible();
    await expect(screen.getAllByRole('option')).toHaveLength(1);
  },
};

/** A NIK of 16 digits, also with spaces, is sent in the body of a separate call. */
export const IdentityNumber: Story = {
  play: async ({ userEvent }) => {
    const field = await findField();
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.paste('3174 0355 0790 0001');
    await expect(await screen.findByText('2 data ditemukan')).toBeVisible();
    await expect(searchIdentity).toHaveBeenCalledOnce();
    await expect(searchIdentity).toHaveBeenCalledWith('3174035507900001');
    await expect(search).not.toHaveBeenCalled();
    await expect(activeOption()).toHaveTextContent('POL-KES-2026-000012');
  },
};

/** Without a text, the screens of the menu are the choices. */
export const Screens: Story = {
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => expect(await findField()).toHaveFocus());
    await expect(screen.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('p');
    await expect(activeOption()).toHaveTextContent('Pesanan');
    await expect(screen.getByText(/^Ketik sedikitnya dua huruf/)).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Alamat: /orders')).toBeInTheDocument();
    await expect(search).not.toHaveBeenCalled();
  },
};

export const NothingFound: Story = {
  beforeEach: () => void search.mockReturnValue(replyOf([])),
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'xyz');
    await expect(await screen.findByText(/^Tidak ada data yang cocok/)).toBeVisible();
    await expect(screen.queryAllByRole('option')).toHaveLength(0);
  },
};

export const FailedThenFound: Story = {
  beforeEach: () => void search.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'sari');
    await expect(await screen.findByText('Koneksi terputus.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await expect(await screen.findByText('3 data ditemukan')).toBeVisible();
    await userEvent.click(screen.getByRole('option', { name: /KPA-2026-000019/ }));
  },
};

/** An editor may open screens, and searches no records. */
export const WithoutPermission: Story = {
  args: { me: personWith('editor') },
  play: async ({ userEvent }) => {
    await userEvent.type(await findField(), 'beranda');
    await expect(await screen.findByRole('option', { name: 'Beranda' })).toBeVisible();
    await expect(search).not.toHaveBeenCalled();
  },
};

import type { DeskContact } from '@naungan/api/desk-queues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ContactScreen } from './ContactScreen.tsx';

const load = fn();
const followUp = fn();

const GUEST: DeskContact = {
  kind: 'guest',
  id: 'g-1',
  at: '2026-11-23T01:00:00.000Z',
  fullName: 'BUDI SANTOSO',
  phoneNumber: '6281234567891',
  email: 'budi@contoh.id',
  product: 'kesehatan',
  message: null,
  partner: null,
  detail: { dob: '1990-01-01' },
  status: 'new',
  owner: null,
};

const meta = {
  title: 'Desk/ContactScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskContact: ({ params }) => load(params) ?? GUEST,
      deskFollowUp: (input) => followUp(input) ?? { ...input.params, status: input.body.status },
      deskNotes: () => [],
    },
    href: '#/contacts/guest/g-1',
    children: <ContactScreen params={{ kind: 'guest', id: 'g-1' }} />,
  },
  beforeEach: () => {
    load.mockReset();
    followUp.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A double click stores the result once. */
export const Guest: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: '+62 812 3456 7891' })).toHaveAttribute(
      'href',
      'tel:+6281234567891',
    );
    await expect(canvas.getByText('Tanggal lahir')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Sudah dihubungi' })).toBeChecked();
    await userEvent.type(canvas.getByRole('textbox', { name: /^Catatan(?! baru)/ }), ' Minta penawaran ');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Simpan hasil' }));
    await expect(await screen.findByText('Hasil kontak sudah disimpan.')).toBeVisible();
    await expect(followUp).toHaveBeenCalledOnce();
    await expect(followUp).toHaveBeenCalledWith({
      params: { kind: 'guest', id: 'g-1' },
      body: { status: 'contacted', note: 'Minta penawaran' },
    });
  },
};

/** What was typed stays after a failure, and Ctrl+Enter sends it again. */
export const FailedThenStored: Story = {
  beforeEach: () => void followUp.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Tidak valid' }));
    await expect(canvas.getByText(/^Daftar produk lengkap tidak lagi terbuka/)).toBeVisible();
    const note = canvas.getByRole('textbox', { name: /^Catatan(?! baru)/ });
    await userEvent.type(note, 'Nomor salah{Control>}{Enter}{/Control}');
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await expect(note).toHaveValue('Nomor salah');
    await userEvent.type(note, '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(followUp).toHaveBeenCalledTimes(2));
    await expect(followUp).toHaveBeenLastCalledWith(
      expect.objectContaining({ body: { status: 'invalid', note: 'Nomor salah' } }),
    );
  },
};

/** A long question of a partner's visitor, which a colleague handles. */
export const LongRequest: Story = {
  beforeEach: () =>
    void load.mockReturnValue({
      ...GUEST,
      kind: 'offline',
      fullName: 'PERKUMPULAN PENGUSAHA KELAPA SAWIT NUSANTARA ABADI SEJAHTERA BERSAMA',
      email: 'pengurus.harian@perkumpulan-pengusaha-kelapa-sawit-nusantara.contoh.id',
      message: 'Kami memerlukan perlindungan untuk pabrik dan empat kapal. '.repeat(12),
      partner: 'toko-maju',
      detail: { occupation: 'Pabrik minyak kelapa sawit', buildingPrices: '1284975500000' },
      owner: { id: 'p-2', fullName: 'Raden Mas Wiratama Hadikusuma' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ditangani Raden Mas Wiratama Hadikusuma')).toBeVisible();
    await expect(canvas.getByText('Permintaan dihubungi')).toBeVisible();
  },
};

export const NotFound: Story = {
  beforeEach: () => void load.mockImplementation(() => rejectWith(404, 'Kontak ini tidak ditemukan.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data tidak ditemukan')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat data')).toBeInTheDocument();
  },
};

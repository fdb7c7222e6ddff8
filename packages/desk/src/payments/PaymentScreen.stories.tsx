import type { DeskPayment } from '@naungan/api/desk-queues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';

const load = fn();
const handle = fn();

const SURPLUS: DeskPayment = {
  id: 'y-1',
  orderId: 'o-17',
  invoiceNumber: 'INV-2026-000017',
  productType: 'kesehatan',
  insurer: 'PT Asuransi Beringin',
  attention: 'surplus',
  attentionAt: '2026-11-23T01:00:00.000Z',
  reference: 'INV-2026-000017-2',
  method: 'bca',
  status: 'settlement',
  total: 2_473_000,
  invoiceTotal: 2_473_000,
  createdAt: '2026-11-22T01:00:00.000Z',
  settledAt: '2026-11-23T01:00:00.000Z',
  member: { id: 'm-1', fullName: 'BAYU PRATAMA', email: 'bayu@contoh.id', phoneNumber: '6281234567891' },
  owner: null,
};

const meta = {
  title: 'Desk/PaymentScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskPayment: ({ params }) => load(params) ?? SURPLUS,
      deskHandlePayment: (input) => handle(input) ?? input.params,
    },
    href: '#/payments/y-1',
    children: <PaymentScreen params={{ id: 'y-1' }} />,
  },
  beforeEach: () => {
    load.mockReset();
    handle.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A short note is refused; what was typed stays after a failure; the second attempt stores it. */
export const Surplus: Story = {
  beforeEach: () => void handle.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/^Tagihan ini dibayar dua kali\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'BAYU PRATAMA' })).toHaveAttribute('href', '#/members/m-1');
    const note = canvas.getByRole('textbox', { name: /^Apa yang sudah dilakukan/ });
    const button = canvas.getByRole('button', { name: 'Tandai sudah ditangani' });
    await userEvent.click(button);
    await expect(handle).not.toHaveBeenCalled();
    await expect(canvas.getByText('Tulis apa yang sudah dilakukan, paling sedikit 3 huruf!')).toBeVisible();
    await userEvent.type(note, ' Dikembalikan 23 November, RF-88 ');
    await userEvent.click(button);
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await expect(note).toHaveValue(' Dikembalikan 23 November, RF-88 ');
    await userEvent.dblClick(button);
    await expect(await screen.findByText('Penanganan pembayaran sudah dicatat.')).toBeVisible();
    await expect(handle).toHaveBeenCalledTimes(2);
    await expect(handle).toHaveBeenLastCalledWith({
      params: { id: 'y-1' },
      body: { note: 'Dikembalikan 23 November, RF-88' },
    });
  },
};

export const Handled: Story = {
  beforeEach: () => void load.mockReturnValue({ ...SURPLUS, attention: null, attentionAt: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sudah ditangani')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: /^Apa yang/ })).toBeNull();
  },
};

/** Long names and a large amount. */
export const Mismatch: Story = {
  beforeEach: () =>
    void load.mockReturnValue({
      ...SURPLUS,
      attention: 'mismatch',
      total: 1_284_975_500,
      invoiceTotal: 1_284_975_000,
      insurer: 'PT Asuransi Umum Samudra Khatulistiwa Raya Nusantara Sejahtera',
      member: {
        ...SURPLUS.member,
        fullName: 'PERKUMPULAN PENGUSAHA KELAPA SAWIT NUSANTARA ABADI SEJAHTERA BERSAMA',
      },
      owner: { id: 'p-2', fullName: 'Raden Mas Wiratama Hadikusuma' },
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jumlah tidak cocok')).toBeVisible();
    await expect(canvas.getByText('Ditangani Raden Mas Wiratama Hadikusuma')).toBeVisible();
  },
};

export const NotFound: Story = {
  beforeEach: () => void load.mockImplementation(() => rejectWith(404, 'Pembayaran ini tidak ditemukan.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data tidak ditemukan')).toBeVisible();
  },
};

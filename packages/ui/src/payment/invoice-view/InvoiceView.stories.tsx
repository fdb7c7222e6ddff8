import { invoiceEnding } from '@naungan/domain/invoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { UMBRELLA } from '../../primitives/logo/fixture.ts';
import {
  expiredInvoice,
  invoice,
  longInvoice,
  paidInvoice,
  refundedInvoice,
  reversedInvoice,
  reviewedInvoice,
  unissuedInvoice,
  waitingInvoice,
} from '../story-data/invoice.ts';
import { InvoiceView } from './index.ts';

const meta = {
  title: 'Payment/InvoiceView',
  component: InvoiceView,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <InvoiceView {...args} />
    </div>
  ),
  args: { invoice, mark: UMBRELLA, onPay: fn() },
} satisfies Meta<typeof InvoiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const sheet = canvas.getByRole('article', { name: 'Invoice INV/2026/11/000017' });
    for (const name of ['Ditagihkan kepada', 'Tanggal', 'Produk', 'Objek pertanggungan'])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    for (const text of [
      'SARI WULANDARI',
      'Sehat Bersama Plus 200',
      'Dibuat21 November 2026',
      'Jatuh tempo28/11/2026 23.59 WIB',
      'Total PembayaranRp2.473.000',
      'Polis terbit setelah pembayaran kami terima.',
    ])
      await expect(sheet).toHaveTextContent(text);
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Uraian',
      'Jumlah',
      'Harga',
      'Subtotal',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('heading', { name: 'Rincian pembayaran' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Bayar' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/**
 * The lines about the building come before those about the person, even if an address is longer than a column.
 */
export const BuildingThenPerson: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    invoice: {
      ...invoice,
      objectInsured: [
        { title: 'Okupasi', value: 'Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)' },
        { title: 'Alamat Bangunan', value: 'JALAN MELATI NO. 5, RT 003/RW 005, TEBET BARAT, TEBET' },
        { title: 'Jumlah Lantai', value: '2' },
        { title: 'Harga Pertanggungan', value: 'Rp1.200.000.000' },
        { title: 'Nama Tertanggung', value: 'SARI WULANDARI' },
        { title: 'Email', value: 'sari.wulandari.pemilik.rumah@contoh.id' },
        { title: 'Nomor telepon', value: '+62 812 3456 7890' },
      ],
    },
  },
  play: async ({ canvas, args }) => {
    const titles = args.invoice.objectInsured.map(({ title }) => title);
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms.filter((term) => titles.includes(term ?? ''))).toEqual(titles);
    const tops = titles.map((title) => canvas.getByText(title).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const WithPayment: Story = {
  parameters: { chromatic: { disableSnapshot: false } },
  args: { invoice: waitingInvoice },
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('article');
    await expect(canvas.getByRole('heading', { name: 'Rincian pembayaran' })).toBeVisible();
    await expect(sheet).toHaveTextContent('Nomor virtual account80777000123');
    await expect(sheet).toHaveTextContent('Bayar sebelum21/11/2026 23.59 WIB');
    await expect(canvas.getByText('Bayar lewat BCA sebelum 21/11/2026 23.59 WIB')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bayar' })).toBeVisible();
  },
};

/** The virtual account expired, and the invoice can be paid again. */
export const LastPaymentExpired: Story = {
  args: {
    invoice: {
      ...invoice,
      lastAttempt: { status: 'expire', typeText: 'BCA', expired: '2026-11-20T16:59:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waktu pembayaran habis')).toBeVisible();
    await expect(
      canvas.getByText(
        'Pembayaran lewat BCA tidak diselesaikan sampai 20 November 2026 pukul 23.59 WIB, sehingga nomor atau kodenya tidak berlaku lagi. Belum ada dana yang kami terima. Silakan pilih metode pembayaran lagi.',
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bayar' })).toBeVisible();
  },
};

export const LastPaymentDeclined: Story = {
  args: {
    invoice: {
      ...invoice,
      lastAttempt: { status: 'deny', typeText: 'Kartu Kredit', expired: '2026-11-20T16:59:00.000Z' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pembayaran ditolak')).toBeVisible();
    await expect(canvas.getByText(/^Pembayaran lewat Kartu Kredit ditolak oleh bank/)).toBeVisible();
  },
};

export const Paid: Story = {
  args: { invoice: paidInvoice },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByText('Sudah dibayar').length).toBeGreaterThan(1);
    await expect(canvas.getByRole('article')).toHaveTextContent('Dibayar21/11/2026 11.05 WIB');
    await expect(canvas.getByText(/^Invoice ini lunas/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bayar' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Status Pembayaran' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const PaidWithoutCertificate: Story = { args: { invoice: unissuedInvoice } };

export const Expired: Story = {
  args: { invoice: expiredInvoice },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Expired')).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
    await expect(
      canvas.getByText(/^Invoice ini tidak dibayar sampai batas waktunya.*Hubungi kami/),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pesan lagi' })).toHaveAttribute(
      'href',
      '/products/kesehatan/order/plan-1?again=o-1',
    );
  },
};

/** While the gateway reviews a payment, no other payment is possible. */
export const UnderReview: Story = {
  args: { invoice: reviewedInvoice },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/^Pembayaran Anda sedang diperiksa/)).toHaveLength(2);
    await expect(canvas.getByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Bayar' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Pesan lagi' })).toBeNull();
    await expect(canvas.queryByText(/Selesaikan pembayaran/)).toBeNull();
  },
};

/** All parts of the page use the same label for a refund. */
export const Refunded: Story = {
  args: { invoice: refundedInvoice },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Dikembalikan').length).toBeGreaterThan(1);
    await expect(canvas.queryByText(/Pembatalan/)).toBeNull();
    await expect(canvas.getByText(invoiceEnding('refund') ?? '')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pesan lagi' })).toBeVisible();
  },
};

export const Reversed: Story = {
  args: { invoice: reversedInvoice },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pembatalan').length).toBeGreaterThan(1);
    await expect(canvas.getByText(/polisnya tidak berlaku. Hubungi kami/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
  },
};

export const WithoutDueDate: Story = {
  args: { invoice: { ...invoice, invoice: { ...invoice.invoice, dueDate: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('Jatuh tempoTidak di set');
  },
};

/** The printout is the displayed sheet; the file comes from the server. */
export const PrintAndDownload: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    const { print } = window;
    window.print = fn();
    return () => {
      window.print = print;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cetak' }));
    await expect(window.print).toHaveBeenCalledOnce();
    const link = canvas.getByRole('link', { name: 'Unduh PDF' });
    await expect(link).toHaveAttribute('href', '/files/invoice.pdf');
    await expect(link).toHaveAttribute('download');
    await expect(link).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Lihat pesanan' })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-1',
    );
  },
};

const expectNoOverflow = () =>
  waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth));

export const LongOnPhone: Story = {
  args: { invoice: longInvoice },
  globals: { viewport: { value: 'phone' } },
  play: expectNoOverflow,
};
export const LongOnTablet: Story = {
  args: { invoice: longInvoice },
  globals: { viewport: { value: 'tablet' } },
  play: expectNoOverflow,
};
export const LongOnDesktop: Story = {
  args: { invoice: longInvoice },
  globals: { viewport: { value: 'desktop' } },
  play: expectNoOverflow,
};

export const Dark: Story = {
  ...Pending,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

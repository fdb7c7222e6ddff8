import { endedInvoiceText } from '@naungan/domain/invoice';
import type { InvoiceFormat, PaymentAttempt } from '@naungan/domain/invoice/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, type screen, waitFor, within } from 'storybook/test';
import { UMBRELLA } from '../../primitives/logo/fixture.ts';
import {
  expiredInvoice,
  invoice,
  invoiceUnderReview,
  invoiceWithPendingPayment,
  longInvoice,
  paidInvoice,
  paidInvoiceWithoutCertificate,
  refundedInvoice,
  reversedInvoice,
  storeInvoice,
  walletInvoice,
} from '../story-data/invoice.ts';
import { guide } from './InvoiceView.guide.ts';
import { InvoiceView } from './InvoiceView.tsx';

const meta = {
  title: 'Payment/InvoiceView',
  component: InvoiceView,
  parameters: { guide, layout: 'fullscreen' },
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <InvoiceView {...args} />
    </div>
  ),
  args: { invoice, mark: UMBRELLA, onPay: fn() },
} satisfies Meta<typeof InvoiceView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the queries within the card of the next step. */
const stepCard = (canvasElement: HTMLElement) => {
  const card = canvasElement.querySelector<HTMLElement>('#langkah');
  if (!card) throw new Error('The page has no next step');
  return within(card);
};

/** Returns the names of the buttons and links that look like the primary action. */
const primaryActions = (canvas: Pick<typeof screen, 'queryAllByRole'>) =>
  [...canvas.queryAllByRole('button'), ...canvas.queryAllByRole('link')]
    .filter(({ className }) => className.includes('nu:bg-brand '))
    .map(({ textContent }) => textContent);

export const Pending: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: 'Selesaikan pembayaran' })).toBeVisible();
    await expect(step.getByText(/Polis terbit setelah pembayaran kami terima\.$/)).toBeVisible();
    await expect(step.getByText('28/11/2026 23.59 WIB')).toBeVisible();
    for (const name of ['Siapa', 'Apa', 'Berapa', 'Berkas'])
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    for (const name of [
      'Ditagihkan kepada',
      'Diterbitkan oleh',
      'Produk',
      'Objek pertanggungan',
      'Rincian invoice',
    ])
      await expect(canvas.getByRole('heading', { name })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Siapa' })).toHaveTextContent('SARI WULANDARI');
    await expect(canvas.getByRole('region', { name: 'Berkas' })).toHaveTextContent(
      'Dibuat21 November 2026Jatuh tempo28/11/2026 23.59 WIB',
    );
    await expect(canvas.getByRole('complementary', { name: 'Total dan pembayaran' })).toHaveTextContent(
      'Total PembayaranRp2.473.000',
    );
    await expect(canvas.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
      'Uraian',
      'Jumlah',
      'Harga',
      'Subtotal',
    ]);
    await expect(canvas.getAllByRole('row')).toHaveLength(5);
    await expect(canvas.queryByRole('heading', { name: 'Rincian pembayaran' })).toBeNull();
    await expect(primaryActions(canvas)).toEqual(['Bayar']);
    await userEvent.click(canvas.getByRole('button', { name: 'Bayar' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** Total and payment button stay at the bottom of the screen. */
export const PendingOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Bayar' });
    await expect(button.parentElement).toHaveTextContent('Total PembayaranRp2.473.000');
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** From 1024 px on, the payment button is in the column at the right, and the cells of an item stay on one line. */
export const PendingOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole('complementary', { name: 'Total dan pembayaran' }));
    await expect(aside.getByRole('button', { name: 'Bayar' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Rincian invoice' });
    await expect(getComputedStyle(table).display).toBe('table');
    const cells = within(within(table).getAllByRole('row')[1] as HTMLElement).getAllByRole('cell');
    const tops = cells.map((cell) => cell.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The facts about the building come before those about the person, even if an address needs a whole row. */
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
    const group = within(canvas.getByRole('region', { name: 'Objek pertanggungan' }));
    const terms = group.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(titles);
    const tops = titles.map((title) => group.getByText(title).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

export const WithPayment: Story = {
  args: { invoice: invoiceWithPendingPayment },
  play: async ({ canvas, canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByText(/batas waktu ini terlewat.*sampai invoice jatuh tempo/)).toHaveTextContent(
      '28/11/2026 23.59 WIB',
    );
    await expect(step.getByRole('heading', { name: 'Bayar lewat BCA' })).toBeVisible();
    await expect(step.getByText(/^Selesaikan pembayaran sebelum 21\/11\/2026 23\.59 WIB\./)).toBeVisible();
    await expect(step.getByRole('button', { name: /^Salin nomor virtual account/ })).toBeVisible();
    const payment = canvas.getByRole('region', { name: 'Rincian pembayaran' });
    await expect(payment).toHaveTextContent('Nomor virtual account80777000123');
    await expect(payment).toHaveTextContent('Bayar sebelum21/11/2026 23.59 WIB');
    await expect(primaryActions(canvas)).toEqual(['Bayar']);
  },
};

/** For a payment in a store, the card of the next step states that the customer shows the code to the cashier. */
export const StorePayment: Story = {
  args: { invoice: storeInvoice },
  play: async ({ canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: 'Bayar lewat Indomaret' })).toBeVisible();
    await expect(step.getByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
  },
};

/** GoPay has no number to copy: the step has no button, and 'Bayar' opens the dialog with the QR code. */
export const WalletPayment: Story = {
  args: { invoice: walletInvoice },
  play: async ({ canvas, canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: 'Bayar lewat GoPay' })).toBeVisible();
    await expect(step.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Bayar' })).toBeVisible();
  },
};

const expiredAttempt = { status: 'expire', typeText: 'BCA', expired: '2026-11-20T16:59:00.000Z' } as const;

/** If the virtual account has expired, the step says so, and the invoice can be paid again. */
export const LastPaymentExpired: Story = {
  args: { invoice: { ...invoice, lastAttempt: expiredAttempt } },
  play: async ({ canvas, canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: 'Waktu pembayaran habis' })).toBeVisible();
    await expect(
      step.getByText(
        'Pembayaran lewat BCA tidak diselesaikan sampai 20 November 2026 pukul 23.59 WIB, sehingga nomor atau kodenya tidak berlaku lagi. Belum ada dana yang kami terima. Silakan pilih metode pembayaran lagi.',
      ),
    ).toBeVisible();
    await expect(primaryActions(canvas)).toEqual(['Bayar']);
  },
};

/** The result of an earlier payment is not shown while another payment is pending. */
export const NewPaymentAfterExpired: Story = {
  tags: ['!autodocs'],
  args: { invoice: { ...invoiceWithPendingPayment, lastAttempt: expiredAttempt } },
  play: async ({ canvas, canvasElement }) => {
    await expect(stepCard(canvasElement).getByRole('heading', { name: 'Bayar lewat BCA' })).toBeVisible();
    await expect(canvas.queryByText('Waktu pembayaran habis')).toBeNull();
  },
};

/** Returns a story of a payment that ended with this status while the invoice can still be paid. */
const attemptStory = (status: PaymentAttempt['status'], title: string): Story => ({
  args: {
    invoice: {
      ...invoice,
      lastAttempt: { status, typeText: 'Kartu Kredit', expired: '2026-11-20T16:59:00.000Z' },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: title })).toBeVisible();
    await expect(step.getByText(/^Pembayaran lewat Kartu Kredit /)).toBeVisible();
    await expect(primaryActions(canvas)).toEqual(['Bayar']);
  },
});

export const LastPaymentDeclined = attemptStory('deny', 'Pembayaran ditolak');
export const LastPaymentCancelled = attemptStory('cancel', 'Pembayaran dibatalkan');
export const LastPaymentFailed = attemptStory('failure', 'Pembayaran belum berhasil');

export const Paid: Story = {
  args: { invoice: paidInvoice },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: 'Pembayaran sudah kami terima' })).toBeVisible();
    await expect(step.getByText(/^Polis Anda sudah terbit/)).toBeVisible();
    await expect(step.getByText(/^Invoice ini lunas/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Berkas' })).toHaveTextContent(
      'Dibayar21/11/2026 11.05 WIB',
    );
    await expect(canvas.queryByRole('button', { name: 'Bayar' })).toBeNull();
    await expect(primaryActions(canvas)).toEqual([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Status Pembayaran' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

export const PaidWithoutCertificate: Story = {
  args: { invoice: paidInvoiceWithoutCertificate },
  play: async ({ canvasElement }) => {
    await expect(stepCard(canvasElement).getByText(/^Polis sedang disiapkan\./)).toBeVisible();
  },
};

/** Returns the story of an invoice that cannot be paid any more: the only primary action is a new order. */
const endedStory = (endedInvoice: InvoiceFormat, label: string, title: string): Story => ({
  args: { invoice: endedInvoice },
  play: async ({ canvas, canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(canvas.getAllByText(label)[0]).toBeVisible();
    await expect(step.getByRole('heading', { name: title })).toBeVisible();
    await expect(
      step.getByText(
        `${endedInvoiceText(endedInvoice.invoice.status)} Hubungi kami bila Anda memerlukan bantuan.`,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
    await expect(primaryActions(canvas)).toEqual(['Pesan lagi']);
    await expect(canvas.getByRole('link', { name: 'Pesan lagi' })).toHaveAttribute(
      'href',
      '/products/kesehatan/order/plan-1?again=o-1',
    );
  },
});

export const Expired = endedStory(expiredInvoice, 'Expired', 'Invoice sudah kadaluarsa');
export const Refunded = endedStory(refundedInvoice, 'Dikembalikan', 'Dana dikembalikan');
export const Reversed = endedStory(reversedInvoice, 'Pembatalan', 'Pembayaran dibatalkan');

/** While the gateway reviews a payment, no other payment is possible. */
export const UnderReview: Story = {
  args: { invoice: invoiceUnderReview },
  play: async ({ canvas, canvasElement }) => {
    const step = stepCard(canvasElement);
    await expect(step.getByRole('heading', { name: 'Pembayaran sedang diperiksa' })).toBeVisible();
    await expect(step.getByText(/Anda tidak perlu membayar lagi/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
    await expect(primaryActions(canvas)).toEqual([]);
    await expect(canvas.queryByText(/Selesaikan pembayaran/)).toBeNull();
  },
};

export const WithoutDueDate: Story = {
  args: { invoice: { ...invoice, invoice: { ...invoice.invoice, dueDate: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Berkas' })).toHaveTextContent('Jatuh tempoTidak di set');
  },
};

/** 'Cetak' prints the sheet, which is hidden on screen; 'Unduh PDF' downloads the file of the server. */
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
    await expect(canvas.queryByRole('article')).toBeNull();
    await expect(canvas.getByRole('article', { hidden: true })).toHaveTextContent('INV/2026/11/000017');
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

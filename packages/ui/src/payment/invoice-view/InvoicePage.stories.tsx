import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { pdfOf } from '../../records/pdf-viewer/pdf.fixture.ts';
import { expiredInvoice, invoice, invoiceWithPendingPayment, paidInvoice } from '../story-data/invoice.ts';
import { guide } from './InvoicePage.guide.ts';
import { InvoicePage, type InvoicePageProps } from './index.ts';

const changes = createChangeSource();

const meta = {
  title: 'Payment/InvoicePage',
  component: InvoicePage,
  parameters: { guide, layout: 'fullscreen' },
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <InvoicePage {...args} />
    </div>
  ),
  args: {
    load: async () => invoice,
    startPayment: fn<InvoicePageProps['startPayment']>(() => new Promise(() => undefined)),
    now: () => new Date('2026-11-21T05:00:00.000Z'),
    onPaid: fn(),
    pollEvery: 0,
  },
} satisfies Meta<typeof InvoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const rejectWith = (status: number) => async () => {
  throw Object.assign(new Error('refused'), { status });
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const NotFound: Story = {
  args: { load: rejectWith(404) },
  play: async ({ canvas }) => {
    const title = 'Opss, Sepertinya kami tidak menemukan invoice yang Anda inginkan';
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat pesanan saya' })).toHaveAttribute(
      'href',
      '/orders/',
    );
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    const responses = [rejectWith(500), async () => invoice];
    args.load = () => (responses.shift() ?? rejectWith(500))();
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Invoice Sehat Bersama Plus 200' }),
    ).toBeVisible();
  },
};

/** The insurance explanation can be read page by page before paying [3 §2]. */
export const InsuranceExplanation: Story = {
  args: { openPdf: pdfOf('Tentang Produk', 'Manfaat') },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Penjelasan Asuransi' });
    await userEvent.click(button);
    const dialog = within(await screen.findByRole('dialog', { name: 'Penjelasan Asuransi' }));
    await expect(await dialog.findByText('Halaman 1 dari 2')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Unduh PDF' })).toHaveAttribute('download');
    await userEvent.click(dialog.getByRole('button', { name: 'Halaman berikutnya' }));
    await expect(await dialog.findByRole('img', { name: 'Penjelasan Asuransi, halaman 2' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const OpensThePayment: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bayar' }));
    await expect(await screen.findByRole('dialog', { name: 'Pembayaran' })).toBeVisible();
  },
};

/** The payment link in a mail opens the page with the payment dialog. */
export const PaymentLink: Story = {
  args: { openPayment: true },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Pembayaran' })).toBeVisible();
  },
};

/** The payment link of an expired invoice opens the page without the payment dialog. */
export const PaymentLinkExpired: Story = {
  args: { openPayment: true, load: async () => expiredInvoice },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const PaymentStatus: Story = {
  args: { load: async () => paidInvoice },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status Pembayaran' }));
    await expect(await screen.findByRole('dialog', { name: 'Status Pembayaran' })).toBeVisible();
  },
};

/** When the payment arrives while the page is open, the page shows and announces the new status. */
export const PaidWhileOpen: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    let isPaid = false;
    args.load = async () => (isPaid ? paidInvoice : invoiceWithPendingPayment);
    args.watch = (onChange) =>
      changes.watch(() => {
        isPaid = true;
        onChange();
      });
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByRole('button', { name: 'Bayar' })).toBeVisible();
    changes.triggerChange();
    await expect(await canvas.findByRole('button', { name: 'Status Pembayaran' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'Status pembayaran: Sudah dibayar. Pembayaran sudah kami terima',
      ),
    );
    await expect(args.onPaid).toHaveBeenCalledOnce();
  },
};

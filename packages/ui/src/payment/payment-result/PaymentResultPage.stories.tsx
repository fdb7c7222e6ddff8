import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { purchasesHref, siteLinks } from '../../primitives/host/index.ts';
import { type PaymentOutcome, PaymentResultPage, type PaymentResultPageProps } from './index.ts';
import { guide } from './PaymentResultPage.guide.ts';

const pendingOutcome: PaymentOutcome = {
  transaction_id: '5b1c2f1e-8a3d-4a70-9a3e-0f6f1a7c2d11',
  status: 'pending',
  typeText: 'GoPay',
  total: 2_473_000,
  product: 'kecelakaandiri',
};
const paidOutcome: PaymentOutcome = { ...pendingOutcome, status: 'settlement' };
const changes = createChangeSource();

const meta = {
  title: 'Payment/PaymentResultPage',
  component: PaymentResultPage,
  parameters: { guide },
  args: {
    load: (async () => paidOutcome) as PaymentResultPageProps['load'],
    transactionHref: (product) => purchasesHref(siteLinks, product),
    invoiceHref: ({ transaction_id: id }) => `/payment/finish?id=${id}`,
    pollEvery: 0,
  },
} satisfies Meta<typeof PaymentResultPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sudah dibayar', level: 1 })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Lihat Transaksi' })).toHaveAttribute(
      'href',
      '/account?tab=purchase&product=kecelakaandiri',
    );
    await expect(canvas.getByRole('link', { name: 'Lihat Invoice' })).toHaveAttribute(
      'href',
      `/payment/finish?id=${paidOutcome.transaction_id}`,
    );
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const NotFound: Story = {
  args: { load: async () => null },
  play: async ({ canvas }) => {
    const title = 'Transaksi tidak ditemukan';
    await expect(await canvas.findByRole('heading', { name: title, level: 1 })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Lihat Invoice' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Lihat Transaksi' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

/** The page polls until the payment is decided: a visitor who is not signed in receives no realtime messages. */
export const PollsUntilDecided: Story = {
  tags: ['!autodocs'],
  args: { pollEvery: 20 },
  beforeEach: ({ args }) => {
    const responses = [
      pendingOutcome,
      pendingOutcome,
      { ...pendingOutcome, status: 'challenge' },
      paidOutcome,
    ];
    args.load = async () => {
      const response = responses.shift();
      if (!response) throw new Error('The page loaded the result again after the payment was decided');
      return response;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Status pembayaran: Sudah dibayar'),
    );
  },
};

/** After a change of the payment, the page loads and shows the new result. */
export const UpdatesOnChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changes.watch },
  beforeEach: ({ args }) => {
    const responses = [pendingOutcome];
    args.load = async () => responses.shift() ?? paidOutcome;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pending' })).toBeVisible();
    changes.triggerChange();
    await expect(await canvas.findByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
  },
};

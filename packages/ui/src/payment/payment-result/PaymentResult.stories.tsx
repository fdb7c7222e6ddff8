import { statusRow } from '@naungan/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Card } from '../../primitives/card/index.ts';
import type { PaymentOutcome } from './index.ts';
import { guide } from './PaymentResult.guide.ts';
import { PaymentResult } from './PaymentResult.tsx';

const ID = '5b1c2f1e-8a3d-4a70-9a3e-0f6f1a7c2d11';
const outcomeWith = (status: string): PaymentOutcome => ({
  transaction_id: ID,
  status,
  typeText: 'BCA',
  total: 2_473_000,
});

const meta = {
  title: 'Payment/PaymentResult',
  component: PaymentResult,
  parameters: { guide },
  render: (args) => (
    <Card className="nu:mx-auto nu:max-w-[480px]">
      <PaymentResult {...args} />
    </Card>
  ),
  args: { result: outcomeWith('settlement'), transactionHref: '/orders/kesehatan/o-1', onClose: fn() },
} satisfies Meta<typeof PaymentResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the story of a payment that is not paid, or no longer paid: status and number are shown, details are not. */
const storyOfUnpaid = (status: string): Story => ({
  args: { result: outcomeWith(status) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: statusRow(status).label })).toHaveFocus();
    await expect(canvas.getByText(ID)).toBeVisible();
    await expect(canvas.queryByText('Rp2.473.000')).toBeNull();
    await expect(canvas.queryByText('Metode')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Lihat Transaksi' })).toBeVisible();
  },
});

/** Returns the story of a received payment: number, method, total and status are shown. */
const storyOfPaid = (status: string): Story => ({
  args: { result: outcomeWith(status) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
    const facts = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(facts).toEqual([ID, 'BCA', 'Rp2.473.000', 'Sudah dibayar']);
  },
});

export const Settlement = storyOfPaid('settlement');
export const Success = storyOfPaid('success');
export const Capture = storyOfPaid('capture');
export const Pending = storyOfUnpaid('pending');
export const Challenge = storyOfUnpaid('challenge');
export const Expire = storyOfUnpaid('expire');
export const Failure = storyOfUnpaid('failure');
export const Cancel = storyOfUnpaid('cancel');
export const Deny = storyOfUnpaid('deny');
export const Refund = storyOfUnpaid('refund');
export const Reversal = storyOfUnpaid('reversal');
/** A status that this application does not know is shown like an unpaid payment. */
export const Unknown = storyOfUnpaid('authorize');

/** The result in the payment dialog has a button that closes the dialog. */
export const InADialog: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Lihat Transaksi' })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-1',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const NotFound: Story = {
  args: { result: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Transaksi tidak ditemukan' })).toBeVisible();
    await expect(canvas.queryByText('Nomor transaksi')).toBeNull();
  },
};

export const LongOnPhone: Story = {
  args: {
    result: {
      ...outcomeWith('settlement'),
      transaction_id: ID.repeat(3),
      typeText: 'BNI Virtual Account lewat jaringan ATM Bersama dan Prima',
      total: 9_234_567_890_123,
    },
    invoiceHref: '/invoice/o-1/kesehatan',
  },
  globals: { viewport: { value: 'phone' } },
  play: () =>
    waitFor(() => expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)),
};

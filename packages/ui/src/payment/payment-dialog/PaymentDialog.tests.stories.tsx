import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearToasts } from '../../primitives/toast/index.ts';
import { inStatus, invoice, PAYMENTS, waiting } from '../story-data/payments.ts';
import { PaymentDialog } from './index.ts';
import { dialogArgs, PageWithDialog } from './PageWithDialog.fixture.tsx';

const meta = {
  title: 'Payment/PaymentDialog/Tests',
  component: PaymentDialog,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <PageWithDialog {...args} />,
  args: dialogArgs(),
  beforeEach: ({ args }) => {
    clearToasts();
    mocked(args.refresh).mockReset().mockResolvedValue(invoice);
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = (name = 'Pembayaran') => screen.findByRole('dialog', { name });
async function calledOnce(what: unknown, ...args: unknown[]) {
  await expect(what).toHaveBeenCalledOnce();
  await expect(what).toHaveBeenCalledWith(...args);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const confirm = async (title: string, answer: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: answer }),
  );

async function chooseMethod(name: string) {
  await press('Lanjut');
  await pick(name);
}

/** Details come in place; pressing pay again tells until when, and closes. */
export const PaysByBankTransfer: Story = {
  play: async ({ args }) => {
    await chooseMethod('Transfer Bank');
    await press('Lanjut');
    await pick('BCA');
    await press('Lihat Nomor Rekening');
    await expect(await screen.findByText('Bayar sebelum 23.59 WIB')).toBeVisible();
    await calledOnce(args.startPayment, {
      paymentMethod: 'bank_transfer',
      paymentType: 'bca',
    });
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText('Selesaikan Pembayaran sebelum pukul 23:59')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.startPayment).toHaveBeenCalledOnce();
  },
};

/** BTN has no list of banks before it. */
export const PaysByBtnDirectly: Story = {
  play: async ({ args }) => {
    await chooseMethod('BTN');
    await press('Lihat Nomor Rekening');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
    await calledOnce(args.startPayment, {
      paymentMethod: 'bank_transfer',
      paymentType: 'btn',
    });
  },
};

/** Each press goes back one page; from a list to which one came back, paying again is refused. */
export const GoesBackPageByPage: Story = {
  play: async ({ args }) => {
    await chooseMethod('Transfer Bank');
    await press('Lanjut');
    await pick('BNI');
    await press('Lihat Nomor Rekening');
    await screen.findByText('Nomor virtual account');
    await press('Kembali');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Pilih bank' })).toHaveFocus());
    await press('Kembali');
    await screen.findByRole('heading', { name: 'Pilih metode pembayaran' });
    await pick('GoPay');
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Selesaikan Pembayaran sebelum pukul 23:59')).toBeVisible();
    await expect(args.startPayment).toHaveBeenCalledOnce();
    await press('Bayar');
    await screen.findByText('Nomor virtual account');
    await press('Kembali');
    await screen.findByRole('heading', { name: 'Ringkasan pembayaran' });
    await expect(screen.queryByRole('button', { name: 'Kembali' })).toBeNull();
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
  },
};

/** What was chosen stays chosen, and the next try is free. */
export const KeepsTheChoiceWhenTheGatewayIsDown: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({
      message: 'Layanan pembayaran sedang tidak dapat dihubungi.',
      status: 503,
    });
  },
  play: async () => {
    await chooseMethod('Indomaret');
    await press('Bayar Sekarang');
    await expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      'Opss..Layanan pembayaran sedang tidak dapat dihubungi.',
    );
    await expect(screen.getByRole('radio', { name: 'Indomaret' })).toBeChecked();
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(within(await dialog()).queryByText('Opss..')).toBeNull();
  },
};

export const WaitsForTheGateway: Story = {
  args: { startPayment: () => new Promise(() => undefined) },
  play: async () => {
    await chooseMethod('Alfamart');
    await press('Bayar Sekarang');
    await expect(await screen.findByRole('button', { name: 'Bayar Sekarang' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** The wallet's app opens by itself, once. */
export const OpensTheAppOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { phone: true },
  play: async ({ args }) => {
    await chooseMethod('GoPay');
    await press('Bayar Sekarang');
    await waitFor(() => calledOnce(args.openLink, 'https://gerbang.test/gopay/app'));
    await expect(await screen.findByRole('button', { name: 'Buka GoPay' })).toBeVisible();
  },
};

/** On a desktop the code is scanned; the page of a provider opens when it is asked for. */
export const OpensNothingByItselfElsewhere: Story = {
  play: async ({ args }) => {
    await chooseMethod('Akulaku');
    await press('Bayar Sekarang');
    const open = await screen.findByRole('button', { name: 'Lanjut ke Akulaku' });
    await expect(args.openLink).not.toHaveBeenCalled();
    await userEvent.click(open);
    await calledOnce(args.openLink, 'https://gerbang.test/akulaku');
  },
};

/** Asked plainly; then the new payment takes the place of the old. */
export const ChangesTheMethod: Story = {
  args: { invoice: waiting(PAYMENTS.bca) },
  play: async ({ args }) => {
    await press('Ganti metode');
    await confirm('Ganti metode pembayaran?', 'Batal');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
    await press('Ganti metode');
    await confirm('Ganti metode pembayaran?', 'Ya, ganti');
    await expect(
      await screen.findByText(/Pembayaran yang sekarang, berlaku sampai pukul 23.59 WIB/),
    ).toBeVisible();
    await expect(args.startPayment).not.toHaveBeenCalled();
    await pick('ShopeePay');
    await press('Bayar Sekarang');
    await expect(await screen.findByRole('img', { name: /Kode QR ShopeePay/ })).toBeVisible();
    await calledOnce(args.startPayment, {
      paymentMethod: 'emoney',
      paymentType: 'shopeepay',
      replace: true,
    });
  },
};

/** Going back from the list keeps the payment that exists. */
export const KeepsThePaymentWhenNothingIsChosenInstead: Story = {
  args: { invoice: waiting(PAYMENTS.indomaret) },
  play: async ({ args }) => {
    await press('Ganti metode');
    await confirm('Ganti metode pembayaran?', 'Ya, ganti');
    await screen.findByRole('heading', { name: 'Pilih metode pembayaran' });
    await press('Kembali');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await press('Selesaikan Pembayaran');
    await expect(args.startPayment).not.toHaveBeenCalled();
  },
};

/** The time runs out while one looks: the server is asked, and another method can be chosen. */
export const TimeRunsOut: Story = {
  args: { invoice: waiting({ ...PAYMENTS.bca, expired: '2026-11-21T11:16:50.000Z' }) },
  play: async ({ args }) => {
    await expect(await screen.findByText('Pembayaran ini tidak berlaku lagi')).toBeVisible();
    await expect(args.refresh).toHaveBeenCalled();
    await press('Pilih metode lagi');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** The payment arrives while its number is shown. */
export const TurnsToPaidByItself: Story = {
  args: { invoice: waiting(PAYMENTS.bca), pollEvery: 20, onPaid: fn() },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(inStatus('success', PAYMENTS.bca));
  },
  play: async ({ args }) => {
    const shown = within(await dialog('Status Pembayaran'));
    await waitFor(() => expect(shown.getByRole('heading', { name: 'Sudah dibayar' })).toHaveFocus());
    await expect(args.onPaid).toHaveBeenCalledOnce();
  },
};

/** Focus goes into the dialog, through its pages and back to what opened it. */
export const WorksByKeyboard: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Bayar' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await dialog()).toHaveFocus());
    screen.getByRole('button', { name: 'Lanjut' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Pilih metode pembayaran' })).toHaveFocus(),
    );
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('radio', { name: 'Transfer Bank' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: 'BTN' })).toBeChecked();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { inStatus, invoice, PAYMENTS, waiting } from '../story-data/payments.ts';
import { PaymentDialog, type PaymentDialogProps } from './index.ts';
import { dialogArgs, PageWithDialog } from './PageWithDialog.fixture.tsx';

const meta = {
  title: 'Payment/PaymentDialog/Tests',
  component: PaymentDialog,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <PageWithDialog {...args} />,
  args: dialogArgs(),
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockReset().mockResolvedValue(invoice);
    reading(args).mockReset().mockResolvedValue('expire');
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const reading = ({ readStatus }: PaymentDialogProps) => mocked(readStatus as NonNullable<typeof readStatus>);
const dialog = (name = 'Pembayaran') => screen.findByRole('dialog', { name });
async function calledOnce(callback: unknown, ...args: unknown[]) {
  await expect(callback).toHaveBeenCalledOnce();
  await expect(callback).toHaveBeenCalledWith(...args);
}
const findAlert = async () => within(await dialog()).findByRole('alert');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const confirm = async (title: string, buttonName: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: buttonName }),
  );

async function chooseMethod(name: string) {
  await press('Lanjut');
  await pick(name);
}

/** Details appear in place; clicking pay again shows the deadline and closes. */
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

/** Each click goes back one page; from the list of methods, the existing payment cannot be paid twice. */
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

/** The choice stays, and a retry is possible. */
export const ChoiceKeptAfterGatewayFailure: Story = {
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
    await expect(await findAlert()).toHaveFocus();
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(within(await dialog()).queryByText('Opss..')).toBeNull();
  },
};

/** A dialog that is opened again starts at its first page. */
export const FailureClearedOnClose: Story = {
  beforeEach: ChoiceKeptAfterGatewayFailure.beforeEach,
  play: async () => {
    await chooseMethod('Indomaret');
    await press('Bayar Sekarang');
    await findAlert();
    await press('Tutup');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Bayar');
    await screen.findByRole('heading', { name: 'Ringkasan pembayaran' });
    await expect(within(await dialog()).queryByRole('alert')).toBeNull();
  },
};

/** After scrolling to a method, the failure is visible next to the button, not above the list. */
export const FailureVisibleAfterScrolling: Story = {
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({
      message: 'Metode ini tidak dapat digunakan.',
      status: 502,
    });
  },
  play: async () => {
    await press('Lanjut');
    const last = await screen.findByRole('radio', { name: 'CIMB Clicks' });
    last.scrollIntoView({ block: 'end' });
    await userEvent.click(last);
    await press('Bayar Sekarang');
    const { top, bottom } = (await findAlert()).getBoundingClientRect();
    const button = screen.getByRole('button', { name: 'Bayar Sekarang' }).getBoundingClientRect();
    await expect(top).toBeGreaterThan(0);
    await expect(bottom).toBeLessThanOrEqual(button.top);
    await expect(button.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(screen.getByRole('radio', { name: 'Akulaku' }));
    await expect(within(await dialog()).queryByRole('alert')).toBeNull();
  },
};

/** The deadline is in two hours, not at midnight. */
export const ReminderShowsMethodDeadline: Story = {
  args: { invoice: waiting(PAYMENTS.cimb_clicks) },
  play: async () => {
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText('Selesaikan Pembayaran sebelum pukul 20.16 WIB')).toBeVisible();
    await expect(screen.queryByText(/23:59/)).toBeNull();
  },
};

/** Another tab created a payment meanwhile: the gateway refuses a second one, and the first is shown. */
export const CreatedInAnotherTab: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({ message: 'Selesaikan Pembayaran', status: 409 });
    mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.bca));
  },
  play: async () => {
    await chooseMethod('GoPay');
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
    await expect(within(await dialog()).queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  },
};

/** The response was lost, but the payment exists: the invoice is reloaded before a failure is shown. */
export const CreatedDespiteLostResponse: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({ message: 'Koneksi terputus.', status: 0 });
    mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.alfamart));
  },
  play: async () => {
    await chooseMethod('Alfamart');
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Alfamart.')).toBeVisible();
    await expect(screen.queryByText('Koneksi terputus.')).toBeNull();
  },
};

/** A failure without a response is not shown any more when the network returns. */
export const BackOnline: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({ message: 'Koneksi terputus.', status: 0 });
    mocked(args.refresh).mockRejectedValueOnce({ message: 'Koneksi terputus.', status: 0 });
  },
  play: async () => {
    await chooseMethod('Alfamart');
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Koneksi terputus.')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Koneksi terputus.')).toBeNull());
    await expect(screen.getByRole('button', { name: 'Bayar Sekarang' })).toBeVisible();
  },
};

/** The page, and a button that updates its invoice. */
function PageThatHears({ news, ...props }: PaymentDialogProps & { news: InvoiceFormat }) {
  const [shown, setShown] = useState(props.invoice);
  return (
    <>
      <PageWithDialog {...props} invoice={shown} />
      <button type="button" className="nu:sr-only" onClick={() => setShown(news)}>
        Kabar
      </button>
    </>
  );
}

/** The page learns of a payment from another tab while the customer chooses. */
export const CreatedElsewhereWhileChoosing: Story = {
  render: (args) => <PageThatHears {...args} news={waiting(PAYMENTS.indomaret)} />,
  play: async () => {
    await chooseMethod('GoPay');
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await press('Kembali');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** An attempt failed, then the page learns of a payment from another tab: the old failure is gone. */
export const FailureGoneWithLivePayment: Story = {
  render: (args) => <PageThatHears {...args} news={waiting(PAYMENTS.indomaret)} />,
  beforeEach: ChoiceKeptAfterGatewayFailure.beforeEach,
  play: async () => {
    await chooseMethod('Alfamart');
    await press('Bayar Sekarang');
    await findAlert();
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await waitFor(async () => expect(within(await dialog()).queryByRole('alert')).toBeNull());
  },
};

/** A virtual account is pending: no card is requested, and the account is not mistaken for a card payment. */
export const CardWithPendingPayment: Story = {
  ...CreatedElsewhereWhileChoosing,
  play: async () => {
    await chooseMethod('GoPay');
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await press('Kembali');
    await pick('Kartu Kredit');
    await press('Lanjut');
    await expect(await screen.findByText(/^Selesaikan Pembayaran sebelum pukul/)).toBeVisible();
    await expect(screen.queryByText('Menunggu verifikasi kartu')).toBeNull();
  },
};

/** The reminder is shown only while a payment is pending. */
export const ReminderClosesWithPayment: Story = {
  args: { invoice: waiting(PAYMENTS.bca) },
  render: (args) => <PageThatHears {...args} news={inStatus('success', PAYMENTS.bca)} />,
  play: async () => {
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText(/^Selesaikan Pembayaran sebelum pukul/)).toBeVisible();
    screen.getByText('Kabar').click();
    await waitFor(() => expect(screen.queryByText(/^Selesaikan Pembayaran sebelum pukul/)).toBeNull());
  },
};

/** The wallet declines: the result states this and offers other methods. */
export const DeclinedByTheProvider: Story = {
  args: { invoice: waiting(PAYMENTS.gopay), pollEvery: 20 },
  beforeEach: ({ args }) => {
    reading(args).mockResolvedValue('deny');
  },
  play: async ({ args }) => {
    const shown = within(await dialog('Status Pembayaran'));
    await expect(shown.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
    await expect(reading(args)).toHaveBeenCalledWith(PAYMENTS.gopay.transaction_id);
    await press('Pilih metode lain');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
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

/** The wallet's app opens automatically, once. */
export const OpensAppOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { phone: true },
  play: async ({ args }) => {
    await chooseMethod('GoPay');
    await press('Bayar Sekarang');
    await waitFor(() => calledOnce(args.openLink, 'https://gerbang.test/gopay/app'));
    await expect(await screen.findByRole('button', { name: 'Buka GoPay' })).toBeVisible();
  },
};

/** On a desktop the code is scanned; a provider's page opens only on request. */
export const NoAutomaticLinkOnDesktop: Story = {
  play: async ({ args }) => {
    await chooseMethod('Akulaku');
    await press('Bayar Sekarang');
    const open = await screen.findByRole('button', { name: 'Lanjut ke Akulaku' });
    await expect(args.openLink).not.toHaveBeenCalled();
    await userEvent.click(open);
    await calledOnce(args.openLink, 'https://gerbang.test/akulaku');
  },
};

/** Asks for a confirmation; then the new payment replaces the old one. */
export const MethodChanged: Story = {
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

let tellEnd: (status: string) => void = () => undefined;

/** The end of the former payment is reported after the new one was created: the new number stays. */
export const LateEndOfFormerPayment: Story = {
  args: { invoice: waiting(PAYMENTS.bca), pollEvery: 20 },
  beforeEach: ({ args }) => {
    reading(args).mockReturnValue(
      new Promise((resolve) => {
        tellEnd = resolve;
      }),
    );
    mocked(args.startPayment).mockImplementationOnce(async () => {
      mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.shopeepay));
      return PAYMENTS.shopeepay;
    });
  },
  play: async ({ args }) => {
    await waitFor(() => expect(reading(args)).toHaveBeenCalled());
    await press('Ganti metode');
    await confirm('Ganti metode pembayaran?', 'Ya, ganti');
    await pick('ShopeePay');
    await press('Bayar Sekarang');
    const code = await screen.findByRole('img', { name: /Kode QR ShopeePay/ });
    tellEnd('cancel');
    await press('Kembali');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
    await expect(code).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog', { name: 'Status Pembayaran' })).toBeNull();
  },
};

/** Another tab replaces the payment: in between the invoice has none, then the new one is shown. */
export const ReplacedInAnotherTab: Story = {
  ...CreatedElsewhereWhileChoosing,
  args: { invoice: waiting(PAYMENTS.bca), pollEvery: 20 },
  beforeEach: ({ args }) => {
    reading(args).mockResolvedValue('cancel');
  },
  play: async ({ args }) => {
    await dialog('Status Pembayaran');
    mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.indomaret));
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(await dialog()).toBeVisible();
  },
};

/** Going back from the list keeps the existing payment. */
export const PaymentKeptOnBack: Story = {
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

const overdue = waiting({ ...PAYMENTS.bca, expired: '2026-11-21T11:16:50.000Z' });

/** The deadline passes while the dialog is open: the status is requested, and another method can be chosen. */
export const DeadlinePasses: Story = {
  args: { invoice: overdue },
  play: async () => {
    const shown = within(await dialog('Status Pembayaran'));
    await expect(shown.getByRole('heading', { name: 'Expired' })).toBeVisible();
    await press('Pilih metode lain');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** Without a response, an expired payment cannot be completed. */
export const DeadlinePassesOffline: Story = {
  args: { invoice: overdue },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockRejectedValue({ status: 0 });
  },
  play: async () => {
    await expect(await screen.findByText('Pembayaran ini tidak berlaku lagi')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Selesaikan Pembayaran' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Ganti metode' })).toBeNull();
    await press('Pilih metode lagi');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** The payment arrives while its number is shown. */
export const PaidWhileOpen: Story = {
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

/** The focus moves into the dialog, through its pages and back to the button that opened it. */
export const KeyboardNavigation: Story = {
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

import type { InvoiceFormat } from '@naungan/domain/invoice/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { invoice, invoiceInStatus, PAYMENTS, pendingInvoice } from '../story-data/payments.ts';
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
    readStatusMock(args).mockReset().mockResolvedValue('expire');
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const readStatusMock = ({ readStatus }: PaymentDialogProps) =>
  mocked(readStatus as NonNullable<typeof readStatus>);
const findDialog = (name = 'Pembayaran') => screen.findByRole('dialog', { name });
async function expectCalledOnce(callback: unknown, ...args: unknown[]) {
  await expect(callback).toHaveBeenCalledOnce();
  await expect(callback).toHaveBeenCalledWith(...args);
}
const findAlert = async () => within(await findDialog()).findByRole('alert');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const pick = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
const answerConfirmation = async (title: string, buttonName: string) =>
  userEvent.click(
    within(await screen.findByRole('alertdialog', { name: title })).getByRole('button', { name: buttonName }),
  );

async function chooseMethod(name: string) {
  await press('Lanjut');
  await pick(name);
}

/**
 * The button of the list of banks creates the payment, and the dialog shows the account number. The next click on the
 * button shows the deadline as a reminder and closes the dialog.
 */
export const PaysByBankTransfer: Story = {
  play: async ({ args }) => {
    await chooseMethod('Transfer Bank');
    await press('Lanjut');
    await pick('BCA');
    await press('Lihat Nomor Rekening');
    await expect(await screen.findByText('Bayar sebelum 23.59 WIB')).toBeVisible();
    await expectCalledOnce(args.startPayment, {
      paymentMethod: 'bank_transfer',
      paymentType: 'bca',
    });
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText('Selesaikan Pembayaran sebelum pukul 23:59')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.startPayment).toHaveBeenCalledOnce();
  },
};

/** BTN is paid without opening the list of banks. */
export const PaysByBtnDirectly: Story = {
  play: async ({ args }) => {
    await chooseMethod('BTN');
    await press('Lihat Nomor Rekening');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
    await expectCalledOnce(args.startPayment, {
      paymentMethod: 'bank_transfer',
      paymentType: 'btn',
    });
  },
};

/**
 * Each click on 'Kembali' goes back one page. In the list of methods the main button shows a reminder of the pending
 * payment instead of creating a second payment. After the dialog is opened again, 'Kembali' leads from the payment to the
 * summary, whose button opens the payment.
 */
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

/** After a failure of the gateway the choice stays, and a retry is possible. */
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
    await expect(await within(await findDialog()).findByRole('alert')).toHaveTextContent(
      'Opss..Layanan pembayaran sedang tidak dapat dihubungi.',
    );
    await expect(screen.getByRole('radio', { name: 'Indomaret' })).toBeChecked();
    await expect(await findAlert()).toHaveFocus();
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(within(await findDialog()).queryByText('Opss..')).toBeNull();
  },
};

/** After a failure, a dialog that is closed and opened again starts at its first page, without the failure. */
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
    await expect(within(await findDialog()).queryByRole('alert')).toBeNull();
  },
};

/** A customer who has scrolled down the list sees the failure directly above the button. */
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
    const lastMethod = await screen.findByRole('radio', { name: 'CIMB Clicks' });
    lastMethod.scrollIntoView({ block: 'end' });
    await userEvent.click(lastMethod);
    await press('Bayar Sekarang');
    const alertBox = (await findAlert()).getBoundingClientRect();
    const buttonBox = screen.getByRole('button', { name: 'Bayar Sekarang' }).getBoundingClientRect();
    await expect(alertBox.top).toBeGreaterThan(0);
    await expect(alertBox.bottom).toBeLessThanOrEqual(buttonBox.top);
    await expect(buttonBox.bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(screen.getByRole('radio', { name: 'Akulaku' }));
    await expect(within(await findDialog()).queryByRole('alert')).toBeNull();
  },
};

/** The reminder of a CIMB Clicks payment names its deadline of two hours, not midnight. */
export const ReminderShowsMethodDeadline: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.cimb_clicks) },
  play: async () => {
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText('Selesaikan Pembayaran sebelum pukul 20.16 WIB')).toBeVisible();
    await expect(screen.queryByText(/23:59/)).toBeNull();
  },
};

/** Another tab has created a payment: the server refuses a second payment, and the dialog shows the first payment. */
export const CreatedInAnotherTab: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({ message: 'Selesaikan Pembayaran', status: 409 });
    mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.bca));
  },
  play: async () => {
    await chooseMethod('GoPay');
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
    await expect(within(await findDialog()).queryByRole('alert')).toBeNull();
    await expect(screen.getByRole('button', { name: 'Selesaikan Pembayaran' })).toBeVisible();
  },
};

/**
 * If the response is lost but the payment exists, the dialog loads the invoice and shows the payment, not a failure.
 */
export const CreatedDespiteLostResponse: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({ message: 'Koneksi terputus.', status: 0 });
    mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.alfamart));
  },
  play: async () => {
    await chooseMethod('Alfamart');
    await press('Bayar Sekarang');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Alfamart.')).toBeVisible();
    await expect(screen.queryByText('Koneksi terputus.')).toBeNull();
  },
};

/** The message about a lost connection disappears when the network returns. */
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

/** The page with a hidden button that passes `updatedInvoice` to the dialog, as after a change on the server. */
function PageWithUpdate({
  updatedInvoice,
  ...props
}: PaymentDialogProps & { updatedInvoice: InvoiceFormat }) {
  const [shownInvoice, setShownInvoice] = useState(props.invoice);
  return (
    <>
      <PageWithDialog {...props} invoice={shownInvoice} />
      <button type="button" className="nu:sr-only" onClick={() => setShownInvoice(updatedInvoice)}>
        Kabar
      </button>
    </>
  );
}

/** Another tab creates a payment while the customer chooses a method: the dialog shows this payment. */
export const CreatedElsewhereWhileChoosing: Story = {
  render: (args) => <PageWithUpdate {...args} updatedInvoice={pendingInvoice(PAYMENTS.indomaret)} />,
  play: async () => {
    await chooseMethod('GoPay');
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await press('Kembali');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** Another tab creates a payment after an attempt has failed in this dialog: the failure disappears. */
export const FailureGoneAfterUpdate: Story = {
  render: (args) => <PageWithUpdate {...args} updatedInvoice={pendingInvoice(PAYMENTS.indomaret)} />,
  beforeEach: ChoiceKeptAfterGatewayFailure.beforeEach,
  play: async () => {
    await chooseMethod('Alfamart');
    await press('Bayar Sekarang');
    await findAlert();
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await waitFor(async () => expect(within(await findDialog()).queryByRole('alert')).toBeNull());
  },
};

/** While an Indomaret payment is pending, choosing the card method shows a reminder, not a page of a card payment. */
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

/** The reminder disappears when the payment has arrived. */
export const ReminderClosesWithPayment: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca) },
  render: (args) => <PageWithUpdate {...args} updatedInvoice={invoiceInStatus('success', PAYMENTS.bca)} />,
  play: async () => {
    await press('Selesaikan Pembayaran');
    await expect(await screen.findByText(/^Selesaikan Pembayaran sebelum pukul/)).toBeVisible();
    screen.getByText('Kabar').click();
    await waitFor(() => expect(screen.queryByText(/^Selesaikan Pembayaran sebelum pukul/)).toBeNull());
  },
};

/** After a decline by the wallet, the result names the failure and offers other methods. */
export const DeclinedByTheProvider: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.gopay), pollEvery: 20 },
  beforeEach: ({ args }) => {
    readStatusMock(args).mockResolvedValue('deny');
  },
  play: async ({ args }) => {
    const result = within(await findDialog('Status Pembayaran'));
    await expect(result.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
    await expect(readStatusMock(args)).toHaveBeenCalledWith(PAYMENTS.gopay.transaction_id);
    await press('Pilih metode lain');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** The button is busy until the gateway responds. */
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

/** On a phone the wallet's app opens automatically, once. */
export const OpensAppOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { hasWalletApps: true },
  play: async ({ args }) => {
    await chooseMethod('GoPay');
    await press('Bayar Sekarang');
    await waitFor(() => expectCalledOnce(args.openLink, 'https://gerbang.test/gopay/app'));
    await expect(await screen.findByRole('button', { name: 'Buka GoPay' })).toBeVisible();
  },
};

/** On a desktop the provider's page opens only after a click. */
export const NoAutomaticLinkOnDesktop: Story = {
  play: async ({ args }) => {
    await chooseMethod('Akulaku');
    await press('Bayar Sekarang');
    const openButton = await screen.findByRole('button', { name: 'Lanjut ke Akulaku' });
    await expect(args.openLink).not.toHaveBeenCalled();
    await userEvent.click(openButton);
    await expectCalledOnce(args.openLink, 'https://gerbang.test/akulaku');
  },
};

/** A change of method requires a confirmation; then the new payment replaces the old payment. */
export const MethodChanged: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca) },
  play: async ({ args }) => {
    await press('Ganti metode');
    await answerConfirmation('Ganti metode pembayaran?', 'Batal');
    await expect(await screen.findByText('Nomor virtual account')).toBeVisible();
    await press('Ganti metode');
    await answerConfirmation('Ganti metode pembayaran?', 'Ya, ganti');
    await expect(
      await screen.findByText(/Pembayaran yang sekarang, berlaku sampai pukul 23.59 WIB/),
    ).toBeVisible();
    await expect(args.startPayment).not.toHaveBeenCalled();
    await pick('ShopeePay');
    await press('Bayar Sekarang');
    await expect(await screen.findByRole('img', { name: /Kode QR ShopeePay/ })).toBeVisible();
    await expectCalledOnce(args.startPayment, {
      paymentMethod: 'emoney',
      paymentType: 'shopeepay',
      replace: true,
    });
  },
};

let resolveStatus: (status: string) => void = () => undefined;

/** The server reports the end of the former payment after the new payment was created: no result is shown. */
export const LateEndOfFormerPayment: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca), pollEvery: 20 },
  beforeEach: ({ args }) => {
    readStatusMock(args).mockReturnValue(
      new Promise((resolve) => {
        resolveStatus = resolve;
      }),
    );
    mocked(args.startPayment).mockImplementationOnce(async () => {
      mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.shopeepay));
      return PAYMENTS.shopeepay;
    });
  },
  play: async ({ args }) => {
    await waitFor(() => expect(readStatusMock(args)).toHaveBeenCalled());
    await press('Ganti metode');
    await answerConfirmation('Ganti metode pembayaran?', 'Ya, ganti');
    await pick('ShopeePay');
    await press('Bayar Sekarang');
    const code = await screen.findByRole('img', { name: /Kode QR ShopeePay/ });
    resolveStatus('cancel');
    await press('Kembali');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
    await expect(code).not.toBeInTheDocument();
    await expect(screen.queryByRole('dialog', { name: 'Status Pembayaran' })).toBeNull();
  },
};

/** Another tab replaces the payment: the dialog first shows that the payment has ended, and then the new payment. */
export const ReplacedInAnotherTab: Story = {
  ...CreatedElsewhereWhileChoosing,
  args: { invoice: pendingInvoice(PAYMENTS.bca), pollEvery: 20 },
  beforeEach: ({ args }) => {
    readStatusMock(args).mockResolvedValue('cancel');
  },
  play: async ({ args }) => {
    await findDialog('Status Pembayaran');
    mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.indomaret));
    screen.getByText('Kabar').click();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(await findDialog()).toBeVisible();
  },
};

/** A customer who wants to replace the payment but goes back from the list of methods keeps the payment. */
export const PaymentKeptOnBack: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.indomaret) },
  play: async ({ args }) => {
    await press('Ganti metode');
    await answerConfirmation('Ganti metode pembayaran?', 'Ya, ganti');
    await screen.findByRole('heading', { name: 'Pilih metode pembayaran' });
    await press('Kembali');
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await press('Selesaikan Pembayaran');
    await expect(args.startPayment).not.toHaveBeenCalled();
  },
};

const overdueInvoice = pendingInvoice({ ...PAYMENTS.bca, expired: '2026-11-21T11:16:50.000Z' });

/** The deadline passes while the dialog is open: the status is requested, and another method can be chosen. */
export const DeadlinePasses: Story = {
  args: { invoice: overdueInvoice },
  play: async () => {
    const result = within(await findDialog('Status Pembayaran'));
    await expect(result.getByRole('heading', { name: 'Expired' })).toBeVisible();
    await press('Pilih metode lain');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** The deadline passes while the server does not respond: the customer can only choose a method again. */
export const DeadlinePassesOffline: Story = {
  args: { invoice: overdueInvoice },
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

/** The payment arrives while its number is shown: the dialog shows the success and calls `onPaid` once. */
export const PaidWhileOpen: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca), pollEvery: 20, onPaid: fn() },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(invoiceInStatus('success', PAYMENTS.bca));
  },
  play: async ({ args }) => {
    const result = within(await findDialog('Status Pembayaran'));
    await waitFor(() => expect(result.getByRole('heading', { name: 'Sudah dibayar' })).toHaveFocus());
    await expect(args.onPaid).toHaveBeenCalledOnce();
  },
};

/** The focus moves into the dialog, through its pages and back to the button that opened the dialog. */
export const KeyboardNavigation: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Bayar' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await findDialog()).toHaveFocus());
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

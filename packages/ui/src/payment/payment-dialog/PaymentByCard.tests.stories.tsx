import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { invoice, invoiceInStatus, PAYMENTS, pendingInvoice } from '../story-data/payments.ts';
import type { Verification } from '../three-d-secure/index.ts';
import { PaymentDialog, type PaymentDialogProps } from './index.ts';
import { dialogArgs, PageWithDialog } from './PageWithDialog.fixture.tsx';

/** Resolves the bank's verification when the story calls it. */
let resolveVerification: (verification: Verification) => void = () => undefined;
const BANK_PAGE = 'data:text/html,<html lang="id"><title>Bank</title><h1>Bank contoh</h1></html>';

const tokenizeCardMock = ({ tokenizeCard }: PaymentDialogProps) =>
  mocked(tokenizeCard as NonNullable<typeof tokenizeCard>);
const readStatusMock = ({ readStatus }: PaymentDialogProps) =>
  mocked(readStatus as NonNullable<typeof readStatus>);
const authenticateMock = ({ authenticate }: PaymentDialogProps) =>
  mocked(authenticate as NonNullable<typeof authenticate>);

const meta = {
  title: 'Payment/PaymentDialog/Card',
  component: PaymentDialog,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <PageWithDialog {...args} />,
  args: { ...dialogArgs(), pollEvery: 20 },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockReset().mockResolvedValue(pendingInvoice(PAYMENTS.credit_card));
    tokenizeCardMock(args).mockReset().mockResolvedValue('48111111-1114-token');
    mocked(args.startPayment).mockReset().mockResolvedValue(PAYMENTS.credit_card);
    readStatusMock(args).mockReset().mockResolvedValue('deny');
    authenticateMock(args)
      .mockReset()
      .mockImplementation((_gateway, _url, { openFrame }) => {
        openFrame(BANK_PAGE);
        return new Promise((resolve) => {
          resolveVerification = resolve;
        });
      });
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function expectCalledOnce(callback: unknown, ...args: unknown[]) {
  await expect(callback).toHaveBeenCalledOnce();
  await expect(callback).toHaveBeenCalledWith(...args);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const findAlert = async () =>
  within(await screen.findByRole('dialog', { name: 'Pembayaran' })).findByRole('alert');
const findTextbox = (name: string) => screen.findByRole('textbox', { name });
const findResultDialog = async () => within(await screen.findByRole('dialog', { name: 'Status Pembayaran' }));
const findPopup = () => screen.findByRole('dialog', { name: 'Verifikasi kartu' });
const expectPopupClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verifikasi kartu' })).toBeNull());

async function answerConfirmation(buttonName: string) {
  const confirmation = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Pembayaran' }));
  await expect(confirmation.getByText('Lanjut pembayaran dengan kartu kredit?')).toBeInTheDocument();
  await userEvent.click(confirmation.getByRole('button', { name: buttonName }));
}

async function continueAndEnterCard() {
  await press('Lanjut');
  await enterCard();
}

async function enterCard() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Kartu Kredit' }));
  await press('Lanjut');
  await expect(await findTextbox('Nomor kartu')).toBeValid();
  await userEvent.type(await findTextbox('Nomor kartu'), '4811111111111114');
  await userEvent.type(await findTextbox('Masa berlaku'), '1227');
  await userEvent.type(await findTextbox('Kode CVV'), '123');
}

async function payByCard() {
  await continueAndEnterCard();
  await press('Bayar Sekarang');
  await answerConfirmation('Ya, bayar');
}

/** The bank's page is shown over the dialog; the server reports the payment as paid. */
export const VerificationSucceeded: Story = {
  play: async ({ args }) => {
    await payByCard();
    await expect(await within(await findPopup()).findByTitle('Halaman verifikasi bank')).toBeInTheDocument();
    await expectCalledOnce(
      args.tokenizeCard,
      { card_number: '4811111111111114', card_exp_month: '12', card_exp_year: '2027', card_cvv: '123' },
      invoice.cardGateway,
    );
    await expectCalledOnce(args.startPayment, {
      paymentMethod: 'credit_card',
      paymentType: 'credit_card',
      token: '48111111-1114-token',
    });
    mocked(args.refresh).mockResolvedValue(invoiceInStatus('success', PAYMENTS.credit_card));
    resolveVerification('success');
    await expectPopupClosed();
    await waitFor(async () =>
      expect((await findResultDialog()).getByRole('heading', { name: 'Sudah dibayar' })).toHaveFocus(),
    );
  },
};

/** Another tab replaces the card payment during the verification: the bank's page closes, the new payment is shown. */
export const ReplacedInAnotherTab: Story = {
  play: async ({ args }) => {
    await payByCard();
    await findPopup();
    mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.indomaret));
    await expectPopupClosed();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(
      await screen.findByText('Pembayaran dengan kartu sudah diganti dari tab atau perangkat lain'),
    ).toBeVisible();
  },
};

/** After a success message from the bank's page, the payment is not shown as paid until the server confirms it. */
export const SuccessNotConfirmedByServer: Story = {
  play: async () => {
    await payByCard();
    await findPopup();
    resolveVerification('success');
    await expectPopupClosed();
    await expect(await screen.findByText('Memeriksa pembayaran Anda…')).toBeInTheDocument();
    await expect(screen.queryByText('Sudah dibayar')).toBeNull();
  },
};

/** After a decline by the bank, the dialog shows the result and the next action. */
export const VerificationDeclined: Story = {
  play: async ({ args }) => {
    await payByCard();
    await findPopup();
    mocked(args.refresh).mockResolvedValue(invoice);
    resolveVerification('failure');
    await expectPopupClosed();
    await expect(
      await (await findResultDialog()).findByRole('heading', { name: 'Pembayaran Gagal' }),
    ).toBeInTheDocument();
    await press('Coba kartu lain');
    await expect(await findTextbox('Nomor kartu')).toHaveValue('');
  },
};

/**
 * The invoice page learns of the decline first and passes the dialog an invoice without a payment: the dialog shows the
 * failed payment.
 */
export const DeclineKnownToPageFirst: Story = {
  args: { pollEvery: 0 },
  render: (args) => {
    const [shownInvoice, setShownInvoice] = useState(args.invoice);
    return (
      <>
        <PageWithDialog {...args} invoice={shownInvoice} onInvoiceChange={setShownInvoice} />
        <button type="button" className="nu:sr-only" onClick={() => setShownInvoice({ ...invoice })}>
          Kabar
        </button>
      </>
    );
  },
  play: async ({ args }) => {
    await payByCard();
    await findPopup();
    mocked(args.refresh).mockResolvedValue(invoice);
    screen.getByText('Kabar').click();
    await expectPopupClosed();
    await expect(
      await (await findResultDialog()).findByRole('heading', { name: 'Pembayaran Gagal' }),
    ).toBeInTheDocument();
  },
};

/**
 * The invoice page passes the dialog an invoice that was loaded before the charge. The dialog loads the invoice again and
 * receives the payment. The bank's page stays open.
 */
export const StaleResponseIgnored: Story = {
  ...DeclineKnownToPageFirst,
  play: async ({ args }) => {
    await payByCard();
    const frame = await within(await findPopup()).findByTitle('Halaman verifikasi bank');
    const refreshCount = mocked(args.refresh).mock.calls.length;
    screen.getByText('Kabar').click();
    await waitFor(() => expect(mocked(args.refresh).mock.calls.length).toBeGreaterThan(refreshCount));
    await expect(frame).toBeInTheDocument();
    await expect(args.authenticate).toHaveBeenCalledOnce();
  },
};

/** A verification that timed out is shown as expired, not as a declined card. */
export const VerificationTimedOut: Story = {
  args: { invoice: pendingInvoice({ ...PAYMENTS.credit_card, expired: '2026-11-21T11:16:50.000Z' }) },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(invoice);
    readStatusMock(args).mockResolvedValue('expire');
  },
  play: async () => {
    await expect(
      await (await findResultDialog()).findByRole('heading', { name: 'Expired' }),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Coba kartu lain' })).toBeVisible();
  },
};

export const DeclinedWithoutVerification: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockResolvedValue({ ...PAYMENTS.credit_card, status: 'deny', card: null });
    mocked(args.refresh).mockResolvedValue(invoice);
  },
  play: async ({ args }) => {
    await payByCard();
    const result = await findResultDialog();
    await expect(result.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
    await expect(result.getByText(PAYMENTS.credit_card.transaction_id)).toBeVisible();
    await expect(args.authenticate).not.toHaveBeenCalled();
    await press('Pilih metode lain');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** A card that needs no verification by the bank is charged immediately. */
export const WithoutVerification: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockResolvedValue({ ...PAYMENTS.credit_card, status: 'capture', card: null });
    mocked(args.refresh).mockResolvedValue(invoiceInStatus('success', PAYMENTS.credit_card));
  },
  play: async () => {
    await payByCard();
    const result = await findResultDialog();
    await expect(await result.findByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
    await expect(await result.findByRole('link', { name: 'Lihat Transaksi' })).toBeVisible();
  },
};

/** A pending result closes the bank's page; the dialog then polls until the payment is decided. */
export const VerificationPending: Story = {
  play: async ({ args }) => {
    await payByCard();
    await findPopup();
    resolveVerification('pending');
    await expectPopupClosed();
    await expect(await screen.findByText(/Bank Anda belum memberi jawaban/)).toBeVisible();
    mocked(args.refresh).mockResolvedValue(invoiceInStatus('success', PAYMENTS.credit_card));
    await expect(
      await (await findResultDialog()).findByRole('heading', { name: 'Sudah dibayar' }),
    ).toBeInTheDocument();
  },
};

/** A customer who closed the bank's page can continue the same payment; no second payment is created. */
export const PopupClosed: Story = {
  play: async ({ args }) => {
    await payByCard();
    await userEvent.click(within(await findPopup()).getByRole('button', { name: 'Tutup' }));
    await expectPopupClosed();
    await expect(await screen.findByText(/Verifikasi belum selesai/)).toBeVisible();
    await press('Lanjutkan verifikasi');
    await findPopup();
    await expect(args.authenticate).toHaveBeenCalledTimes(2);
    await expect(args.startPayment).toHaveBeenCalledOnce();
  },
};

export const VerificationCannotBeOpened: Story = {
  beforeEach: ({ args }) => {
    authenticateMock(args).mockRejectedValueOnce(new Error('offline'));
  },
  play: async () => {
    await payByCard();
    await expect(await screen.findByText(/Halaman verifikasi tidak dapat dibuka/)).toBeVisible();
    await press('Lanjutkan verifikasi');
    await findPopup();
  },
};

/** A pending card payment can be replaced by another method. */
export const Reopened: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.credit_card) },
  play: async ({ args }) => {
    await expect(await screen.findByText('Menunggu verifikasi kartu')).toBeVisible();
    await press('Ganti metode');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ya, ganti' }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'GoPay' }));
    mocked(args.startPayment).mockImplementation(async () => {
      mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.gopay));
      return PAYMENTS.gopay;
    });
    await press('Bayar Sekarang');
    await expect(await screen.findByRole('img', { name: /Kode QR GoPay/ })).toBeVisible();
    await expectCalledOnce(args.startPayment, {
      paymentMethod: 'emoney',
      paymentType: 'gopay',
      replace: true,
    });
  },
};

/** Chooses to replace a pending virtual account by a card payment, and types the card without sending it. */
async function typeCardInstead() {
  await press('Ganti metode');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ya, ganti' }),
  );
  await enterCard();
}

async function waitForRefresh({ refresh }: PaymentDialogProps) {
  const refreshCount = mocked(refresh).mock.calls.length;
  await waitFor(() => expect(mocked(refresh).mock.calls.length).toBeGreaterThan(refreshCount));
}

/** The virtual account that the card will replace expires while the card is typed: the card form stays. */
export const ReplacedPaymentExpires: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca) },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.bca));
    readStatusMock(args).mockResolvedValue('expire');
  },
  play: async ({ args }) => {
    await typeCardInstead();
    mocked(args.refresh).mockResolvedValue(invoice);
    await waitForRefresh(args);
    await press('Bayar Sekarang');
    await answerConfirmation('Batal');
    await expect(await findTextbox('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
  },
};

/** The server cancels the virtual account and then rejects the card's token: the message and the typed card stay. */
export const TokenRejectedAfterReplacement: Story = {
  args: { invoice: pendingInvoice(PAYMENTS.bca) },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(pendingInvoice(PAYMENTS.bca));
    readStatusMock(args).mockResolvedValue('cancel');
    mocked(args.startPayment).mockImplementationOnce(async () => {
      mocked(args.refresh).mockReset().mockResolvedValue(invoice);
      throw Object.assign(new Error('Data kartu sudah tidak berlaku, silakan coba lagi'), { status: 422 });
    });
  },
  play: async ({ args }) => {
    await typeCardInstead();
    await press('Bayar Sekarang');
    await answerConfirmation('Ya, bayar');
    await expect(await findAlert()).toHaveTextContent('Data kartu sudah tidak berlaku');
    await waitFor(() => expect(args.refresh).toHaveBeenCalled());
    await press('Bayar Sekarang');
    await answerConfirmation('Batal');
    await expect(await findAlert()).toHaveTextContent('Data kartu sudah tidak berlaku');
    await expect(await findTextbox('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
  },
};

/** The input stays if the token request fails; a second attempt with this input succeeds. */
export const TokenFailed: Story = {
  beforeEach: ({ args }) => {
    tokenizeCardMock(args).mockRejectedValueOnce(new Error('card_number is wrong'));
  },
  play: async ({ args }) => {
    await payByCard();
    await expect(await findAlert()).toHaveTextContent('Fail to get card token_id');
    await expect(args.startPayment).not.toHaveBeenCalled();
    await expect(await findTextbox('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
    await expect(await findTextbox('Kode CVV')).toHaveValue('123');
    await press('Bayar Sekarang');
    await answerConfirmation('Ya, bayar');
    await findPopup();
  },
};

/** The gateway rejects the token: the message is shown, and the input stays. */
export const TokenRejected: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({
      message: 'Data kartu sudah tidak berlaku, silakan coba lagi',
      status: 422,
    });
  },
  play: async () => {
    await payByCard();
    await expect(await findAlert()).toHaveTextContent('Data kartu sudah tidak berlaku');
    await expect(await findTextbox('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
  },
};

/** Without the confirmation nothing is sent, and the typed card stays. */
export const NotConfirmed: Story = {
  play: async ({ args }) => {
    await continueAndEnterCard();
    await press('Bayar Sekarang');
    await answerConfirmation('Batal');
    await expect(await findTextbox('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
    await expect(args.tokenizeCard).not.toHaveBeenCalled();
  },
};

/** Closing the dialog discards the card; a token that arrives later is not charged. */
export const ClosedBeforeToken: Story = {
  play: async ({ args }) => {
    let resolveToken: (token: string) => void = () => undefined;
    const token = new Promise<string>((resolve) => {
      resolveToken = resolve;
    });
    tokenizeCardMock(args).mockReturnValue(token);
    await payByCard();
    await waitFor(() => expect(args.tokenizeCard).toHaveBeenCalled());
    await press('Tutup');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    resolveToken('48111111-1114-token');
    await token;
    await press('Bayar');
    await press('Lanjut');
    await userEvent.click(await screen.findByRole('radio', { name: 'Kartu Kredit' }));
    await press('Lanjut');
    await expect(await findTextbox('Nomor kartu')).toHaveValue('');
    await expect(args.startPayment).not.toHaveBeenCalled();
  },
};

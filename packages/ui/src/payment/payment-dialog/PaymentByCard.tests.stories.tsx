import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { inStatus, invoice, PAYMENTS, waiting } from '../story-data/payments.ts';
import type { Verification } from '../three-d-secure/index.ts';
import { PaymentDialog, type PaymentDialogProps } from './index.ts';
import { dialogArgs, PageWithDialog } from './PageWithDialog.fixture.tsx';

/** Resolves the bank's verification when the story calls it. */
let sayOfBank: (verification: Verification) => void = () => undefined;
const BANK_PAGE = 'data:text/html,<html lang="id"><title>Bank</title><h1>Bank contoh</h1></html>';

const tokenizing = ({ tokenizeCard }: PaymentDialogProps) =>
  mocked(tokenizeCard as NonNullable<typeof tokenizeCard>);
const reading = ({ readStatus }: PaymentDialogProps) => mocked(readStatus as NonNullable<typeof readStatus>);
const verifying = ({ authenticate }: PaymentDialogProps) =>
  mocked(authenticate as NonNullable<typeof authenticate>);

const meta = {
  title: 'Payment/PaymentDialog/Card',
  component: PaymentDialog,
  tags: ['!autodocs', '!dev'],
  parameters: { layout: 'fullscreen' },
  render: (args) => <PageWithDialog {...args} />,
  args: { ...dialogArgs(), pollEvery: 20 },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockReset().mockResolvedValue(waiting(PAYMENTS.credit_card));
    tokenizing(args).mockReset().mockResolvedValue('48111111-1114-token');
    mocked(args.startPayment).mockReset().mockResolvedValue(PAYMENTS.credit_card);
    reading(args).mockReset().mockResolvedValue('deny');
    verifying(args)
      .mockReset()
      .mockImplementation((_gateway, _url, { openFrame }) => {
        openFrame(BANK_PAGE);
        return new Promise((resolve) => {
          sayOfBank = resolve;
        });
      });
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function calledOnce(callback: unknown, ...args: unknown[]) {
  await expect(callback).toHaveBeenCalledOnce();
  await expect(callback).toHaveBeenCalledWith(...args);
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const alert = async () =>
  within(await screen.findByRole('dialog', { name: 'Pembayaran' })).findByRole('alert');
const box = (name: string) => screen.findByRole('textbox', { name });
const status = async () => within(await screen.findByRole('dialog', { name: 'Status Pembayaran' }));
const popup = () => screen.findByRole('dialog', { name: 'Verifikasi kartu' });
const popupGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Verifikasi kartu' })).toBeNull());

async function chooseOutcome(name: string) {
  const question = within(await screen.findByRole('alertdialog', { name: 'Konfirmasi Pembayaran' }));
  await expect(question.getByText('Lanjut pembayaran dengan kartu kredit?')).toBeInTheDocument();
  await userEvent.click(question.getByRole('button', { name }));
}

async function typeCard() {
  await press('Lanjut');
  await chooseCard();
}

async function chooseCard() {
  await userEvent.click(await screen.findByRole('radio', { name: 'Kartu Kredit' }));
  await press('Lanjut');
  await expect(await box('Nomor kartu')).toBeValid();
  await userEvent.type(await box('Nomor kartu'), '4811111111111114');
  await userEvent.type(await box('Masa berlaku'), '1227');
  await userEvent.type(await box('Kode CVV'), '123');
}

async function payByCard() {
  await typeCard();
  await press('Bayar Sekarang');
  await chooseOutcome('Ya, bayar');
}

/** The bank's page is shown over the dialog; the server reports the payment as paid. */
export const VerificationSucceeded: Story = {
  play: async ({ args }) => {
    await payByCard();
    await expect(await within(await popup()).findByTitle('Halaman verifikasi bank')).toBeInTheDocument();
    await calledOnce(
      args.tokenizeCard,
      { card_number: '4811111111111114', card_exp_month: '12', card_exp_year: '2027', card_cvv: '123' },
      invoice.cardGateway,
    );
    await calledOnce(args.startPayment, {
      paymentMethod: 'credit_card',
      paymentType: 'credit_card',
      token: '48111111-1114-token',
    });
    mocked(args.refresh).mockResolvedValue(inStatus('success', PAYMENTS.credit_card));
    sayOfBank('success');
    await popupGone();
    await waitFor(async () =>
      expect((await status()).getByRole('heading', { name: 'Sudah dibayar' })).toHaveFocus(),
    );
  },
};

/**
 * Another tab replaces the card's payment during the verification: the bank's page closes, and the new payment is
 * shown.
 */
export const ReplacedInAnotherTab: Story = {
  play: async ({ args }) => {
    await payByCard();
    await popup();
    mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.indomaret));
    await popupGone();
    await expect(await screen.findByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
    await expect(
      await screen.findByText('Pembayaran dengan kartu sudah diganti dari tab atau perangkat lain'),
    ).toBeVisible();
  },
};

/** The message of the bank's page alone does not count as a payment. */
export const PageMessageIsNoPayment: Story = {
  play: async () => {
    await payByCard();
    await popup();
    sayOfBank('success');
    await popupGone();
    await expect(await screen.findByText('Memeriksa pembayaran Anda…')).toBeInTheDocument();
    await expect(screen.queryByText('Sudah dibayar')).toBeNull();
  },
};

/** Declined by the bank: shows the result and the next action. */
export const VerificationDeclined: Story = {
  play: async ({ args }) => {
    await payByCard();
    await popup();
    mocked(args.refresh).mockResolvedValue(invoice);
    sayOfBank('failure');
    await popupGone();
    await expect(
      await (await status()).findByRole('heading', { name: 'Pembayaran Gagal' }),
    ).toBeInTheDocument();
    await press('Coba kartu lain');
    await expect(await box('Nomor kartu')).toHaveValue('');
  },
};

/** The page learns of the refusal first, and passes the dialog an invoice without a payment. */
export const DeclineKnownToPageFirst: Story = {
  args: { pollEvery: 0 },
  render: (args) => {
    const [shown, setShown] = useState(args.invoice);
    return (
      <>
        <PageWithDialog {...args} invoice={shown} onInvoiceChange={setShown} />
        <button type="button" className="nu:sr-only" onClick={() => setShown({ ...invoice })}>
          Kabar
        </button>
      </>
    );
  },
  play: async ({ args }) => {
    await payByCard();
    await popup();
    mocked(args.refresh).mockResolvedValue(invoice);
    screen.getByText('Kabar').click();
    await popupGone();
    await expect(
      await (await status()).findByRole('heading', { name: 'Pembayaran Gagal' }),
    ).toBeInTheDocument();
  },
};

/** A response from before the charge changes nothing: the bank's page stays. */
export const StaleResponseIgnored: Story = {
  ...DeclineKnownToPageFirst,
  play: async ({ args }) => {
    await payByCard();
    const frame = await within(await popup()).findByTitle('Halaman verifikasi bank');
    const refreshCount = mocked(args.refresh).mock.calls.length;
    screen.getByText('Kabar').click();
    await waitFor(() => expect(mocked(args.refresh).mock.calls.length).toBeGreaterThan(refreshCount));
    await expect(frame).toBeInTheDocument();
    await expect(args.authenticate).toHaveBeenCalledOnce();
  },
};

/** The verification timed out: not shown as a declined card. */
export const VerificationTimedOut: Story = {
  args: { invoice: waiting({ ...PAYMENTS.credit_card, expired: '2026-11-21T11:16:50.000Z' }) },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(invoice);
    reading(args).mockResolvedValue('expire');
  },
  play: async () => {
    await expect(await (await status()).findByRole('heading', { name: 'Expired' })).toBeInTheDocument();
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
    const shown = await status();
    await expect(shown.getByRole('heading', { name: 'Pembayaran Gagal' })).toBeVisible();
    await expect(shown.getByText(PAYMENTS.credit_card.transaction_id)).toBeVisible();
    await expect(args.authenticate).not.toHaveBeenCalled();
    await press('Pilih metode lain');
    await expect(await screen.findByRole('heading', { name: 'Pilih metode pembayaran' })).toBeVisible();
  },
};

/** Without verification by the bank. */
export const WithoutVerification: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockResolvedValue({ ...PAYMENTS.credit_card, status: 'capture', card: null });
    mocked(args.refresh).mockResolvedValue(inStatus('success', PAYMENTS.credit_card));
  },
  play: async () => {
    await payByCard();
    const shown = await status();
    await expect(await shown.findByRole('heading', { name: 'Sudah dibayar' })).toBeVisible();
    await expect(await shown.findByRole('link', { name: 'Lihat Transaksi' })).toBeVisible();
  },
};

/** A pending result only closes the popup; it can be opened again. */
export const VerificationPending: Story = {
  play: async ({ args }) => {
    await payByCard();
    await popup();
    sayOfBank('pending');
    await popupGone();
    await expect(await screen.findByText(/Bank Anda belum memberi jawaban/)).toBeVisible();
    mocked(args.refresh).mockResolvedValue(inStatus('success', PAYMENTS.credit_card));
    await expect(await (await status()).findByRole('heading', { name: 'Sudah dibayar' })).toBeInTheDocument();
  },
};

/** Closed by the customer, who continues later: the same payment, no second one. */
export const PopupClosed: Story = {
  play: async ({ args }) => {
    await payByCard();
    await userEvent.click(within(await popup()).getByRole('button', { name: 'Tutup' }));
    await popupGone();
    await expect(await screen.findByText(/Verifikasi belum selesai/)).toBeVisible();
    await press('Lanjutkan verifikasi');
    await popup();
    await expect(args.authenticate).toHaveBeenCalledTimes(2);
    await expect(args.startPayment).toHaveBeenCalledOnce();
  },
};

export const VerificationCannotBeOpened: Story = {
  beforeEach: ({ args }) => {
    verifying(args).mockRejectedValueOnce(new Error('offline'));
  },
  play: async () => {
    await payByCard();
    await expect(await screen.findByText(/Halaman verifikasi tidak dapat dibuka/)).toBeVisible();
    await press('Lanjutkan verifikasi');
    await popup();
  },
};

/** An invoice with a pending card payment: continue, or choose another method. */
export const Reopened: Story = {
  args: { invoice: waiting(PAYMENTS.credit_card) },
  play: async ({ args }) => {
    await expect(await screen.findByText('Menunggu verifikasi kartu')).toBeVisible();
    await press('Ganti metode');
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ya, ganti' }),
    );
    await userEvent.click(await screen.findByRole('radio', { name: 'GoPay' }));
    mocked(args.startPayment).mockImplementation(async () => {
      mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.gopay));
      return PAYMENTS.gopay;
    });
    await press('Bayar Sekarang');
    await expect(await screen.findByRole('img', { name: /Kode QR GoPay/ })).toBeVisible();
    await calledOnce(args.startPayment, {
      paymentMethod: 'emoney',
      paymentType: 'gopay',
      replace: true,
    });
  },
};

/** Replaces a virtual account by a card that is typed but not sent. */
async function typeCardInstead() {
  await press('Ganti metode');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Ya, ganti' }),
  );
  await chooseCard();
}

async function waitForRefresh({ refresh }: PaymentDialogProps) {
  const refreshCount = mocked(refresh).mock.calls.length;
  await waitFor(() => expect(mocked(refresh).mock.calls.length).toBeGreaterThan(refreshCount));
}

/** The replaced payment expires while the card is typed: the card form stays. */
export const ReplacedPaymentExpires: Story = {
  args: { invoice: waiting(PAYMENTS.bca) },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.bca));
    reading(args).mockResolvedValue('expire');
  },
  play: async ({ args }) => {
    await typeCardInstead();
    mocked(args.refresh).mockResolvedValue(invoice);
    await waitForRefresh(args);
    await press('Bayar Sekarang');
    await chooseOutcome('Batal');
    await expect(await box('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
  },
};

/** The server cancels the former payment before it rejects the token. */
export const TokenRejectedAfterReplacement: Story = {
  args: { invoice: waiting(PAYMENTS.bca) },
  beforeEach: ({ args }) => {
    mocked(args.refresh).mockResolvedValue(waiting(PAYMENTS.bca));
    reading(args).mockResolvedValue('cancel');
    mocked(args.startPayment).mockImplementationOnce(async () => {
      mocked(args.refresh).mockReset().mockResolvedValue(invoice);
      throw Object.assign(new Error('Data kartu sudah tidak berlaku, silakan coba lagi'), { status: 422 });
    });
  },
  play: async ({ args }) => {
    await typeCardInstead();
    await press('Bayar Sekarang');
    await chooseOutcome('Ya, bayar');
    await expect(await alert()).toHaveTextContent('Data kartu sudah tidak berlaku');
    await waitFor(() => expect(args.refresh).toHaveBeenCalled());
    await press('Bayar Sekarang');
    await chooseOutcome('Batal');
    await expect(await alert()).toHaveTextContent('Data kartu sudah tidak berlaku');
    await expect(await box('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
  },
};

/** The input stays if the token request fails. */
export const TokenFailed: Story = {
  beforeEach: ({ args }) => {
    tokenizing(args).mockRejectedValueOnce(new Error('card_number is wrong'));
  },
  play: async ({ args }) => {
    await payByCard();
    await expect(await alert()).toHaveTextContent('Fail to get card token_id');
    await expect(args.startPayment).not.toHaveBeenCalled();
    await expect(await box('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
    await expect(await box('Kode CVV')).toHaveValue('123');
    await press('Bayar Sekarang');
    await chooseOutcome('Ya, bayar');
    await popup();
  },
};

/** A token that the gateway rejects. */
export const TokenRejected: Story = {
  beforeEach: ({ args }) => {
    mocked(args.startPayment).mockRejectedValueOnce({
      message: 'Data kartu sudah tidak berlaku, silakan coba lagi',
      status: 422,
    });
  },
  play: async () => {
    await payByCard();
    await expect(await alert()).toHaveTextContent('Data kartu sudah tidak berlaku');
    await expect(await box('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
  },
};

/** Requires a confirmation before anything is sent. */
export const NotConfirmed: Story = {
  play: async ({ args }) => {
    await typeCard();
    await press('Bayar Sekarang');
    await chooseOutcome('Batal');
    await expect(await box('Nomor kartu')).toHaveValue('4811 1111 1111 1114');
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
    tokenizing(args).mockReturnValue(token);
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
    await expect(await box('Nomor kartu')).toHaveValue('');
    await expect(args.startPayment).not.toHaveBeenCalled();
  },
};

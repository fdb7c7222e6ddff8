import type { InvoiceStatus } from '@naungan/domain/status';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { invoice, invoiceInStatus, PAYMENTS, pendingInvoice } from '../story-data/payments.ts';
import { PaymentDialog } from './index.ts';
import { dialogArgs, PageWithDialog } from './PageWithDialog.fixture.tsx';
import { guide } from './PaymentDialog.guide.ts';

const meta = {
  title: 'Payment/PaymentDialog',
  component: PaymentDialog,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '760px' } } },
  render: (args) => <PageWithDialog {...args} />,
  args: dialogArgs(),
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns a matcher for a paragraph by its whole text, even if some words are in child elements. */
const paragraphWith = (text: RegExp) => (_: string, element: Element | null) =>
  element?.tagName === 'P' && text.test(element.textContent);
const findDialog = () => screen.findByRole('dialog', { name: 'Pembayaran' });
const getButton = (name: string) => screen.getByRole('button', { name });
const expectFooterButton = async (name: string) =>
  expect(within(await findDialog()).getByRole('button', { name })).toBeVisible();

/** Clicks radio buttons and buttons by name, one after the other. */
async function clickButtons(...names: string[]) {
  await findDialog();
  for (const name of names) {
    const radio = screen.queryByRole('radio', { name });
    await userEvent.click(radio ?? getButton(name));
  }
}

/** The first page shows the amount; it has a button to continue, but none to go back. */
export const Default: Story = {
  play: async () => {
    await expect(within(await findDialog()).getAllByText('Rp2.473.000')[0]).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Kembali' })).toBeNull();
    await expectFooterButton('Lanjut');
  },
};

/** The close button closes the dialog. */
export const Closed: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await findDialog();
    await userEvent.click(getButton('Tutup'));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const OnAPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expectFooterButton('Lanjut');
  },
};

/**
 * The list has ten entries in six groups. One entry opens the list of all banks except BTN. The button in the footer
 * names the action of the chosen entry.
 */
export const Methods: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await clickButtons('Lanjut');
    await expect(screen.getByRole('heading', { name: 'Pilih metode pembayaran' })).toHaveFocus();
    const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
    await expect(groups).toHaveLength(6);
    await expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'bank_transfer',
      'btn',
      'credit_card',
      'gopay',
      'shopeepay',
      'indomaret',
      'alfamart',
      'akulaku',
      'danamon_online',
      'cimb_clicks',
    ]);
    await clickButtons('Transfer Bank');
    await expectFooterButton('Lanjut');
    await clickButtons('BTN');
    await expectFooterButton('Lihat Nomor Rekening');
    await clickButtons('Kartu Kredit');
    await expectFooterButton('Lanjut');
    await clickButtons('Indomaret');
    await expectFooterButton('Bayar Sekarang');
  },
};

/** While nothing is chosen, each click on the button focuses a note next to the button. No entry is marked as invalid. */
export const NothingChosen: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    await clickButtons('Lanjut', 'Bayar Sekarang');
    const dialog = within(await findDialog());
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await expect(dialog.getByRole('alert')).toHaveTextContent('Silakan pilih metode pembayaran');
    await expect(document.querySelectorAll('[data-invalid]')).toHaveLength(0);
    await clickButtons('Bayar Sekarang');
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveFocus());
    await clickButtons('Transfer Bank');
    await expect(dialog.queryByRole('alert')).toBeNull();
    await clickButtons('Lanjut', 'Lihat Nomor Rekening');
    await expect(dialog.getByRole('alert')).toHaveTextContent('Silakan pilih bank');
    await expect(args.startPayment).not.toHaveBeenCalled();
  },
};

/** The list has all banks except BTN, which has its own entry among the methods. */
export const Banks: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await clickButtons('Lanjut', 'Transfer Bank', 'Lanjut');
    await expect(screen.getByRole('heading', { name: 'Pilih bank' })).toHaveFocus();
    await expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      'bca',
      'bni',
      'bri',
      'mandiri_bill',
      'permata',
      'other_bank',
    ]);
    await expect(screen.getByRole('radio', { name: 'Permata' })).toHaveAccessibleDescription(
      'Virtual Account, umumnya 16 digit',
    );
    await expect(screen.getByRole('radio', { name: 'Bank Lainnya' })).toHaveAccessibleDescription(
      'Virtual Account, umumnya 18 digit, kode bank 200',
    );
    await expectFooterButton('Lihat Nomor Rekening');
  },
};

export const NoMethods: Story = {
  tags: ['!autodocs'],
  args: { invoice: { ...invoice, paymentMethods: [] } },
  play: async () => {
    await clickButtons('Lanjut');
    await expect(within(await findDialog()).getByRole('alert')).toHaveTextContent(
      'Metode pembayaran belum tersedia',
    );
  },
};

/** Without a card gateway, cards are not offered. */
export const WithoutCards: Story = {
  tags: ['!autodocs'],
  args: { invoice: { ...invoice, cardGateway: null } },
  play: async () => {
    await clickButtons('Lanjut');
    await expect(screen.queryByRole('radio', { name: 'Kartu Kredit' })).toBeNull();
  },
};

/**
 * Returns the story of a pending payment, with a tag that hides it from the docs page. One story of each kind (a virtual
 * account, a QR code, a store) clears its `tags`, so that the docs page shows it.
 */
const storyOfMethod = (
  method: keyof typeof PAYMENTS,
  play: (dialog: ReturnType<typeof within>) => Promise<void>,
): Story => ({
  tags: ['!autodocs'],
  args: { invoice: pendingInvoice(PAYMENTS[method]), refresh: async () => pendingInvoice(PAYMENTS[method]) },
  play: async () => {
    const dialog = within(await findDialog());
    await expect(dialog.getByText('Bayar sebelum', { exact: false })).toBeVisible();
    await play(dialog);
    await expectFooterButton('Selesaikan Pembayaran');
    await expectFooterButton('Ganti metode');
  },
});

export const Bca: Story = storyOfMethod('bca', async (dialog) => {
  await expect(dialog.getByText('Bayar sebelum 23.59 WIB')).toBeVisible();
  await expect(dialog.getByText('Sabtu, 21 November 2026')).toBeVisible();
  await expect(dialog.getByRole('timer', { name: 'Sisa waktu pembayaran' })).toHaveTextContent('05:42:10');
  await expect(dialog.getByText('a.n. PT NAUNGAN PIALANG ASURANSI')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salin nomor virtual account' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salin total bayar' })).toBeVisible();
  await userEvent.click(await dialog.findByRole('tab', { name: 'm-BCA' }));
  await expect(dialog.getByText(/Masukkan nomor 807770001234567/)).toBeVisible();
  await expect(dialog.getByText('Selesaikan Pembayaran sebelum pukul 23:59')).toBeVisible();
});
Bca.tags = [];

export const BcaOnAPhone: Story = {
  ...Bca,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
export const Bni: Story = storyOfMethod('bni', async (dialog) => {
  await expect(dialog.getByText('BNI', { exact: true })).toBeVisible();
});
export const Bri: Story = storyOfMethod('bri', async (dialog) => {
  await expect(dialog.getByText('BRI', { exact: true })).toBeVisible();
});
export const Permata: Story = storyOfMethod('permata', async (dialog) => {
  await expect(dialog.getByText('Permata', { exact: true })).toBeVisible();
});

export const MandiriBill: Story = storyOfMethod('mandiri_bill', async (dialog) => {
  await expect(dialog.getByText('Kode perusahaan')).toBeVisible();
  await expect(dialog.getByText('Nomor tagihan')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salin kode perusahaan' })).toBeVisible();
});

/** On a phone, the text next to a number of eighteen digits names the bank code. */
export const OtherBank: Story = {
  ...storyOfMethod('other_bank', async (dialog) => {
    await expect(dialog.getByText(paragraphWith(/kode bank 200, lalu masukkan 18 digit/))).toBeVisible();
  }),
  globals: { viewport: { value: 'phone' } },
};
export const Btn: Story = storyOfMethod('btn', async (dialog) => {
  await expect(dialog.getByText(paragraphWith(/kode bank 200/))).toBeVisible();
});

export const GoPay: Story = storyOfMethod('gopay', async (dialog) => {
  await expect(
    await dialog.findByRole('img', { name: 'Kode QR GoPay untuk membayar Rp2.473.000' }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Buka GoPay' })).toBeVisible();
});
GoPay.tags = [];
export const ShopeePay: Story = storyOfMethod('shopeepay', async (dialog) => {
  await expect(
    await dialog.findByRole('img', { name: 'Kode QR ShopeePay untuk membayar Rp2.473.000' }),
  ).toBeVisible();
});

export const Indomaret: Story = storyOfMethod('indomaret', async (dialog) => {
  await expect(dialog.getByText('Tunjukkan kode ini di kasir Indomaret.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Salin kode pembayaran' })).toBeVisible();
});
Indomaret.tags = [];
export const Alfamart: Story = storyOfMethod('alfamart', async (dialog) => {
  await expect(dialog.getByText('Tunjukkan kode ini di kasir Alfamart.')).toBeVisible();
});

export const Akulaku: Story = storyOfMethod('akulaku', async (dialog) => {
  await userEvent.click(dialog.getByRole('button', { name: 'Lanjut ke Akulaku' }));
});
export const DanamonOnline: Story = storyOfMethod('danamon_online', async (dialog) => {
  await expect(dialog.getByRole('button', { name: 'Lanjut ke Danamon' })).toBeVisible();
});
/** CIMB Clicks has a deadline of two hours, not midnight. The only primary button leads to the bank's page. */
export const CimbClicks: Story = storyOfMethod('cimb_clicks', async (dialog) => {
  await expect(dialog.getByText('Bayar sebelum 20.16 WIB')).toBeVisible();
  await expect(dialog.getByText('Pembayaran dibatalkan jika tidak diselesaikan dalam 2 jam.')).toBeVisible();
  const buttons: HTMLElement[] = dialog.getAllByRole('button');
  const primary = buttons.filter(({ classList }) => classList.contains('nu:bg-brand'));
  await expect(primary.map(({ textContent }) => textContent)).toEqual(['Lanjut ke CIMB']);
});

export const CardForm: Story = {
  play: async () => {
    await clickButtons('Lanjut', 'Kartu Kredit', 'Lanjut');
    await expect(await screen.findByRole('textbox', { name: 'Nomor kartu' })).toBeVisible();
    await expectFooterButton('Bayar Sekarang');
  },
};
export const CardFormOnAPhone: Story = {
  ...CardForm,
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

/** If the dialog is reopened before the verification, it offers to continue the payment or to choose another method. */
export const CardToVerify: Story = {
  tags: ['!autodocs'],
  args: { invoice: pendingInvoice(PAYMENTS.credit_card) },
  play: async () => {
    const dialog = within(await findDialog());
    await expect(dialog.getByText('Bayar sebelum 18.26 WIB')).toBeVisible();
    await expect(dialog.getByText('Menunggu verifikasi kartu')).toBeVisible();
    await expectFooterButton('Lanjutkan verifikasi');
    await expectFooterButton('Ganti metode');
    await expect(dialog.queryByRole('button', { name: 'Selesaikan Pembayaran' })).toBeNull();
  },
};

/** A card payment without a verification page has no button 'Lanjutkan verifikasi', because only the bank can act. */
export const CardWithoutVerification: Story = storyOfMethod('credit_card', async (dialog) => {
  await expect(dialog.queryByRole('button', { name: 'Lanjutkan verifikasi' })).toBeNull();
});
CardWithoutVerification.args = { invoice: pendingInvoice({ ...PAYMENTS.credit_card, card: null }) };

/** Returns the story of an invoice that is not pending any more. */
const storyOfResult = (
  status: InvoiceStatus,
  label: string,
  sentence: RegExp,
  { canOrderAgain } = { canOrderAgain: true },
): Story => ({
  tags: ['!autodocs'],
  args: { invoice: invoiceInStatus(status, PAYMENTS.bca) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Status Pembayaran' }));
    await expect(dialog.getByRole('heading', { name: label })).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Lihat Transaksi' })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-1',
    );
    await expect(dialog.getByText(sentence)).toBeVisible();
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.includes('/products/kesehatan/order/plan-1?again=o-1')).toBe(canOrderAgain);
    await expect(dialog.queryByText('-')).toBeNull();
  },
});
export const Paid: Story = storyOfResult('success', 'Sudah dibayar', /sudah kami terima/, {
  canOrderAgain: false,
});
Paid.tags = [];
export const Expired: Story = storyOfResult('expire', 'Expired', /tidak dibayar sampai batas waktunya/);
export const Reversed: Story = storyOfResult('reversal', 'Pembatalan', /dibatalkan oleh bank atau penyedia/);
export const Refunded: Story = storyOfResult(
  'refund',
  'Dikembalikan',
  /dikembalikan ke sumber pembayaran Anda/,
);
/** The invoice expired before a method was chosen: no empty value is shown as '-'. */
export const ExpiredUnpaid: Story = {
  ...Expired,
  args: { invoice: invoiceInStatus('expire', null) },
};

/** While the gateway reviews a card payment, the customer cannot try another card. */
export const UnderReview: Story = {
  args: { invoice: pendingInvoice({ ...PAYMENTS.credit_card, status: 'challenge', card: null }) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Status Pembayaran' }));
    await expect(dialog.getByRole('heading', { name: 'Dalam Proses' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Coba kartu lain' })).toBeNull();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  play: async () => {
    await expectFooterButton('Lanjut');
  },
};

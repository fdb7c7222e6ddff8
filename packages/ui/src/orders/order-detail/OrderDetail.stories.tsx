import { invoicePath, orderAgainPath } from '@naungan/domain/lines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DraftList } from '../../records/draft-list/index.ts';
import { createChangeSource } from '../story-data/change-source.ts';
import {
  approvedOrder,
  expiredOrder,
  longOrder,
  order,
  orderUnderReview,
  orderWithPolicy,
  paidOrder,
  pendingOrder,
  refundedOrder,
  rejectedOrder,
  reversedOrder,
  revisedOrder,
} from '../story-data/order.ts';
import { OrderPage, type OrderPageProps } from './index.ts';
import { guide } from './OrderDetail.guide.ts';

const changeSource = createChangeSource();

const load: OrderPageProps['load'] = async () => order;

const meta = {
  title: 'Orders/OrderDetail',
  component: OrderPage,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <OrderPage {...args} />
    </div>
  ),
  parameters: { guide, layout: 'fullscreen' },
  args: { line: 'kesehatan', load, refreshEvery: 0 },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The member's e-mail is not verified: below the next step the page requests the verification and can resend the link. */
export const Unverified: Story = {
  args: { verification: { email: 'sari@contoh.id', onResend: fn(async () => {}) } },
  play: async ({ canvas, userEvent, args }) => {
    const notice = await canvas.findByText('Email Anda belum diverifikasi');
    await expect(notice).toBeVisible();
    const nextStep = canvas.getByRole('heading', { name: 'Pesanan Anda sedang diproses' });
    await expect(nextStep.compareDocumentPosition(notice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang email verifikasi' }));
    await expect(await canvas.findByRole('button', { name: 'Email sudah dikirim' })).toBeDisabled();
    await expect(args.verification?.onResend).toHaveBeenCalledOnce();
  },
};

export const InProcess: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sambirejo Sehat 350', level: 1 })).toBeVisible();
    await expect(canvas.getByText('Dalam Proses')).toBeVisible();
    await expect(canvas.getAllByText('Belum Terbit')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Status Pengiriman' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Status Pengiriman' }));
    await expect(dialog.getByText('Belum Dikirim')).toBeVisible();
    await expect(dialog.getByText('---')).toBeVisible();
  },
};

/** The texts of a product whose limits are in its benefit table, and that has no waiting period. */
export const BenefitTable: Story = {
  args: {
    load: async () => ({
      ...order,
      product: { ...order.product, waitingTime: 0, limitClaim: { limit: 0, limitToBenefit: true } },
    }),
  },
  play: async ({ canvas }) => {
    const limit = (await canvas.findByText('Limit klaim')).closest('div') ?? document.body;
    await expect(limit).toHaveTextContent('Limit klaimSesuai table manfaat');
    await expect(canvas.getByText('Masa tunggu').closest('div')).toHaveTextContent('Masa tungguTidak ada');
  },
};

/** The page loads the order again every 60 ms until the insurer has decided. */
export const DecidedWhileOpen: Story = {
  tags: ['!autodocs'],
  args: {
    refreshEvery: 60,
    load: fn<OrderPageProps['load']>(),
  },
  beforeEach: ({ args }) => {
    let loadCount = 0;
    args.load = async () => {
      loadCount += 1;
      return loadCount < 3 ? order : approvedOrder;
    };
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dalam Proses')).toBeVisible();
    await expect(await canvas.findByText('Disetujui')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bayar' })).toHaveAttribute(
      'href',
      '/invoice/o-1/kesehatan',
    );
  },
};

export const ReloadsAfterChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch, load: fn<OrderPageProps['load']>() },
  beforeEach: ({ args }) => {
    const ordersInTurn = [order, approvedOrder, paidOrder];
    args.load = fn(async () => ordersInTurn.shift() ?? paidOrder);
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('Dalam Proses')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    // The order and its invoice change at the same time, but the page reloads only once.
    changeSource.triggerChange();
    changeSource.triggerChange();
    await expect(await canvas.findByText('Disetujui')).toBeVisible();
    await expect(args.load).toHaveBeenCalledTimes(2);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        /^Status pesanan: Disetujui. Status pembayaran: Pending$/,
      ),
    );
    changeSource.triggerChange();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Status pembayaran: Sudah dibayar$/),
    );
  },
};

/** If a refresh fails, the page keeps the displayed order; the next change refreshes the page. */
export const ChangeWhileOffline: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    args.load = fn<OrderPageProps['load']>(async () => approvedOrder)
      .mockResolvedValueOnce(order)
      .mockRejectedValueOnce(new Error('offline'));
  },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Dalam Proses')).toBeVisible();
    changeSource.triggerChange();
    await waitFor(() => expect(args.load).toHaveBeenCalledTimes(2));
    await expect(canvas.getByText('Dalam Proses')).toBeVisible();
    changeSource.triggerChange();
    await expect(await canvas.findByText('Disetujui')).toBeVisible();
  },
};

export const SentBack: Story = {
  args: { load: async () => pendingOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pending')).toBeVisible();
    await expect(canvas.getByText(/Foto KTP buram/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Perbarui data' })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-1/update',
    );
  },
};

export const Revised: Story = {
  args: { load: async () => revisedOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Direvisi')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Perbarui data' })).toBeNull();
  },
};

/** The badge stays 'Dalam Proses', as for an undecided order; the other texts state the rejection. */
export const Rejected: Story = {
  args: { load: async () => rejectedOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dalam Proses')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Pengajuan tidak disetujui' })).toBeVisible();
    await expect(canvas.queryByText('Pesanan Anda sedang diproses')).toBeNull();
    await expect(canvas.getAllByText('Tidak terbit')).toHaveLength(2);
    await expect(canvas.queryByText('Belum Terbit')).toBeNull();
    await expect(canvas.getByText(/^Mohon maaf, Asuransi Sambirejo/)).toBeVisible();
    const reason = canvas.getByText('Penjelasan dari perusahaan asuransi:').closest('p');
    await expect(reason).toHaveTextContent(/asuransi: Usia tertanggung di atas batas penerimaan\.$/);
    await expect(canvas.getByRole('link', { name: 'Cari produk lainnya' })).toHaveAttribute(
      'href',
      '/products/kesehatan',
    );
  },
};

export const RejectedWithoutReason: Story = {
  args: { load: async () => ({ ...rejectedOrder, feedback: null }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Pengajuan tidak disetujui' })).toBeVisible();
    await expect(canvas.queryByText(/Penjelasan dari perusahaan asuransi/)).toBeNull();
  },
};

/** The badge does not change, so only the status text announces the rejection. */
export const RejectedWhileOpen: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    const ordersInTurn = [order, rejectedOrder];
    args.load = fn(async () => ordersInTurn.shift() ?? rejectedOrder);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Dalam Proses')).toBeVisible();
    changeSource.triggerChange();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Pengajuan tidak disetujui\. Usia tertanggung/),
    );
  },
};

/** The page has sections for persons, object, costs, files and terms, and an index that links to the sections. */
export const AwaitingPayment: Story = {
  args: { load: async () => approvedOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Disetujui')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Bayar' })).toBeVisible();
    const headings = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(headings).toEqual([
      'Selesaikan pembayaran',
      'Siapa',
      'Apa',
      'Berapa',
      'Berkas',
      'Ketentuan',
    ]);
    const index = within(canvas.getByRole('navigation', { name: 'Bagian halaman' }));
    for (const link of index.getAllByRole<HTMLAnchorElement>('link'))
      await expect(document.getElementById(link.hash.slice(1))).toBeVisible();
  },
};

/** On a phone the total and the only payment button are pinned to the bottom of the screen. */
export const AwaitingPaymentPhone: Story = {
  args: { load: async () => approvedOrder },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const pay = await canvas.findByRole('link', { name: 'Bayar' });
    await expect(pay.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(canvas.queryByRole('navigation', { name: 'Bagian halaman' })).toBeNull();
  },
};

type UnpayableOrder = {
  order: typeof expiredOrder;
  title: string;
  /** A part of the server's message. */
  message: RegExp;
  canOrderAgain: boolean;
};

/** Returns the story of an order that cannot be paid now: the page shows the server's message, and no payment button. */
const unpayableStory = ({ order: unpayableOrder, title, message, canOrderAgain }: UnpayableOrder): Story => ({
  args: { load: async () => unpayableOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible();
    await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Bayar' })).toBeNull();
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'));
    await expect(links.includes(orderAgainPath('kesehatan', unpayableOrder.product._id, 'o-1'))).toBe(
      canOrderAgain,
    );
  },
});
export const Expired = unpayableStory({
  order: expiredOrder,
  title: 'Invoice sudah kadaluarsa',
  message: /memesan lagi dengan data/,
  canOrderAgain: true,
});
export const Refunded = unpayableStory({
  order: refundedOrder,
  title: 'Dana dikembalikan',
  message: /dikembalikan ke sumber/,
  canOrderAgain: true,
});
export const Reversed = unpayableStory({
  order: reversedOrder,
  title: 'Pembayaran dibatalkan',
  message: /oleh bank atau penyedia/,
  canOrderAgain: true,
});
export const UnderReview = unpayableStory({
  order: orderUnderReview,
  title: 'Pembayaran sedang diperiksa',
  message: /sedang diperiksa\. Kami/,
  canOrderAgain: false,
});

export const PolicyPending: Story = {
  args: { load: async () => paidOrder },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh Polis' }));
    await expect(
      await canvas.findByText(
        'Polis atau Sertifikat asuransi Anda belum terbit, apabila sudah terbit kami akan memberitaukan kepada Anda',
      ),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Lihat polis' })).toBeNull();
  },
};

export const WithPolicy: Story = {
  args: { load: async () => orderWithPolicy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('NAU-KES-2026-000017')).toBeVisible();
    const download = canvas.getByRole('link', { name: /Unduh Polis/ });
    await expect(download).toHaveAttribute('target', '_blank');
    await expect(canvas.getByRole('link', { name: 'Lihat polis' })).toHaveAttribute('href', '/polis/pol-1');
    const { productType, orderId } = orderWithPolicy;
    await expect(canvas.getByRole('link', { name: /^INV/ })).toHaveAttribute(
      'href',
      invoicePath(productType, orderId),
    );
  },
};

/** The cover has ended: the page does not call the policy active, and offers to order again. */
export const PolicyEnded: Story = {
  args: { load: async () => ({ ...orderWithPolicy, policy: { ...orderWithPolicy.policy, state: 'ended' } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Polis Anda sudah berakhir' })).toBeVisible();
    await expect(canvas.queryByText('Polis Anda aktif')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pesan lagi' })).toHaveAttribute(
      'href',
      orderAgainPath(orderWithPolicy.productType, orderWithPolicy.product._id, orderWithPolicy.orderId),
    );
    await expect(canvas.getByRole('link', { name: /Unduh Polis/ })).toBeVisible();
  },
};

/** The cover begins later, so the page does not call the policy active. */
export const PolicyUpcoming: Story = {
  args: {
    load: async () => ({ ...orderWithPolicy, policy: { ...orderWithPolicy.policy, state: 'upcoming' } }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Polis Anda sudah terbit' })).toBeVisible();
    await expect(canvas.queryByText('Polis Anda aktif')).toBeNull();
  },
};

/**
 * Links to files expire after ten minutes [Q5], so the page reloads when it becomes visible again. The focus stays, and
 * nothing is announced.
 */
export const VisibleAgain: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    let loadCount = 0;
    args.load = async () => {
      loadCount += 1;
      const [file] = orderWithPolicy.attachments;
      return {
        ...orderWithPolicy,
        attachments: file ? [{ ...file, url: `/files/ktp.jpg?signature=${loadCount}` }] : [],
        policy: { ...orderWithPolicy.policy, policyAttachment: `/files/polis.pdf?signature=${loadCount}` },
      };
    };
  },
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: /Unduh Polis/ });
    await expect(download).toHaveAttribute('href', '/files/polis.pdf?signature=1');
    download.focus();
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(download).toHaveAttribute('href', '/files/polis.pdf?signature=2'));
    await expect(canvas.getByRole('link', { name: /KTP Tertanggung/ })).toHaveAttribute(
      'href',
      '/files/ktp.jpg?signature=2',
    );
    await expect(download).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
  },
};

export const Phone: Story = {
  args: { load: async () => orderWithPolicy },
  globals: { viewport: { value: 'phone' } },
};

export const LongNamesPhone: Story = {
  args: { load: async () => longOrder },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Disetujui')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

export const NotFound: Story = {
  args: {
    load: async () => {
      throw Object.assign(new Error('not found'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    load: async () => {
      throw new Error('offline');
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

export const Dark: Story = {
  ...InProcess,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

/** Below the next action, the page shows the draft of a revision that the member started on another device. */
export const UnsentRevision: Story = {
  args: {
    load: async () => pendingOrder,
    drafts: (
      <DraftList
        drafts={[
          {
            kind: 'revision',
            name: 'revision.o-1.1795230000000',
            productType: 'kesehatan',
            orderId: 'o-1',
            requestedAt: 1795230000000,
            productName: pendingOrder.product.productName,
            step: 'attachment',
            changedAt: '2026-11-21T03:00:00.000Z',
            expiresAt: '2026-11-28T03:00:00.000Z',
          },
        ]}
        onDelete={async () => undefined}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Perbarui data' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Draf yang belum dikirim', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Lanjutkan draf Perbaikan data/ })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-1/update#attachment',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { AccountLayout } from '../account-layout/index.ts';
import { guide } from './AccountOverview.guide.ts';
import { AccountOverview, type AccountOverviewProps } from './index.ts';
import {
  emptyOverview,
  fullOverview,
  longOverview,
  overdueOverview,
  overviewWithoutActions,
} from './overview.fixture.ts';

const changeSource = createChangeSource();

const meta = {
  title: 'Account/AccountOverview',
  component: AccountOverview,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    load: fn(async () => fullOverview) as AccountOverviewProps['load'],
  },
  render: (args) => (
    <div className="nu:@container">
      <AccountLayout current="overview">
        <AccountOverview {...args} />
      </AccountLayout>
    </div>
  ),
} satisfies Meta<typeof AccountOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The actions state their deadlines and link to their pages. The button shows the fifth action, and its link gets the
 * focus. Below the actions are the policies, the open claims, the newest invoice and the newest orders.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const actions = within(await canvas.findByRole('region', { name: /^Yang perlu Anda lakukan/ }));
    await expect(actions.getByRole('link', { name: /^Bayar: Bayar Rp12\.387\.800/ })).toHaveAttribute(
      'href',
      '/invoice/o-1/kendaraan',
    );
    await expect(actions.getByText('Paling lambat 28/11/2026 23.59 WIB')).toBeVisible();
    await expect(actions.getByText('Sebelum 20 Januari 2027')).toBeVisible();
    await expect(actions.getByRole('link', { name: /^Lanjutkan: Lengkapi 2 berkas/ })).toHaveAttribute(
      'href',
      '/claims/progress/c-1',
    );
    await expect(actions.getByRole('link', { name: /^Perbarui data/ })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-2/update',
    );
    await expect(actions.getByRole('link', { name: /^Lanjutkan: Lanjutkan draf/ })).toHaveAttribute(
      'href',
      '/products/kesehatan/order/p-1#alamat',
    );
    await userEvent.click(actions.getByRole('button', { name: 'Tampilkan 1 lagi' }));
    await waitFor(() =>
      expect(actions.getByRole('link', { name: /Klaim Sambirejo Sehat 200/ })).toHaveFocus(),
    );

    const policies = within(canvas.getByRole('region', { name: 'Polis Anda' }));
    await expect(policies.getByText('15 Januari 2027')).toBeVisible();
    await expect(policies.getByText('Belum Berlaku')).toBeVisible();
    await expect(policies.getByRole('link', { name: 'Semua polis' })).toHaveAttribute(
      'href',
      '/account?tab=policy',
    );
    const claims = within(canvas.getByRole('region', { name: 'Klaim yang berjalan' }));
    await expect(claims.getByRole('link', { name: /KLM-2026-000201.*Diverifikasi/ })).toHaveAttribute(
      'href',
      '/claims/progress/c-2',
    );
    const invoice = within(canvas.getByRole('region', { name: 'Invoice terbaru' }));
    await expect(invoice.getByText('Rp12.387.800')).toBeVisible();
    await expect(invoice.getByRole('link', { name: 'Bayar invoice INV/2026/11/000011' })).toBeVisible();
    const orders = within(canvas.getByRole('region', { name: 'Pembelian Asuransi' }));
    await expect(orders.getAllByRole('listitem')).toHaveLength(3);
    await expect(orders.getByRole('link', { name: /KPA-2026-000058.*Sudah dibayar/ })).toHaveAttribute(
      'href',
      '/orders/kendaraan/o-3',
    );
    await expect(orders.getByRole('link', { name: 'Semua pesanan (4)' })).toHaveAttribute(
      'href',
      '/account?tab=purchase',
    );
  },
};

/** After a missed deadline, the action states in words that it is late, what is still possible, and what happens otherwise. */
export const Overdue: Story = {
  args: { load: async () => overdueOverview },
  play: async ({ canvas }) => {
    const actions = within(await canvas.findByRole('region', { name: /^Yang perlu Anda lakukan/ }));
    const [overdueAction, actionInTime] = actions.getAllByRole('listitem').map((item) => within(item));
    await expect(overdueAction?.getByText('Batas waktu sudah lewat.')).toBeVisible();
    await expect(overdueAction?.getByText(/Anda masih dapat mengirim berkas sekarang\./)).toBeVisible();
    await expect(overdueAction?.getByRole('link', { name: /^Lanjutkan: Lengkapi 2 berkas/ })).toBeVisible();
    await expect(actionInTime?.queryByText('Batas waktu sudah lewat.')).toBeNull();
  },
};

/**
 * `load` returns only the first rows. The list of actions states where the other actions are. The title of the policies
 * counts all policies.
 */
export const MoreActionsThanListed: Story = {
  args: {
    load: async () => ({
      ...fullOverview,
      actions: { ...fullOverview.actions, total: 63 },
      policies: { ...fullOverview.policies, total: 14 },
    }),
  },
  play: async ({ canvas }) => {
    const listedCount = fullOverview.actions.rows.length;
    await userEvent.click(await canvas.findByRole('button', { name: 'Tampilkan 1 lagi' }));
    await expect(
      canvas.getByText(
        `${listedCount} yang paling mendesak dari 63. Sisanya ada di daftar pesanan dan klaim.`,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Polis Anda (14)' })).toBeVisible();
  },
};

export const NothingToDo: Story = {
  args: { load: async () => overviewWithoutActions },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada yang perlu Anda lakukan saat ini.')).toBeVisible();
    await expect(canvas.getByText(/^Tidak ada klaim yang berjalan/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ajukan klaim' })).toHaveAttribute('href', '/claims');
    const invoice = within(canvas.getByRole('region', { name: 'Invoice terbaru' }));
    await expect(invoice.getByText('Sudah dibayar')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat invoice INV/2026/11/000011' })).toBeVisible();
  },
};

/** A member without orders sees a link to the products on the home page, and no list of orders. */
export const Empty: Story = {
  args: { load: async () => emptyOverview },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum terdapat order')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari asuransi' })).toHaveAttribute('href', '/');
    await expect(canvas.queryByText('Pembelian Asuransi')).not.toBeInTheDocument();
  },
};

/** Amounts stay on one line, and nothing is wider than the phone. */
export const LongNamesOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { load: async () => longOverview },
  play: async ({ canvas }) => {
    const amount = await canvas.findByText('Rp1.234.567.890');
    await expect(amount.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Memuat…')).toBeInTheDocument();
  },
};

/** A failure can be retried; the navigation stays. */
export const Failed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ status: 500, message: 'Server error' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Polis' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Bayar Rp12.387.800')).toBeVisible();
  },
};

/** Without a network the overview loads when the network returns. */
export const Offline: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ status: 0, message: 'Koneksi terputus.' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Bayar Rp12.387.800')).toBeVisible();
  },
};

/** A change on the server replaces the actions. */
export const UpdatesOnChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    mocked(args.load).mockResolvedValueOnce(fullOverview).mockResolvedValue(overviewWithoutActions);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Bayar Rp12.387.800')).toBeVisible();
    changeSource.triggerChange();
    await expect(await canvas.findByText('Tidak ada yang perlu Anda lakukan saat ini.')).toBeVisible();
  },
};

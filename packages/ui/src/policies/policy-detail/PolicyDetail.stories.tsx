import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import {
  endedPolicy,
  longPolicy,
  policy,
  receivedPolicy,
  unissuedPolicy,
  unsentPolicy,
  upcomingPolicy,
  voidPolicy,
} from '../story-data.ts';
import { PolicyPage } from './index.ts';
import { guide } from './PolicyDetail.guide.ts';

const meta = {
  title: 'Policies/PolicyDetail',
  component: PolicyPage,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <PolicyPage {...args} />
    </div>
  ),
  parameters: { guide, layout: 'fullscreen' },
  args: { load: async () => policy },
} satisfies Meta<typeof PolicyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Aktif')).toBeVisible();
    await expect(
      canvas.getByText('21 November 2026 pukul 11.00 WIB s.d. 21 November 2027 pukul 24.00 WIB'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Unduh Polis/ })).toHaveAttribute(
      'href',
      '/files/polis.pdf',
    );
    await expect(canvas.getByRole('link', { name: 'Ajukan Klaim' })).toHaveAttribute(
      'href',
      '/claims/NAU-KES-2026-000017?productType=kesehatan',
    );
    await expect(canvas.getByRole('link', { name: /^Penjelasan Asuransi/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ingatkan sebelum polis berakhir' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Manfaat' })).toBeVisible();
    await expect(
      canvas.getByText('Polis cetak dikirim pada 23 November 2026 lewat JNE Reguler.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Status Pengiriman' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Status Pengiriman' }));
    await expect(dialog.getByText('JNE0012345678901')).toBeVisible();
    await expect(dialog.getByText('JNE Reguler')).toBeVisible();
    await expect(dialog.queryByText('Tanggal diterima')).toBeNull();
  },
};

/**
 * A cover of some days (`timePeriod` is 0), such as for a trip, cannot be renewed, so there is no reminder of the last
 * day.
 */
export const CoverOfDays: Story = {
  args: { load: async () => ({ ...policy, timePeriod: 0 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Unduh Polis/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ingatkan sebelum polis berakhir' })).toBeNull();
  },
};

/** The height of a button whose label has one line is below this; with two lines, it is above. */
const MAX_ONE_LINE_BUTTON_PX = 52;

/** Buttons that do not fit next to each other are stacked, so that no label breaks into two lines. */
export const ActivePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: /Unduh Polis/ });
    await expect(download.getBoundingClientRect().height).toBeLessThan(MAX_ONE_LINE_BUTTON_PX);
  },
};

export const NotSent: Story = {
  args: { load: async () => unsentPolicy },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Status Pengiriman' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Status Pengiriman' }));
    await expect(dialog.getByText('Belum Dikirim')).toBeVisible();
    await expect(dialog.getByText('---')).toBeVisible();
    await expect(dialog.queryByText('Kurir')).toBeNull();
    await expect(dialog.queryByText('Tanggal pengiriman')).toBeNull();
    await expect(canvas.queryByText(/Polis cetak di/)).toBeNull();
  },
};

export const Received: Story = {
  args: { load: async () => receivedPolicy },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Polis cetak diterima pada 25 November 2026.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Status Pengiriman' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Status Pengiriman' }));
    await expect(dialog.getByText('Diterima')).toBeVisible();
    await expect(dialog.getByText('25 November 2026')).toBeVisible();
  },
};

/** Links to files expire after ten minutes [Q5], so the page reloads when it becomes visible again. */
export const VisibleAgain: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    let loads = 0;
    args.load = async () => {
      loads += 1;
      return { ...policy, certificate: `/files/polis.pdf?signature=${loads}` };
    };
  },
  play: async ({ canvas }) => {
    const download = await canvas.findByRole('link', { name: /Unduh Polis/ });
    await expect(download).toHaveAttribute('href', '/files/polis.pdf?signature=1');
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(download).toHaveAttribute('href', '/files/polis.pdf?signature=2'));
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const DocumentPending: Story = { args: { load: async () => unissuedPolicy } };
/** A paid policy whose first day is in the future: the policy is not in force yet, and the member cannot claim. */
export const Upcoming: Story = {
  args: { load: async () => upcomingPolicy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum Berlaku')).toBeVisible();
    await expect(
      canvas.getByText('1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB'),
    ).toBeVisible();
    await expect(
      canvas.getByText(/^Polis ini mulai berlaku 1 Desember 2026 pukul 00\.00 WIB\./),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ajukan Klaim' })).toBeNull();
    await expect(canvas.getByRole('link', { name: /Unduh Polis/ })).toBeVisible();
  },
};

/** The page states that the cover has ended, what can still be claimed, and how to order again. */
export const Ended: Story = {
  args: { load: async () => endedPolicy },
  play: async ({ canvas }) => {
    const notice = await canvas.findByText(/^Polis ini berakhir pada .* pesan lagi\.$/);
    await expect(notice).toHaveTextContent('Klaim dapat diajukan untuk kejadian selama polis masih berlaku.');
    await expect(canvas.getByRole('link', { name: 'Lihat pesanan' })).toBeVisible();
  },
};

/** The page states why the policy is void; a claim is not offered. */
export const Voided: Story = {
  args: { load: async () => voidPolicy },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Polis ini tidak berlaku, karena pembayarannya/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Ajukan Klaim' })).toBeNull();
  },
};

export const LongNamesPhone: Story = {
  args: { load: async () => longPolicy },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Aktif')).toBeVisible();
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

export const Dark: Story = {
  ...Active,
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent } from 'storybook/test';
import { plan } from '../fixtures/plans.ts';
import { PlanDetailScreen, type PlanDetailScreenProps } from './PlanDetailScreen.tsx';

const load: PlanDetailScreenProps['load'] = fn(async () => plan);

const meta = {
  title: 'Plans/PlanDetailScreen',
  component: PlanDetailScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    load,
    title: 'Asuransi Kesehatan',
    dob: '1990-01-01',
    today: '2026-11-21',
    hrefs: {
      landing: '/products/kesehatan',
      list: '/products/kesehatan/plan?dob=1990-01-01',
      order: '/products/kesehatan/order/plan-0?dob=1990-01-01',
      change: '/products/kesehatan?dob=1990-01-01',
    },
    onConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof PlanDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { load: () => new Promise(() => {}) } };

export const NotFound: Story = {
  args: { load: () => Promise.reject({ message: 'Data yang Anda cari tidak ditemukan', status: 404 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Kami tidak menemukan produk yang Anda cari' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat produk lain' })).toHaveAttribute(
      'href',
      '/products/kesehatan/plan?dob=1990-01-01',
    );
  },
};

export const FailedThenRetried: Story = {
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ message: 'Koneksi internet terputus', status: 0 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sehat Prima 100' })).toBeVisible();
  },
};

export const Failed: Story = { args: { load: () => Promise.reject(new Error()) } };

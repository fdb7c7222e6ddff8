import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { createDeferred } from '../fixtures/deferred.ts';
import { otherPlan, plan } from '../fixtures/plans.ts';
import { guide } from './PlanDetailScreen.guide.ts';
import { PlanDetailScreen, type PlanDetailScreenProps } from './PlanDetailScreen.tsx';

const load: PlanDetailScreenProps['load'] = fn(async () => plan);

const meta = {
  title: 'Plans/PlanDetailScreen',
  component: PlanDetailScreen,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    load,
    line: 'kesehatan',
    search: { dob: '1990-01-01' },
    today: '2026-11-21',
    hrefs: {
      landing: '/products/kesehatan',
      list: '/products/kesehatan/plan?dob=1990-01-01',
      order: '/products/kesehatan/order/plan-0?dob=1990-01-01',
      change: '/products/kesehatan?dob=1990-01-01',
    },
    onRequestConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof PlanDetailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { load: () => new Promise(() => {}) } };

/** A plan that is part of the server-rendered page is not requested again. */
export const ServerRendered: Story = {
  args: { plan, load: fn(() => new Promise<never>(() => {})) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sehat Prima 100' })).toBeVisible();
    await expect(args.load).not.toHaveBeenCalled();
  },
};

export const NotFound: Story = {
  args: { load: () => Promise.reject({ message: 'Page Not Found', status: 404 }) },
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
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ message: 'Koneksi internet terputus', status: 0 });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    const heading = await canvas.findByRole('heading', { level: 1, name: 'Sehat Prima 100' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Failed: Story = { args: { load: () => Promise.reject(new Error()) } };

const sessionRestored = createDeferred<void>();
const member = { fullName: 'SARI WULANDARI', phoneNumber: '6281234567890', email: 'sari@contoh.id' };

function ScreenWithLateMember(props: PlanDetailScreenProps) {
  const [isMemberKnown, setIsMemberKnown] = useState(false);
  const waitForMember = () => sessionRestored.promise.then(() => setIsMemberKnown(true));
  return (
    <PlanDetailScreen
      {...props}
      waitForMember={waitForMember}
      memberPrefill={isMemberKnown ? member : undefined}
    />
  );
}

/** A click before the session is restored opens the dialog after the restoration, with the member's data [1 §6]. */
export const OpenedBeforeMemberKnown: Story = {
  tags: ['!autodocs'],
  args: { load: async () => otherPlan },
  render: (args) => <ScreenWithLateMember {...args} />,
  play: async ({ canvas }) => {
    const [orderButton] = await canvas.findAllByRole('button', { name: 'Pilih Sekarang' });
    await userEvent.click(orderButton as HTMLElement);
    await waitFor(() => expect(orderButton).toHaveAttribute('aria-busy', 'true'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    sessionRestored.resolve();
    const dialog = within(await screen.findByRole('dialog', { name: 'Hubungi konsultan' }));
    await expect(dialog.getByRole('textbox', { name: 'Nama lengkap' })).toHaveValue('SARI WULANDARI');
    await expect(dialog.getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
  },
};

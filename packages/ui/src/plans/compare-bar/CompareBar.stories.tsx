import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { guide } from './CompareBar.guide.ts';
import { CompareBar } from './CompareBar.tsx';

const firstPlan = { _id: 'plan-0', productName: 'Sehat Prima 100' };
const secondPlan = { _id: 'plan-1', productName: 'Perlindungan Kesehatan Menyeluruh Keluarga Platinum' };

const meta = {
  title: 'Plans/CompareBar',
  component: CompareBar,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    plans: [firstPlan, secondPlan],
    limit: 2,
    isLimitExceeded: false,
    pending: false,
    onRemove: fn(),
    onReset: fn(),
    onCompare: fn(),
  },
} satisfies Meta<typeof CompareBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Sehat Prima 100 dari perbandingan' }));
    await expect(args.onRemove).toHaveBeenCalledWith('plan-0');
    await userEvent.click(canvas.getByRole('button', { name: 'Bandingkan (2/2)' }));
    await expect(args.onCompare).toHaveBeenCalledOnce();
  },
};

export const OneChosen: Story = {
  args: { plans: [firstPlan] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pilih 1 lagi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bandingkan (1/2)' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 dari 2 produk dipilih untuk dibandingkan');
  },
};

/** With a limit of three, a second product is enough for a comparison. */
export const OneOfThree: Story = {
  args: { plans: [firstPlan], limit: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pilih 1 lagi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bandingkan (1/3)' })).toBeDisabled();
  },
};

/** Two of at most three vehicle products [Q12] can be compared, and a button removes all of them. */
export const UpToThree: Story = {
  args: { plans: [firstPlan, secondPlan], limit: 3 },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Bisa pilih 1 lagi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bandingkan (2/3)' })).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus semua' }));
    await expect(args.onReset).toHaveBeenCalledOnce();
  },
};

export const AboveLimit: Story = {
  args: { isLimitExceeded: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Maksimal 2 produk');
  },
};

export const ComparisonLoading: Story = { args: { pending: true } };

/**
 * The bar stores its height in `--nu-pinned`, so that the page can place a floating button above the bar. The height is
 * larger with a message, and 0 without plans.
 */
export const WithFloatingButton: Story = {
  render: function Page(args) {
    const [isLimitExceeded, setIsLimitExceeded] = useState(false);
    const [hasPlans, setHasPlans] = useState(true);
    return (
      <>
        <main style={{ width: 360 }}>
          <button type="button" onClick={() => setIsLimitExceeded(true)}>
            Satu lagi
          </button>
          <button type="button" onClick={() => setHasPlans(false)}>
            Kosongkan
          </button>
          <CompareBar {...args} plans={hasPlans ? args.plans : []} isLimitExceeded={isLimitExceeded} />
        </main>
        <aside aria-label="Bantuan" style={{ height: 'var(--nu-pinned)' }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('region', { name: 'Produk yang dibandingkan' });
    const reservedHeight = () => canvas.getByRole('complementary').getBoundingClientRect().height;
    // The precision -1 accepts a difference of up to 5 px.
    const expectSameHeight = () =>
      expect(reservedHeight()).toBeCloseTo(bar.getBoundingClientRect().height, -1);
    await waitFor(expectSameHeight);
    const initialHeight = reservedHeight();
    // Two rows of at least 44 px, with paddings.
    await expect(initialHeight).toBeGreaterThan(96);
    await userEvent.click(canvas.getByRole('button', { name: 'Satu lagi' }));
    await waitFor(() => expect(reservedHeight()).toBeGreaterThan(initialHeight));
    await waitFor(expectSameHeight);
    await userEvent.click(canvas.getByRole('button', { name: 'Kosongkan' }));
    await waitFor(() => expect(reservedHeight()).toBe(0));
  },
};

export const NothingChosen: Story = {
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

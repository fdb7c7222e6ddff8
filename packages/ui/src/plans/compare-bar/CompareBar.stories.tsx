import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { CompareBar } from './CompareBar.tsx';

const first = { _id: 'plan-0', productName: 'Sehat Prima 100' };
const second = { _id: 'plan-1', productName: 'Perlindungan Kesehatan Menyeluruh Keluarga Platinum' };

const meta = {
  title: 'Plans/CompareBar',
  component: CompareBar,
  parameters: { layout: 'fullscreen' },
  args: {
    plans: [first, second],
    limit: 2,
    refused: false,
    pending: false,
    onRemove: fn(),
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
  args: { plans: [first] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pilih satu lagi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bandingkan (1/2)' })).toBeDisabled();
    await expect(canvas.getByRole('status')).toHaveTextContent('1 dari 2 produk dipilih untuk dibandingkan');
  },
};

/** As on the vehicle list [Q12]. */
export const UpToThree: Story = {
  args: { plans: [first], limit: 3 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pilih 2 lagi')).toBeVisible();
  },
};

export const OneTooMany: Story = {
  args: { refused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Maksimal 2 produk');
  },
};

export const ComparisonOnItsWay: Story = { args: { pending: true } };

export const NothingChosen: Story = {
  args: { plans: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

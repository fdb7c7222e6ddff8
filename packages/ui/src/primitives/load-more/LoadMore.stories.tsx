import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './LoadMore.guide.ts';
import { LoadMore } from './LoadMore.tsx';

const meta = {
  title: 'Primitives/LoadMore',
  component: LoadMore,
  parameters: { guide },
  args: { hasMore: true, shownCount: 10, total: 24, onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Menampilkan 10 dari 24');
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

export const Pending: Story = { args: { pending: true } };

export const AllShown: Story = {
  args: { hasMore: false, shownCount: 24 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Muat Lebih' })).toBeDisabled();
  },
};

export const UnknownTotal: Story = { args: { total: undefined } };

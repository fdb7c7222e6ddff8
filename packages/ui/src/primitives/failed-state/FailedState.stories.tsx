import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { guide } from './FailedState.guide.ts';
import { FailedState } from './FailedState.tsx';

const meta = {
  title: 'Primitives/FailedState',
  component: FailedState,
  parameters: { guide },
  args: { onRetry: fn() },
} satisfies Meta<typeof FailedState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Gagal memuat data');
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const Offline: Story = {
  args: { offline: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Periksa koneksi internet Anda, lalu coba lagi.',
    );
    await expect(canvasElement.querySelector('svg[data-drawing]')).toHaveAttribute('data-drawing', 'offline');
  },
};

export const Retrying: Story = { args: { pending: true } };

export const CustomText: Story = {
  args: { title: 'Kalender gagal dimuat', children: 'Silakan coba beberapa saat lagi.' },
};

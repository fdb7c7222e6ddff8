import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './VerifyNotice.guide.ts';
import { VerifyNotice, type VerifyNoticeProps } from './VerifyNotice.tsx';

const onResend: VerifyNoticeProps['onResend'] = fn(async () => {});

const meta = {
  title: 'Account/VerifyNotice',
  component: VerifyNotice,
  parameters: { guide },
  args: { email: 'sari@contoh.id', onResend },
  render: (args) => (
    <>
      <VerifyNotice {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof VerifyNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithReason: Story = {
  args: { purpose: 'agar kabar pesanan ini pasti sampai' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pasti sampai\.$/)).toBeVisible();
  },
};

/** After a mail was sent, the button is disabled. */
export const Sent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang email verifikasi' }));
    await expect(await screen.findByText(/Email verifikasi baru sudah dikirim/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Email sudah dikirim' })).toBeDisabled();
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

export const TooManyRequests: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onResend).mockRejectedValueOnce({ message: 'TOO_MANY', status: 429 });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim ulang email verifikasi' }));
    await expect(await screen.findByText('Silahkan coba beberapa saat lagi')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Kirim ulang email verifikasi' })).toBeEnabled(),
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './VerifyResult.guide.ts';
import { VerifyResult, type VerifyResultProps } from './VerifyResult.tsx';

const verify: VerifyResultProps['verify'] = fn(async () => 'verified');

const meta = {
  title: 'Account/VerifyResult',
  component: VerifyResult,
  parameters: { guide, layout: 'fullscreen' },
  args: { verify, loginHref: '/login' },
  render: (args) => (
    <StrictMode>
      <VerifyResult {...args} />
      <Toaster />
    </StrictMode>
  ),
} satisfies Meta<typeof VerifyResult>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The verification is requested only once, because the server rejects a second request with the same link. */
export const Verified: Story = {
  play: async ({ canvas, args }) => {
    const heading = await canvas.findByRole('heading', {
      level: 1,
      name: 'Selamat! Akun Anda berhasil di verifikasi.',
    });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.verify).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  },
};

/** A signed-in member gets a link to the next step, and not to the login. */
export const VerifiedMember: Story = {
  args: { next: { label: 'Lanjutkan pesanan', href: '/products/kesehatan/order/p-1' } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Lanjutkan pesanan' });
    await expect(link).toHaveAttribute('href', '/products/kesehatan/order/p-1');
    await expect(canvas.getByText('Anda sudah masuk, jadi dapat langsung melanjutkan.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Masuk' })).toBeNull();
  },
};

export const Checking: Story = { args: { verify: () => new Promise(() => {}) } };

/** Each message of the server except 'verified' means that the link is not valid. */
export const OtherMessage: Story = {
  args: { verify: async () => 'expired' },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Invalid! Token Invalid.' });
    await waitFor(() => expect(heading).toHaveFocus());
  },
};

export const Failed: Story = {
  args: { verify: () => Promise.reject(new Error('Page Not Found')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Invalid! Token Invalid.' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  },
};

/** A member whose link was rejected can request another link here. */
export const Resent: Story = {
  args: { verify: async () => 'expired', onResend: fn(async () => {}) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang email verifikasi' }));
    await expect(await screen.findByText(/Email verifikasi baru sudah dikirim/)).toBeVisible();
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

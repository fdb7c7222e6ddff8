import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { guide } from './ConfirmLink.guide.ts';
import { ConfirmLink, type ConfirmLinkProps } from './ConfirmLink.tsx';

const onConfirm: ConfirmLinkProps['onConfirm'] = fn(async () => {});

const meta = {
  title: 'Account/ConfirmLink',
  component: ConfirmLink,
  parameters: { guide, layout: 'fullscreen' },
  args: { kind: 'device', onConfirm, next: { label: 'Masuk', href: '/login' } },
} satisfies Meta<typeof ConfirmLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Device: Story = {
  play: async ({ canvas, args }) => {
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Konfirmasi perangkat ini' }));
    const heading = await canvas.findByRole('heading', { name: 'Perangkat ini sudah dikonfirmasi' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  },
};

export const Email: Story = {
  args: { kind: 'email', next: { label: 'Ke akun saya', href: '/account' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai email ini' }));
    await expect(await canvas.findByRole('heading', { name: 'Email akun Anda sudah diganti' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ke akun saya' })).toBeVisible();
  },
};

/** The button before it is pressed. */
export const Open: Story = { args: { kind: 'email' } };

export const Invalid: Story = {
  args: { onConfirm: () => Promise.reject(Object.assign(new Error('Tautan'), { status: 404 })) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Konfirmasi perangkat ini' }));
    const heading = await canvas.findByRole('heading', { name: 'Tautan tidak berlaku' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Kembali ke beranda' })).toHaveAttribute('href', '/');
  },
};

/** After a failure the visitor can try again. */
export const Failed: Story = {
  args: { kind: 'email', onConfirm: fn(async () => {}) },
  beforeEach: ({ args }) => {
    mocked(args.onConfirm).mockRejectedValueOnce(
      Object.assign(new Error('Email sudah terdaftar, gunakan email lainnya'), { status: 409 }),
    );
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Pakai email ini' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Email sudah terdaftar, gunakan email lainnya',
    );
    await userEvent.click(button);
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Email akun Anda sudah diganti',
    );
  },
};

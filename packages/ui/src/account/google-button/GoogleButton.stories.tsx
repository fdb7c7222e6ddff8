import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './GoogleButton.guide.ts';
import { GoogleButton, type GoogleButtonProps } from './GoogleButton.tsx';

const onPress: GoogleButtonProps['onPress'] = fn(async () => {});

const meta = {
  title: 'Account/GoogleButton',
  component: GoogleButton,
  parameters: { guide },
  args: { purpose: 'login', onPress },
  render: (args) => (
    <div className="nu:max-w-sm">
      <GoogleButton {...args} />
      <Toaster />
    </div>
  ),
} satisfies Meta<typeof GoogleButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Login: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Masuk dengan Google' })).toBeVisible();
  },
};

export const Register: Story = {
  args: { purpose: 'register' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Daftar dengan Google' })).toBeVisible();
  },
};

/** The button stays pending while the browser leaves the page; a second click does nothing. */
export const Leaving: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Masuk dengan Google' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onPress).mockRejectedValueOnce(new Error(''));
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Masuk dengan Google' });
    await userEvent.click(button);
    await expect(await screen.findByText('Google belum dapat dihubungi, silakan coba lagi')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

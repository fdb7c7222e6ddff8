import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './PasskeyButton.guide.ts';
import { PasskeyButton, type PasskeyButtonProps } from './PasskeyButton.tsx';

const onPress: PasskeyButtonProps['onPress'] = fn(async () => {});

const meta = {
  title: 'Account/PasskeyButton',
  component: PasskeyButton,
  parameters: { guide },
  args: { onPress },
  render: (args) => (
    <>
      <PasskeyButton {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PasskeyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Masuk dengan passkey' });
    await userEvent.click(button);
    await expect(args.onPress).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
  },
};

export const Failed: Story = {
  args: { onPress: () => Promise.reject(new Error('Passkey tidak dapat dipakai')) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Masuk dengan passkey' });
    await userEvent.click(button);
    await expect(await screen.findByText('Passkey tidak dapat dipakai')).toBeVisible();
    await expect(button).not.toHaveAttribute('aria-busy');
  },
};

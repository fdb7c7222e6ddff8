import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { guide } from './CopyButton.guide.ts';
import { CopyButton } from './CopyButton.tsx';

const meta = {
  title: 'Primitives/CopyButton',
  component: CopyButton,
  parameters: { guide },
  args: { value: '80777000123', subject: 'nomor virtual account', onCopied: fn() },
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};

/** A click copies the value and announces 'Tersalin'; the button does not change its width. */
export const Copied: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const writeText = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const button = canvas.getByRole('button', { name: 'Salin nomor virtual account' });
    const { width } = button.getBoundingClientRect();
    await userEvent.click(button);
    await expect(writeText).toHaveBeenCalledWith('80777000123');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Tersalin'));
    await expect(button.getBoundingClientRect().width).toBe(width);
    await expect(args.onCopied).toHaveBeenCalledOnce();
  },
};

/** If the browser does not allow copying, the failure is announced. */
export const Refused: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    const button = canvas.getByRole('button', { name: 'Salin nomor virtual account' });
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Gagal menyalin'));
    await expect(button).toHaveFocus();
    await expect(args.onCopied).not.toHaveBeenCalled();
  },
};

export const Quiet: Story = { args: { variant: 'quiet', label: 'Salin nomor', subject: undefined } };

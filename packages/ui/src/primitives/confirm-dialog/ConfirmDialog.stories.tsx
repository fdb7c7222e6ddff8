import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { guide } from './ConfirmDialog.guide.ts';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';

function WithTrigger({ open: initialOpen, onOpenChange, ...dialogProps }: ConfirmDialogProps) {
  const [open, setOpen] = useState(initialOpen);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Keluar
      </Button>
      <ConfirmDialog
        {...dialogProps}
        open={open}
        onOpenChange={(isOpen) => {
          setOpen(isOpen);
          onOpenChange?.(isOpen);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Primitives/ConfirmDialog',
  component: ConfirmDialog,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  render: (args) => <WithTrigger {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Keluar dari akun?',
    description: 'Draf pesanan tetap tersimpan di perangkat ini.',
  },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(
      await screen.findByRole('alertdialog', { name: 'Keluar dari akun?' }),
    ).toHaveAccessibleDescription('Draf pesanan tetap tersimpan di perangkat ini.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ya' })).toHaveFocus());
  },
};

/** If the action deletes data, the focus is on the cancel button, so that Enter cancels. */
export const Danger: Story = {
  args: { tone: 'danger', title: 'Hapus kendaraan?', confirmLabel: 'Hapus' },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** Enter confirms, but not while the Enter that opened the dialog is still held down. */
export const ConfirmedWithEnter: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Keluar' }).focus();
    await userEvent.keyboard('{Enter}');
    const confirmButton = await screen.findByRole('button', { name: 'Ya' });
    await waitFor(() => expect(confirmButton).toHaveFocus());
    // `fireEvent` returns false if the key's default action, which clicks the button, was prevented.
    await expect(fireEvent.keyDown(confirmButton, { key: 'Enter', repeat: true })).toBe(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const Confirmed: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Keluar' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const Cancelled: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

/** The dialog stays open while `onConfirm` runs: Escape and further clicks do nothing. */
export const Pending: Story = {
  args: { onConfirm: fn(() => new Promise<void>(() => undefined)) },
  play: async ({ args }) => {
    const confirmButton = await screen.findByRole('button', { name: 'Ya' });
    await userEvent.click(confirmButton);
    await expect(confirmButton).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(confirmButton);
    await userEvent.keyboard('{Escape}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['!autodocs'],
  args: { onConfirm: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Permintaan gagal diproses. Silakan coba lagi.',
    );
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** Without `open` the dialog stores its state; its trigger opens it. */
export const Uncontrolled: Story = {
  tags: ['!autodocs'],
  render: ({ open: _open, ...args }) => <ConfirmDialog {...args} trigger={<Button>Keluar</Button>} />,
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Keluar' });
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(await screen.findByRole('button', { name: 'Ya' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

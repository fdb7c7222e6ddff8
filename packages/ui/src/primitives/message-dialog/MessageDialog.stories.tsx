import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { linesOf } from '../breakable-text/lines.fixture.ts';
import { guide } from './MessageDialog.guide.ts';
import { MessageDialog } from './MessageDialog.tsx';

const meta = {
  title: 'Primitives/MessageDialog',
  component: MessageDialog,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '420px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    onAction: fn(),
    tone: 'success',
    title: 'Berhasil',
    message: 'Pesanan Anda sudah kami terima. Silakan selesaikan pembayaran.',
  },
} satisfies Meta<typeof MessageDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {
  play: async ({ args }) => {
    await expect(await screen.findByRole('alertdialog', { name: 'Berhasil' })).toHaveAccessibleDescription(
      'Pesanan Anda sudah kami terima. Silakan selesaikan pembayaran.',
    );
    const actionButton = screen.getByRole('button', { name: 'Oke' });
    await waitFor(() => expect(actionButton).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onAction).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

/** A long e-mail address wraps only after its punctuation. */
export const LongEmail: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  args: {
    message:
      'Tautan kami kirim ke kusumaningtyas.rahayu.putri.maharani.sastrodiwirjo@keluargabesar.example.com.',
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Berhasil' });
    await expect(dialog).toHaveAccessibleDescription(
      'Tautan kami kirim ke kusumaningtyas.rahayu.putri.maharani.sastrodiwirjo@keluargabesar.example.com.',
    );
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    await expect(description?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    const lines = description ? linesOf(description) : [];
    await expect(lines.length).toBeGreaterThan(1);
    await expect(lines.slice(0, -1).filter((line) => !/[-@. ]$/.test(line))).toEqual([]);
  },
};

export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'Opss..',
    message: 'Kami tidak menemukan produk yang sesuai dengan usia Anda',
    actionLabel: 'Coba lagi',
  },
};

export const Warning: Story = {
  args: { tone: 'warning', title: 'Perhatian', message: 'Sesi Anda akan berakhir.' },
};

export const Info: Story = {
  args: { tone: 'info', title: 'Info', message: 'Kantor kami tutup pada hari libur.' },
};

/** Escape closes the dialog without calling `onAction`. */
export const ClosedWithEscape: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onAction).not.toHaveBeenCalled();
  },
};

/** Without `open` the dialog stores its state, starting with `defaultOpen`. */
export const Uncontrolled: Story = {
  tags: ['!autodocs'],
  render: ({ open: _open, ...args }) => <MessageDialog {...args} defaultOpen />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Oke' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

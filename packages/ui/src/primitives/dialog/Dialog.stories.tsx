import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { guide } from './Dialog.guide.ts';
import {
  Dialog,
  DialogBody,
  DialogClose,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogPopup,
  type DialogProps,
  DialogRoot,
  DialogTitle,
} from './index.ts';

function WithTrigger({ open: initialOpen = false, onOpenChange, ...dialogProps }: DialogProps) {
  const [open, setOpen] = useState(initialOpen);
  function changeOpen(isOpen: boolean) {
    setOpen(isOpen);
    onOpenChange?.(isOpen);
  }
  return (
    <>
      <Button variant="secondary" onClick={() => changeOpen(true)}>
        Buka
      </Button>
      <Dialog {...dialogProps} open={open} onOpenChange={changeOpen} />
    </>
  );
}

const terms = Array.from(
  { length: 24 },
  (_, index) => `${index + 1}. Ketentuan polis yang berlaku untuk tertanggung.`,
);

const meta = {
  title: 'Primitives/Dialog',
  component: Dialog,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '560px' } } },
  render: (args) => <WithTrigger {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Pembayaran',
    children: 'Selesaikan pembayaran sebelum batas waktu.',
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: {
    footer: (
      <>
        <Button variant="secondary">Ganti metode</Button>
        <Button>Selesai</Button>
      </>
    ),
  },
};

/** The dialog takes the focus. Tab moves it to the close button, and Escape returns it to the button that opened the dialog. */
export const TakesAndReturnsFocus: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Buka' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Pembayaran' });
    await waitFor(() => expect(dialog).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Tutup' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const WithDescription: Story = {
  args: {
    size: 'sm',
    title: 'Data pengunjung',
    description: 'Kami memakai data ini untuk menghubungi Anda.',
  },
  play: async () => {
    await expect(await screen.findByRole('dialog')).toHaveAccessibleDescription(
      'Kami memakai data ini untuk menghubungi Anda.',
    );
  },
};

/** The text scrolls between title and actions, also with the keyboard. */
export const LongText: Story = {
  args: {
    size: 'lg',
    title: 'Syarat & Ketentuan',
    children: terms.map((term) => (
      <p key={term} className="nu:mb-3">
        {term} Penanggung memberikan jaminan sesuai ikhtisar polis, lampiran dan pengecualiannya.
      </p>
    )),
    footer: <Button>Setuju</Button>,
  },
};

export const Full: Story = { args: { size: 'full', title: 'Pratinjau polis' } };

export const WithBack: Story = {
  args: { onBack: fn() },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Kembali' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const NotDismissible: Story = {
  args: { dismissible: false, title: 'Memproses pembayaran', footer: <Button pending>Mohon tunggu</Button> },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('button', { name: 'Tutup' })).toBeNull();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog', { name: 'Memproses pembayaran' })).toBeVisible();
  },
};

/** The page next to the dialog stays usable: a click on it and Tab do not close the dialog, Escape does. */
export const AtTheSide: Story = {
  args: { placement: 'side', title: 'Setujui klaim', footer: <Button>Setujui</Button> },
  render: (args) => (
    <>
      <TextField label="Catatan" className="nu:max-w-60 nu:p-4" />
      <WithTrigger {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Setujui klaim' });
    await waitFor(() => expect(dialog).toHaveFocus());
    // The parts of a dialog are no landmarks of the page.
    await expect(screen.queryByRole('banner')).toBeNull();
    await expect(screen.queryByRole('contentinfo')).toBeNull();
    const note = canvas.getByLabelText('Catatan');
    await userEvent.click(note);
    await userEvent.type(note, 'Foto jelas');
    await expect(note).toHaveValue('Foto jelas');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Setujui' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Performs a back gesture of the phone; `beforeEach` of the story sets this function. */
let goBack = () => {};

/** On a phone each back gesture calls `onBack` and does not leave the page. */
export const BackGesture: Story = {
  tags: ['!autodocs'],
  args: { onBack: fn() },
  beforeEach: () => {
    const { CloseWatcher, matchMedia } = globalThis;
    const watchers = new Set<{ onclose: (() => void) | null; destroy: () => void }>();
    globalThis.CloseWatcher = class {
      onclose = null;
      constructor() {
        watchers.add(this);
      }
      destroy() {
        watchers.delete(this);
      }
    };
    // A device with a touch screen: `matchMedia('all')` always matches.
    globalThis.matchMedia = (query) =>
      query === '(pointer: coarse)' ? matchMedia('all') : matchMedia.call(globalThis, query);
    goBack = () => {
      const [watcher, ...others] = watchers;
      if (!watcher || others.length > 0)
        throw new Error(`The dialog must have one CloseWatcher, but has ${watchers.size}`);
      watchers.delete(watcher);
      watcher.onclose?.();
    };
    return () => Object.assign(globalThis, { CloseWatcher, matchMedia });
  },
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    goBack();
    // `goBack` throws until the dialog has created its next watcher.
    await waitFor(goBack);
    await expect(args.onBack).toHaveBeenCalledTimes(2);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const WithForm: Story = {
  args: {
    title: 'Konsultasi',
    children: (
      <div className="nu:grid nu:gap-4">
        <TextField label="Nama lengkap" />
        <TextField label="Email" type="email" error="Email wajib diisi" />
      </div>
    ),
    footer: <Button>Kirim</Button>,
  },
};

/** Without `open` the dialog stores its state, starting with `defaultOpen`. */
export const Uncontrolled: Story = {
  tags: ['!autodocs'],
  render: ({ open: _open, ...args }) => <Dialog {...args} defaultOpen />,
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The trigger opens an uncontrolled dialog, and gets the focus after closing. */
export const WithTriggerProp: Story = {
  tags: ['!autodocs'],
  render: () => (
    <Dialog title="Manfaat" trigger={<Button>Lihat manfaat</Button>}>
      Rawat inap sampai Rp1.000.000 per hari.
    </Dialog>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Lihat manfaat' });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger);
    await expect(await screen.findByRole('dialog', { name: 'Manfaat' })).toBeVisible();
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The parts in an arrangement of the host. A `DialogClose` also closes a dialog that is not dismissible. */
export const FromParts: Story = {
  render: () => (
    <DialogRoot defaultOpen dismissible={false} trigger={<Button variant="secondary">Buka</Button>}>
      <DialogPopup size="sm">
        <DialogHeader>
          <DialogTitle>Metode pembayaran</DialogTitle>
          <DialogClose label="Tutup metode pembayaran" />
        </DialogHeader>
        <DialogBody>
          <DialogDescription>Transfer dari bank mana pun.</DialogDescription>
        </DialogBody>
        <DialogFooter>
          <Button>Bayar</Button>
        </DialogFooter>
      </DialogPopup>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Metode pembayaran' });
    await expect(dialog).toHaveAccessibleDescription('Transfer dari bank mana pun.');
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Tutup metode pembayaran' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Buka' }));
    await expect(await screen.findByRole('dialog', { name: 'Metode pembayaran' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { clearToasts, Toaster } from '../../primitives/toast/index.ts';
import { ConsultantDialog, type ConsultantDialogProps } from './ConsultantDialog.tsx';

function Page(props: ConsultantDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Konsultasi
      </button>
      <ConsultantDialog {...props} open={open} onOpenChange={setOpen} />
      <Toaster />
    </>
  );
}

const onSubmit: ConsultantDialogProps['onSubmit'] = fn(async () => undefined);

const meta = {
  title: 'Plans/ConsultantDialog',
  component: ConsultantDialog,
  parameters: { docs: { story: { inline: false, height: '680px' } } },
  args: { open: true, onOpenChange: fn(), productName: 'Medika Plus 100', onSubmit },
  beforeEach: clearToasts,
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ConsultantDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog'));
const send = async () => userEvent.click((await dialog()).getByRole('button', { name: 'Kirim permintaan' }));
const member = { fullName: 'SARI WULANDARI', phoneNumber: '6281234567890', email: 'sari@contoh.id' };

export const Empty: Story = {
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    await send();
    const summary = await screen.findByRole('region', { name: 'Periksa 3 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('link', { name: 'Nama lengkap wajib di isi!' })).toBeVisible();
    await expect(within(summary).getByRole('link', { name: 'Nomor Telpon wajib di isi!' })).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'Email wajib di isi!' }));
    await waitFor(() => expect(getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongInput: Story = {
  play: async () => {
    const { getByRole, getAllByText } = await dialog();
    await userEvent.type(getByRole('textbox', { name: 'Nama lengkap' }), '<script>');
    await userEvent.type(getByRole('textbox', { name: 'Nomor telepon' }), '12345');
    await userEvent.type(getByRole('textbox', { name: 'Email' }), 'bukan email');
    await send();
    await expect(await screen.findAllByText('Nomor Telp tidak valid!')).toHaveLength(2);
    await expect(getAllByText('Email tidak valid!')).toHaveLength(2);
    await expect(getAllByText('Nama mengandung karakter yang tidak diperbolehkan!')).toHaveLength(2);
  },
};

/** Prefilled for a member, the phone without its first 2 characters; the words of the settings confirm. */
export const Sent: Story = {
  args: { prefill: member, confirmationText: 'Konsultan kami menghubungi Anda dalam 1 hari kerja.' },
  play: async ({ args }) => {
    const { getByRole, findByRole } = await dialog();
    await expect(getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await userEvent.type(getByRole('textbox', { name: /^Pesan/ }), 'Hubungi saya sore hari');
    await send();
    const close = await findByRole('button', { name: 'Tutup', description: /dalam 1 hari kerja/ });
    await waitFor(() => expect(close).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...member, message: 'Hubungi saya sore hari' });
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** A profile may hold 13 digits [1 §5.7]: the member's own number is not refused here. */
export const LongestNumberOfAProfile: Story = {
  args: { prefill: { ...member, phoneNumber: '628123456789012' } },
  play: async ({ args }) => {
    await dialog();
    await send();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phoneNumber: '628123456789012' })),
    );
  },
};

/** The server's sentence comes before the settings'. */
export const ServersConfirmation: Story = {
  args: { prefill: member },
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce('Permintaan Anda kami terima.');
  },
  play: async () => {
    await send();
    await expect(await screen.findByText('Permintaan Anda kami terima.')).toBeVisible();
  },
};

/** What was typed is still there after a failure, and after the dialog was closed and opened again. */
export const FailedAndKept: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Koneksi internet terputus, silahkan coba lagi' });
  },
  args: { prefill: { ...member, email: '' } },
  play: async ({ canvas }) => {
    const { getByRole } = await dialog();
    await userEvent.type(getByRole('textbox', { name: 'Email' }), 'sari@contoh.id');
    await send();
    await expect(await screen.findByText('Koneksi internet terputus, silahkan coba lagi')).toBeVisible();
    await expect(getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
    await userEvent.click(getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Konsultasi' }));
    await expect((await dialog()).getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
  },
};

/** The plan went out of sale while the request was written: said, and nothing typed is lost. */
export const PlanGone: Story = {
  name: '[2 §8] Produk tidak di temukan',
  args: { prefill: member },
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ status: 404, message: 'Produk tidak di temukan' });
  },
  play: async () => {
    await userEvent.type((await dialog()).getByRole('textbox', { name: /^Pesan/ }), 'Sore hari');
    await send();
    await expect(await screen.findByText('Produk tidak di temukan')).toBeVisible();
    await expect((await dialog()).getByRole('textbox', { name: /^Pesan/ })).toHaveValue('Sore hari');
  },
};

/** Only what differs from the account is kept through a refresh; it goes with the request. */
export const KeptThroughARefresh: Story = {
  args: {
    prefill: member,
    keeper: { load: async () => ({ message: 'Sore hari' }), save: fn(), discard: fn() },
  },
  play: async ({ args }) => {
    const { getByRole } = await dialog();
    const message = getByRole('textbox', { name: /^Pesan/ });
    await waitFor(() => expect(message).toHaveValue('Sore hari'));
    await userEvent.type(message, ' ya');
    await expect(args.keeper?.save).toHaveBeenLastCalledWith({ message: 'Sore hari ya' });
    await expect(args.keeper?.discard).not.toHaveBeenCalled();
    await send();
    await screen.findByRole('button', { name: 'Tutup', description: /.+/ });
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...member, message: 'Sore hari ya' });
    await expect(args.keeper?.discard).toHaveBeenCalledOnce();
  },
};

export const Sending: Story = {
  args: { prefill: member, onSubmit: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ args }) => {
    await send();
    await send();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect((await dialog()).getByRole('button', { name: 'Kirim permintaan' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './ConsultationDialog.guide.ts';
import { ConsultationDialog, type ConsultationDialogProps } from './ConsultationDialog.tsx';

/** A page with a button that opens the dialog. */
function Page(props: ConsultationDialogProps) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Konsultasi
      </button>
      <ConsultationDialog {...props} open={open} onOpenChange={setOpen} />
      <Toaster />
    </>
  );
}

const onSubmit: ConsultationDialogProps['onSubmit'] = fn(async () => undefined);

const meta = {
  title: 'Site/ConsultationDialog',
  component: ConsultationDialog,
  parameters: { guide, docs: { story: { inline: false, height: '760px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    welcomeText: 'Halo! Ceritakan kebutuhan Anda.',
    confirmationText: 'Konsultan kami menghubungi Anda dalam 1 hari kerja.',
    onSubmit,
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ConsultationDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const CONFIRM = 'Pastikan data yang Anda input sudah benar, agar mudah di hubungi konsultan kami';
const member = { fullName: 'SARI WULANDARI', phoneNumber: '6281234567890', email: 'sari@contoh.id' };

const findDialog = async () => within(await screen.findByRole('dialog'));
const submit = async () => userEvent.click((await findDialog()).getByRole('button', { name: 'Kirim pesan' }));
const findConfirmDialog = () =>
  screen.findByRole('alertdialog', { name: 'Kirim pesan?', description: CONFIRM });
const clickInConfirmDialog = async (name: string) =>
  userEvent.click(within(await findConfirmDialog()).getByRole('button', { name }));

async function fillForm() {
  const { getByRole } = await findDialog();
  await userEvent.type(getByRole('textbox', { name: 'Nama lengkap' }), '  Sari   Wulandari ');
  await userEvent.type(getByRole('textbox', { name: 'Nomor telepon' }), '0812-3456-789');
  await userEvent.type(getByRole('textbox', { name: 'Email' }), 'SARI@contoh.id');
  await userEvent.type(getByRole('textbox', { name: 'Pesan' }), '  Asuransi apa yang cocok? ');
  await submit();
}

/** After the visitor has confirmed, the dialog submits normalized values: the phone number, for example, with 62. */
export const Default: Story = {
  play: async ({ args }) => {
    await expect((await findDialog()).getByText('Halo! Ceritakan kebutuhan Anda.')).toBeVisible();
    await fillForm();
    await findConfirmDialog();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await clickInConfirmDialog('Ya');
    await expect(await screen.findByRole('dialog', { name: 'Selamat' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Sari Wulandari',
      phoneNumber: '628123456789',
      email: 'sari@contoh.id',
      message: 'Asuransi apa yang cocok?',
    });
    const close = await screen.findByRole('button', { name: 'Tutup', description: /dalam 1 hari kerja/ });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** If the site's settings have no texts, the dialog uses its default texts. */
export const DefaultTexts: Story = {
  args: { welcomeText: undefined, confirmationText: undefined },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await submit();
    const summary = await screen.findByRole('region', { name: 'Periksa 4 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Nama lengkap wajib di isi!',
      'Nomor Telpon wajib di isi!',
      'Email wajib di isi!',
      'Harap tinggalkan pesan!',
    ]);
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongInput: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { getByRole } = await findDialog();
    await userEvent.type(getByRole('textbox', { name: 'Nama lengkap' }), 'Sari');
    await userEvent.type(getByRole('textbox', { name: 'Nomor telepon' }), '81234567');
    await userEvent.type(getByRole('textbox', { name: 'Email' }), 'bukan email');
    await userEvent.type(getByRole('textbox', { name: 'Pesan' }), '   pendek     ');
    await submit();
    for (const [name, message] of [
      ['Nomor telepon', 'Nomor Telpon tidak valid!'],
      ['Email', 'Format email tidak valid!'],
      ['Pesan', 'Pesan Anda terlalu singkat!'],
    ] as const) {
      await waitFor(() => expect(getByRole('textbox', { name })).toHaveAccessibleDescription(message));
    }
  },
};

/** After a cancelled confirmation, nothing is sent, and the form keeps its input. */
export const NotConfirmed: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    await fillForm();
    await clickInConfirmDialog('Batal');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect((await findDialog()).getByRole('textbox', { name: 'Email' })).toHaveValue('SARI@contoh.id');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The dialog in which the visitor confirms the message before it is sent. */
export const Confirmation: Story = { play: fillForm };

/** For a member, only the message must be filled in. */
export const Member: Story = {
  args: { prefill: member },
  play: async ({ args }) => {
    const { getByRole } = await findDialog();
    await expect(getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await userEvent.type(getByRole('textbox', { name: 'Pesan' }), 'Mohon dihubungi');
    await submit();
    await clickInConfirmDialog('Ya');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ ...member, message: 'Mohon dihubungi' }),
    );
  },
};

/** The message starts with the search that found nothing; the visitor may change the message. */
export const AboutASearch: Story = {
  tags: ['!autodocs'],
  args: { prefill: member, message: 'Saya mencari asuransi untuk kendaraan ini: avanza 2009.' },
  play: async ({ args }) => {
    const message = (await findDialog()).getByRole('textbox', { name: 'Pesan' });
    await expect(message).toHaveValue('Saya mencari asuransi untuk kendaraan ini: avanza 2009.');
    await userEvent.type(message, ' Warna hitam.');
    await submit();
    await clickInConfirmDialog('Ya');
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        ...member,
        message: 'Saya mencari asuransi untuk kendaraan ini: avanza 2009. Warna hitam.',
      }),
    );
  },
};

/** The server's message replaces the text from the site's settings. */
export const ServerMessage: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce('Pesan Anda sudah kami terima.');
  },
  play: async () => {
    await fillForm();
    await clickInConfirmDialog('Ya');
    await expect(await screen.findByText('Pesan Anda sudah kami terima.')).toBeVisible();
  },
};

export const Sending: Story = {
  tags: ['!autodocs'],
  args: { onSubmit: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ args }) => {
    await fillForm();
    await clickInConfirmDialog('Ya');
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const button = (await findDialog()).getByRole('button', { name: 'Kirim pesan' });
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(button);
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** A failure is shown as a toast, which can be closed without closing the form; a retry works. */
export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new TypeError());
  },
  play: async ({ args }) => {
    await fillForm();
    await clickInConfirmDialog('Ya');
    const alert = await screen.findByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Data belum terkirim, silakan coba lagi'));
    await userEvent.click(within(alert).getByRole('button', { name: 'Tutup pemberitahuan' }));
    const { getByRole } = await findDialog();
    await expect(getByRole('textbox', { name: 'Pesan' })).toHaveValue('  Asuransi apa yang cocok? ');
    await submit();
    await clickInConfirmDialog('Ya');
    await expect(await screen.findByRole('dialog', { name: 'Selamat' })).toBeVisible();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

/** The input is preserved when the dialog opens again; the focus returns to the button that opened it. */
export const ClosedAndReopened: Story = {
  tags: ['!autodocs'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Konsultasi' });
    await userEvent.click(opener);
    const { getByRole } = await findDialog();
    await userEvent.type(getByRole('textbox', { name: 'Pesan' }), 'Belum selesai');
    await userEvent.click(getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await expect((await findDialog()).getByRole('textbox', { name: 'Pesan' })).toHaveValue('Belum selesai');
  },
};

/** The summary of problems shows the server's message about a field, as a link to the field. */
export const RejectedByServer: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({
      message: 'INVALID',
      fields: [{ path: 'email', message: 'Format email tidak valid' }],
    });
  },
  play: async () => {
    await fillForm();
    await clickInConfirmDialog('Ya');
    await expect(await screen.findByRole('link', { name: 'Format email tidak valid!' })).toBeVisible();
  },
};

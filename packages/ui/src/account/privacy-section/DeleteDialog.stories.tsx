import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './DeleteDialog.guide.ts';
import { DeleteDialog, type DeleteDialogProps } from './DeleteDialog.tsx';
import type { DeletionPreview } from './privacy-records.ts';

const preview: DeletionPreview = {
  confirmBy: 'password',
  fresh: false,
  removed: ['Nama, email, nomor HP, dan password', 'Alamat, rekening, dan data profil'],
  kept: [
    {
      what: '2 polis beserta sertifikatnya',
      reason: 'Polis tetap berlaku setelah akun dihapus.',
      until: 'Selama polis berjalan dan sekurang-kurangnya 5 tahun sesudahnya',
    },
  ],
  hindrance: null,
};

const onDelete: DeleteDialogProps['onDelete'] = fn(async () => {});

const meta = {
  title: 'Account/DeleteDialog',
  component: DeleteDialog,
  parameters: { guide, docs: { story: { inline: false, height: '760px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    loadDeletion: async () => preview,
    onDelete,
    onDeleted: fn(),
    onSignInAgain: fn(),
  },
} satisfies Meta<typeof DeleteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Hapus akun' }));
const CONFIRMATION_LABEL = /Ketik HAPUS untuk melanjutkan/;

async function submit({ password, confirmation }: { password?: string; confirmation?: string }) {
  const openDialog = await findDialog();
  await openDialog.findByRole('textbox', { name: CONFIRMATION_LABEL });
  if (password) await userEvent.type(openDialog.getByLabelText('Kata sandi Anda'), password);
  if (confirmation)
    await userEvent.type(openDialog.getByRole('textbox', { name: CONFIRMATION_LABEL }), confirmation);
  await userEvent.click(openDialog.getByRole('button', { name: 'Hapus akun' }));
  return openDialog;
}

/** Deletes the account after the member has typed the confirmation word and the password. */
export const Default: Story = {
  play: async ({ args }) => {
    await submit({ password: 'Rahasia123', confirmation: 'HAPUS' });
    await waitFor(() => expect(args.onDeleted).toHaveBeenCalledOnce());
    await expect(args.onDelete).toHaveBeenCalledWith('Rahasia123');
  },
};

export const RemovedAndRetainedData: Story = {
  play: async () => {
    const openDialog = await findDialog();
    await expect(await openDialog.findByText('2 polis beserta sertifikatnya')).toBeVisible();
    await expect(openDialog.getByText(/Disimpan: Selama polis berjalan/)).toBeVisible();
    await expect(openDialog.getByText('Alamat, rekening, dan data profil')).toBeVisible();
  },
};

export const NothingRetained: Story = {
  args: { loadDeletion: async () => ({ ...preview, kept: [] }) },
  play: async () => {
    await expect(
      await (await findDialog()).findByText('Tidak ada data Anda yang wajib kami simpan.'),
    ).toBeVisible();
  },
};

export const NotConfirmed: Story = {
  tags: ['!autodocs'],
  play: async ({ args }) => {
    const openDialog = await submit({ confirmation: 'hapus' });
    await waitFor(() => expect(openDialog.getByLabelText('Kata sandi Anda')).toHaveFocus());
    await expect(openDialog.getByLabelText('Kata sandi Anda')).toHaveAccessibleDescription(
      'Password wajib di isi!',
    );
    await expect(openDialog.getByRole('textbox', { name: CONFIRMATION_LABEL })).toHaveAccessibleDescription(
      'Ketik HAPUS dengan huruf besar!',
    );
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

/** The field adds an exclamation mark to the server's message, as to all messages. */
export const WrongPassword: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onDelete).mockRejectedValueOnce({
      message: 'Password salah',
      status: 422,
      fields: [{ path: 'password', message: 'Password salah' }],
    });
  },
  play: async ({ args }) => {
    const openDialog = await submit({ password: 'Salah12345', confirmation: 'HAPUS' });
    const password = openDialog.getByLabelText('Kata sandi Anda');
    await waitFor(() => expect(password).toHaveAccessibleDescription('Password salah!'));
    await expect(password).toHaveFocus();
    await expect(args.onDeleted).not.toHaveBeenCalled();
  },
};

export const TooManyRequests: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onDelete).mockRejectedValueOnce({ message: 'TOO_MANY', status: 429 });
  },
  play: async () => {
    const openDialog = await submit({ password: 'Rahasia123', confirmation: 'HAPUS' });
    await expect(await openDialog.findByText('Silahkan coba beberapa saat lagi')).toBeVisible();
  },
};

/** A member who signs in with Google has no password, so a recent login confirms the deletion. */
export const WithoutPassword: Story = {
  args: { loadDeletion: async () => ({ ...preview, confirmBy: 'session', fresh: true }) },
  play: async ({ args }) => {
    const openDialog = await submit({ confirmation: 'HAPUS' });
    await expect(openDialog.queryByLabelText('Kata sandi Anda')).toBeNull();
    await waitFor(() => expect(args.onDelete).toHaveBeenCalledWith(''));
  },
};

/** Without a password and without a recent login, the member must sign in again first. */
export const SignInAgain: Story = {
  args: { loadDeletion: async () => ({ ...preview, confirmBy: 'session', fresh: false }) },
  play: async ({ args }) => {
    await userEvent.click(await (await findDialog()).findByRole('button', { name: 'Masuk kembali' }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};

/** A payment in progress prevents the deletion. */
export const PaymentInProgress: Story = {
  args: {
    loadDeletion: async () => ({ ...preview, hindrance: 'Masih ada pembayaran yang sedang menunggu.' }),
  },
  play: async ({ args }) => {
    const openDialog = await findDialog();
    await expect(await openDialog.findByText('Masih ada pembayaran yang sedang menunggu.')).toBeVisible();
    await expect(openDialog.queryByRole('textbox', { name: CONFIRMATION_LABEL })).toBeNull();
    // The first button with this name is the icon in the header of the dialog.
    const [, closeButton] = openDialog.getAllByRole('button', { name: 'Tutup' });
    await userEvent.click(closeButton as HTMLElement);
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const Loading: Story = { args: { loadDeletion: () => new Promise(() => {}) } };

export const LoadFailed: Story = {
  args: { loadDeletion: () => Promise.reject(new Error('')) },
  play: async () => {
    await expect(await (await findDialog()).findByText('Gagal memuat data')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './SecuritySection.guide.ts';
import { SecuritySection, type SecuritySectionProps } from './SecuritySection.tsx';
import type { AccountSecurity } from './security-records.ts';

const security: AccountSecurity = {
  email: 'siti.rahayu@contoh.test',
  hasPassword: true,
  passkeys: [
    {
      id: 'p-1',
      name: 'Safari di iOS',
      createdAt: '2026-11-02T03:00:00.000Z',
      lastUsedAt: '2026-11-20T08:30:00.000Z',
    },
  ],
  sessions: [
    {
      id: 's-1',
      browser: 'Chrome',
      os: 'Android',
      createdAt: '2026-11-21T01:00:00.000Z',
      lastSeenAt: '2026-11-21T03:00:00.000Z',
      current: true,
    },
    {
      id: 's-2',
      browser: 'Firefox',
      os: 'Windows',
      createdAt: '2026-11-18T01:00:00.000Z',
      lastSeenAt: '2026-11-19T09:15:00.000Z',
      current: false,
    },
    {
      id: 's-3',
      browser: null,
      os: null,
      createdAt: '2026-11-17T01:00:00.000Z',
      lastSeenAt: '2026-11-17T02:00:00.000Z',
      current: false,
    },
  ],
};

const action = () => fn(async () => {});
const loadSecurity: SecuritySectionProps['loadSecurity'] = fn(async () => security);
const onChangePassword: SecuritySectionProps['onChangePassword'] = action();

const meta = {
  title: 'Account/SecuritySection',
  component: SecuritySection,
  parameters: { guide },
  args: {
    loadSecurity,
    onProve: action(),
    onSignInAgain: fn(),
    onChangePassword,
    onChangeEmail: action(),
    onAddPasskey: action(),
    onRemovePasskey: action(),
    onEndSession: action(),
    onEndSessions: action(),
  },
  render: (args) => (
    <>
      <SecuritySection {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof SecuritySection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function typeNewPassword(canvas: Canvas, password: string, repeated = password) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Ubah kata sandi' }));
  await userEvent.type(canvas.getByLabelText('Kata sandi saat ini'), 'Rahasia123');
  await userEvent.type(canvas.getByLabelText('Kata sandi baru'), password);
  await userEvent.type(canvas.getByLabelText('Tulis ulang kata sandi baru'), repeated);
  await userEvent.click(canvas.getByRole('button', { name: 'Simpan kata sandi' }));
}

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Perangkat ini')).toBeVisible();
    await expect(canvas.getByText('Perangkat tidak dikenal')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Keluarkan Firefox di Windows' }));
    await waitFor(() => expect(args.onEndSession).toHaveBeenCalledWith('s-2'));
    await expect(await screen.findByText('Perangkat itu sudah dikeluarkan')).toBeVisible();
    await expect(args.loadSecurity).toHaveBeenCalledTimes(2);
  },
};

export const ChangedPassword: Story = {
  play: async ({ canvas, args }) => {
    await typeNewPassword(canvas, 'Kucing-Laut-7');
    const form = {
      currentPassword: 'Rahasia123',
      password: 'Kucing-Laut-7',
      confirmPassword: 'Kucing-Laut-7',
    };
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledWith(form));
    await expect(await screen.findByText('Kata sandi berhasil diubah')).toBeVisible();
  },
};

export const WeakPassword: Story = {
  play: async ({ canvas, args }) => {
    await typeNewPassword(canvas, 'rahasia', 'rahasiaa');
    const field = canvas.getByLabelText('Kata sandi baru');
    await expect(field).toHaveAccessibleDescription(/Password harus 8 s\/d 40 karakter/);
    await expect(field).toHaveFocus();
    await expect(canvas.getByLabelText('Tulis ulang kata sandi baru')).toHaveAccessibleDescription(
      /Password tidak cocok/,
    );
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

/** The server knows breached passwords. */
export const BreachedPassword: Story = {
  args: {
    onChangePassword: () => {
      const message = 'Password ini pernah bocor dan mudah ditebak, gunakan password lain';
      return Promise.reject(Object.assign(new Error(message), { fields: [{ path: 'password', message }] }));
    },
  },
  play: async ({ canvas }) => {
    await typeNewPassword(canvas, 'Password1234');
    await waitFor(() =>
      expect(canvas.getByLabelText('Kata sandi baru')).toHaveAccessibleDescription(/pernah bocor/),
    );
  },
};

/** Fills the dialog that requests a proof of identity. */
async function proveByPassword(onProve: unknown) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }));
  await userEvent.type(await dialog.findByLabelText('Kata sandi Anda'), 'Rahasia123');
  await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
  await waitFor(() => expect(onProve).toHaveBeenCalledWith({ password: 'Rahasia123' }));
}

/** The change continues after the proof of identity. */
export const NeedsProof: Story = {
  beforeEach: ({ args }) => {
    const problem = Object.assign(new Error('Demi keamanan'), { code: 'REAUTHENTICATE', status: 403 });
    mocked(args.onChangePassword).mockRejectedValueOnce(problem);
  },
  play: async ({ canvas, args }) => {
    await typeNewPassword(canvas, 'Kucing-Laut-7');
    await proveByPassword(args.onProve);
    await waitFor(() => expect(args.onChangePassword).toHaveBeenCalledTimes(2));
    await expect(await screen.findByText('Kata sandi berhasil diubah')).toBeVisible();
  },
};

/** Without a proof the change is not made, and the form stays. */
export const ProofCancelled: Story = {
  args: {
    onChangePassword: fn(() =>
      Promise.reject(
        Object.assign(new Error('Demi keamanan, silakan konfirmasi kembali bahwa ini Anda'), {
          code: 'REAUTHENTICATE',
          status: 403,
        }),
      ),
    ),
  },
  play: async ({ canvas }) => {
    await typeNewPassword(canvas, 'Kucing-Laut-7');
    await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByText('Demi keamanan, silakan konfirmasi kembali bahwa ini Anda'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Kata sandi baru')).toHaveValue('Kucing-Laut-7');
  },
};

export const ChangedEmail: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ganti email' }));
    const field = canvas.getByRole('textbox', { name: 'Email baru' });
    await userEvent.type(field, 'siti');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim tautan konfirmasi' }));
    await expect(field).toHaveAccessibleDescription(/Email tidak valid/);
    await userEvent.type(field, '.baru@contoh.test');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim tautan konfirmasi' }));
    await waitFor(() => expect(args.onChangeEmail).toHaveBeenCalledWith('siti.baru@contoh.test'));
    await expect(await canvas.findByText(/sudah kami kirim ke siti.baru@contoh.test/)).toBeVisible();
  },
};

export const Passkeys: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah passkey' }));
    await expect(await screen.findByText('Passkey sudah ditambahkan')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus passkey Safari di iOS' }));
    await waitFor(() => expect(args.onRemovePasskey).toHaveBeenCalledWith('p-1'));
  },
};

/** A partner's page cannot use the passkeys of the broker's site, but the member can remove them. */
export const OnPartnersPage: Story = {
  args: { onAddPasskey: undefined },
  beforeEach: ({ args }) => {
    const problem = Object.assign(new Error('Demi keamanan'), { code: 'REAUTHENTICATE', status: 403 });
    mocked(args.onRemovePasskey).mockRejectedValueOnce(problem);
  },
  play: async ({ canvas, args }) => {
    const removeButton = await canvas.findByRole('button', { name: 'Hapus passkey Safari di iOS' });
    await expect(canvas.queryByRole('button', { name: 'Tambah passkey' })).toBeNull();
    await userEvent.click(removeButton);
    const dialog = within(await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }));
    await userEvent.type(await dialog.findByLabelText('Kata sandi Anda'), 'Rahasia123');
    await expect(dialog.queryByRole('button', { name: 'Pakai passkey' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() => expect(args.onRemovePasskey).toHaveBeenCalledTimes(2));
  },
};

/** A partner's page shows nothing about passkeys to a member who has none. */
export const OnPartnersPageWithoutPasskeys: Story = {
  tags: ['!autodocs'],
  args: { onAddPasskey: undefined, loadSecurity: async () => ({ ...security, passkeys: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Perangkat ini')).toBeVisible();
    await expect(canvas.queryByText('Passkey')).toBeNull();
  },
};

/** An account that was registered with Google. */
export const WithoutPassword: Story = {
  args: { loadSecurity: async () => ({ ...security, hasPassword: false, passkeys: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Buat kata sandi' })).toBeVisible();
  },
};

export const SignedOutEverywhere: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar dari semua perangkat' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Keluar dari semua perangkat?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keluar dari semua' }));
    await waitFor(() => expect(args.onEndSessions).toHaveBeenCalledOnce());
  },
};

/** The confirmation stays open while the proof of identity is requested, and continues after it. */
export const SignedOutAfterProof: Story = {
  beforeEach: ({ args }) => {
    const problem = Object.assign(new Error('Demi keamanan'), { code: 'REAUTHENTICATE', status: 403 });
    mocked(args.onEndSessions).mockRejectedValueOnce(problem);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Keluar dari semua perangkat' }));
    const confirmation = within(
      await screen.findByRole('alertdialog', { name: 'Keluar dari semua perangkat?' }),
    );
    await userEvent.click(confirmation.getByRole('button', { name: 'Keluar dari semua' }));
    await proveByPassword(args.onProve);
    await waitFor(() => expect(args.onEndSessions).toHaveBeenCalledTimes(2));
  },
};

export const Failed: Story = {
  args: { loadSecurity: () => Promise.reject(new Error('Gagal memuat data')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Coba lagi' })).toBeVisible();
  },
};

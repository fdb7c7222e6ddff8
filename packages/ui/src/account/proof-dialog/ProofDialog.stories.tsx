import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './ProofDialog.guide.ts';
import { ProofDialog, type ProofDialogProps } from './ProofDialog.tsx';

const onProve: ProofDialogProps['onProve'] = fn(async () => {});

const methods = (hasPassword: boolean, hasPasskey: boolean) => async () => ({ hasPassword, hasPasskey });

const meta = {
  title: 'Account/ProofDialog',
  component: ProofDialog,
  parameters: { guide },
  args: {
    open: true,
    onClose: fn(),
    loadMethods: methods(true, true),
    onProve,
    onProved: fn(),
    onSignInAgain: fn(),
  },
} satisfies Meta<typeof ProofDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' }));

export const PasswordAndPasskey: Story = {
  play: async ({ args }) => {
    const view = await dialog();
    const submitButton = await view.findByRole('button', { name: 'Lanjutkan' });
    await userEvent.click(submitButton);
    await expect(view.getByLabelText('Kata sandi Anda')).toHaveAccessibleDescription(/Password wajib di isi/);
    await userEvent.type(view.getByLabelText('Kata sandi Anda'), 'Rahasia123');
    await userEvent.click(submitButton);
    await waitFor(() => expect(args.onProve).toHaveBeenCalledWith({ password: 'Rahasia123' }));
    await waitFor(() => expect(args.onProved).toHaveBeenCalledOnce());
  },
};

/** The member can try again. */
export const WrongPassword: Story = {
  args: { loadMethods: methods(true, false) },
  beforeEach: ({ args }) => {
    const fields = [{ path: 'password', message: 'Password salah' }];
    mocked(args.onProve).mockRejectedValueOnce(Object.assign(new Error('Password salah'), { fields }));
  },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.type(await view.findByLabelText('Kata sandi Anda'), 'salah');
    await userEvent.click(view.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() =>
      expect(view.getByLabelText('Kata sandi Anda')).toHaveAccessibleDescription(/Password salah/),
    );
    await userEvent.click(view.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() => expect(args.onProved).toHaveBeenCalledOnce());
  },
};

export const PasskeyOnly: Story = {
  args: { loadMethods: methods(false, true) },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(await view.findByRole('button', { name: 'Pakai passkey' }));
    await waitFor(() => expect(args.onProve).toHaveBeenCalledWith('passkey'));
  },
};

/** A member who only signs in with Google proves the identity by a new sign-in. */
export const WithoutMethods: Story = {
  args: { loadMethods: methods(false, false) },
  play: async ({ args }) => {
    const view = await dialog();
    await userEvent.click(await view.findByRole('button', { name: 'Masuk kembali' }));
    await expect(args.onSignInAgain).toHaveBeenCalledOnce();
  },
};

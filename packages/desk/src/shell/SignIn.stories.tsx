import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';
import { deskParameters } from '../stories/desk-story.fixture.tsx';
import { SignIn, type SignInProps } from './SignIn.tsx';
import type { SecondStep as Step } from './second-step.ts';

const meta = {
  title: 'Desk/SignIn',
  component: SignIn,
  parameters: deskParameters,
  args: {
    onSubmit: fn<SignInProps['onSubmit']>(async () => null),
    onConfirm: fn<SignInProps['onConfirm']>(async () => undefined),
  },
} satisfies Meta<typeof SignIn>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Masuk' }));
    const email = canvas.getByLabelText('Email');
    const password = canvas.getByLabelText('Kata sandi');
    await expect(email).toHaveAccessibleDescription(/^Tulis alamat email lengkap Anda/);
    await expect(password).toHaveAccessibleDescription(/^Isi kata sandi Anda/);
    await expect(email).toHaveFocus();
    await userEvent.type(email, ' dewi{Enter}');
    await expect(email).toBeInvalid();
    await userEvent.type(email, '@naungan.test {Enter}');
    await expect(email).toBeValid();
    await expect(password).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.type(password, 'rahasia sekali{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({
      email: 'dewi@naungan.test',
      password: 'rahasia sekali',
    });
  },
};

/** A new device needs a confirmation by mail. What was typed stays. */
export const DeviceToConfirm: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(
      new Error(
        'Demi keamanan, perangkat baru perlu dikonfirmasi. Tautan konfirmasi sudah kami kirim ke email Anda',
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dewi@naungan.test');
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'rahasia{Enter}');
    await expect(await canvas.findByText(/perangkat baru perlu dikonfirmasi/)).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('dewi@naungan.test');
  },
};

export const SessionEnded: Story = {
  args: { reason: 'ended' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Yang sudah Anda ketik masih tersimpan/)).toBeVisible();
  },
};

const passkeyStep: Step = {
  email: 'dewi@naungan.test',
  challenge: 'signed',
  methods: ['totp', 'passkey', 'recovery'],
  passkey: {
    challenge: 'signed',
    options: { challenge: 'AAAA', rpId: 'naungan.test', timeout: 60_000, userVerification: 'required' },
  },
};

const secondStep = {
  email: 'dewi@naungan.test',
  challenge: 'signed',
  methods: ['totp', 'recovery'],
  passkey: null,
} as const;

/** An account with a passkey may use it in place of a code. */
export const Passkey: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce(passkeyStep);
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dewi@naungan.test');
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'rahasia{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Pakai passkey' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith(passkeyStep, 'passkey');
  },
};

/** The second step: a code of the app, or a recovery code. A wrong code can be corrected. */
export const SecondStep: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce(secondStep);
    mocked(args.onConfirm).mockRejectedValueOnce(new Error('Kode salah.'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'dewi@naungan.test');
    await userEvent.type(canvas.getByLabelText('Kata sandi'), 'rahasia{Enter}');
    await userEvent.type(await canvas.findByLabelText('Kode dari aplikasi autentikator'), '123456{Enter}');
    await expect(await canvas.findByText('Kode salah.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pakai kode pemulihan' }));
    await userEvent.type(canvas.getByLabelText('Kode pemulihan'), 'abcd-efgh{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith(secondStep, { recoveryCode: 'abcd-efgh' });
  },
};

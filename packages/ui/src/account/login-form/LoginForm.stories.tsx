import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { GoogleButton } from '../google-button/index.ts';
import { guide } from './LoginForm.guide.ts';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

const onSubmit: LoginFormProps['onSubmit'] = fn(async () => {});

const meta = {
  title: 'Account/LoginForm',
  component: LoginForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit, registerHref: '/register', recoveryHref: '/recovery' },
} satisfies Meta<typeof LoginForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const loginButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Masuk' });

async function signIn(canvas: Canvas) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), ' Sari@Contoh.ID ');
  await userEvent.type(canvas.getByLabelText('Kata sandi'), 'Rahasia123');
  await userEvent.click(loginButton(canvas));
}

/** The button stays pending until the next page is shown. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ email: 'sari@contoh.id', password: 'Rahasia123' }),
    );
    await waitFor(() => expect(loginButton(canvas)).toHaveAttribute('aria-busy', 'true'));
    await userEvent.click(loginButton(canvas));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Daftar sekarang' })).toHaveAttribute('href', '/register');
    await expect(canvas.getByRole('link', { name: 'Lupa kata sandi?' })).toHaveAttribute('href', '/recovery');
  },
};

/** E-mail and password have the same message, which appears once in the summary. */
export const Empty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(loginButton(canvas));
    const summary = await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(within(summary).getByRole('link', { name: 'Harap masukkan email dan password!' }));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(canvas.getByLabelText('Kata sandi')).toHaveAccessibleDescription(
      'Harap masukkan email dan password!',
    );
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The input is preserved, and another attempt is possible. */
export const WrongPassword: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: '' });
  },
  play: async ({ canvas, args }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Email / Password Salah');
    await expect(canvas.getByLabelText('Kata sandi')).toHaveValue('Rahasia123');
    await userEvent.click(loginButton(canvas));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Unauthorized: Story = {
  args: { onSubmit: () => Promise.reject(new Error('Unauthorized')) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Masukkan email dan password');
  },
};

export const NoAccess: Story = {
  args: { onSubmit: () => Promise.reject(new Error('Opss.. Anda tidak memiliki akses!')) },
  play: async ({ canvas }) => {
    await signIn(canvas);
    await expect(await canvas.findByText('Opss.. Anda tidak memiliki akses!')).toBeVisible();
  },
};

export const WithNoticeAndGoogle: Story = {
  args: {
    notice: 'Silakan masuk untuk melanjutkan pesanan Anda.',
    google: <GoogleButton purpose="login" onPress={fn(async () => {})} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Silakan masuk untuk melanjutkan pesanan Anda.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Masuk dengan Google' })).toBeVisible();
  },
};

/** A failure at Google is displayed after the return to this page. */
export const GoogleFailed: Story = {
  args: { failure: 'Masuk dengan Google dibatalkan' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Masuk dengan Google dibatalkan');
  },
};

/** A site without password recovery shows no link to it. */
export const WithoutRecovery: Story = {
  args: { recoveryHref: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Lupa kata sandi?' })).toBeNull();
  },
};

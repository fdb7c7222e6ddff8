import type { Meta, StoryObj } from '@storybook/react-vite';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { GoogleButton } from '../google-button/index.ts';
import { guide } from './RegisterForm.guide.ts';
import { RegisterForm, type RegisterFormProps } from './RegisterForm.tsx';

const onSubmit: RegisterFormProps['onSubmit'] = fn(async () => {});

const meta = {
  title: 'Account/RegisterForm',
  component: RegisterForm,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    onSubmit,
    loginHref: '/login?next=%2Fproducts',
    termsHref: '/p/syarat-ketentuan',
    privacyHref: '/p/kebijakan-privasi',
  },
} satisfies Meta<typeof RegisterForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Daftar' }));

const formValues = {
  'Nama lengkap': 'Sari Wulandari',
  'Nomor telepon': '0812 3456 7890',
  Email: 'Sari@Contoh.id',
  'Kata sandi': 'Rahasia123',
  'Tulis ulang kata sandi': 'Rahasia123',
};

async function fill(canvas: Canvas, changes: Partial<typeof formValues> = {}) {
  for (const [label, text] of Object.entries({ ...formValues, ...changes })) {
    await userEvent.type(canvas.getByLabelText(label), text);
  }
  await submit(canvas);
}

/** The name is shown in upper case while typing; the same text is sent. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Nama lengkap'), 'sari');
    await expect(canvas.getByLabelText('Nama lengkap')).toHaveValue('SARI');
    await userEvent.clear(canvas.getByLabelText('Nama lengkap'));
    await fill(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Pendaftaran berhasil' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      full_name: 'SARI WULANDARI',
      phone_number: '6281234567890',
      email: 'sari@contoh.id',
      password: 'Rahasia123',
      confirmPassword: 'Rahasia123',
      marketing: false,
    });
    await expect(canvas.getByText('sari@contoh.id')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', args.loginHref);
  },
};

export const Blank: Story = {};

/**
 * Stored texts are restored after a reload. Passwords are never stored. After the registration the texts are discarded
 * and not stored again.
 */
export const RestoredAfterReload: Story = {
  tags: ['!autodocs'],
  args: {
    autosave: {
      load: async () => ({ full_name: 'SARI WULANDARI', phone_number: '81234567890' }),
      save: fn(),
      discard: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByLabelText('Nama lengkap')).toHaveValue('SARI WULANDARI'));
    await expect(canvas.getByLabelText('Nomor telepon')).toHaveValue('81234567890');
    await userEvent.type(canvas.getByLabelText('Email'), formValues.Email);
    await userEvent.type(canvas.getByLabelText('Kata sandi'), formValues['Kata sandi']);
    await userEvent.type(canvas.getByLabelText('Tulis ulang kata sandi'), formValues['Kata sandi']);
    await expect(args.autosave?.save).toHaveBeenLastCalledWith({
      full_name: 'SARI WULANDARI',
      phone_number: '81234567890',
      email: 'Sari@Contoh.id',
    });
    await expect(args.autosave?.discard).not.toHaveBeenCalled();
    const saveCount = args.autosave && mocked(args.autosave.save).mock.calls.length;
    await submit(canvas);
    await canvas.findByRole('heading', { name: 'Pendaftaran berhasil' });
    await expect(args.autosave?.discard).toHaveBeenCalledOnce();
    await expect(args.autosave?.save).toHaveBeenCalledTimes(saveCount ?? 0);
  },
};

/** Text typed into the server-rendered form before hydration is stored too. */
export const TypedBeforeHydration: Story = {
  tags: ['!autodocs'],
  args: { autosave: { load: async () => null, save: fn(), discard: fn() } },
  render: () => <div data-testid="page" />,
  play: async ({ canvas, args }) => {
    const page = canvas.getByTestId('page');
    page.innerHTML = renderToString(<RegisterForm {...args} />);
    await userEvent.type(canvas.getByLabelText('Nama lengkap'), 'Sari Wulandari');
    const hydratedRoot = hydrateRoot(page, <RegisterForm {...args} />);
    const save = args.autosave?.save;
    await waitFor(() => expect(save).toHaveBeenLastCalledWith({ full_name: 'Sari Wulandari' }));
    // The name becomes upper case when its field loses focus.
    await userEvent.type(canvas.getByLabelText('Email'), 'a@b.id');
    await expect(save).toHaveBeenLastCalledWith({ full_name: 'SARI WULANDARI', email: 'a@b.id' });
    hydratedRoot.unmount();
  },
};

/** The consent to marketing is unchecked by default. */
export const WithMarketingConsent: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /informasi produk dan penawaran/ }));
    await fill(canvas);
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ marketing: true })),
    );
  },
};

export const WithGoogle: Story = {
  args: { google: <GoogleButton purpose="register" onPress={fn(async () => {})} /> },
};

export const SubmittedEmpty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await submit(canvas);
    const summary = await canvas.findByRole('region', { name: 'Periksa 5 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Nama wajib di isi!',
      'Nomor telepon wajib di isi!',
      'Email wajib di isi!',
      'Password wajib di isi!',
      'Tulis ulang password Anda!',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongInput: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, {
      'Nomor telepon': '8123456',
      Email: 'bukan email',
      'Kata sandi': 'rahasia',
      'Tulis ulang kata sandi': 'lain',
    });
    await expect(canvas.getByLabelText('Nomor telepon')).toHaveAccessibleDescription(
      'Nomor HP 9 s/d 12 Digit!',
    );
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email tidak valid!');
    await expect(canvas.getByLabelText('Kata sandi')).toHaveAccessibleDescription(
      /Password harus 8 s\/d 40 karakter/,
    );
    await expect(canvas.getByLabelText('Tulis ulang kata sandi')).toHaveAccessibleDescription(
      'Password tidak cocok!',
    );
  },
};

/** Correcting the first password also clears the error of the second. */
export const MismatchCorrected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, { 'Tulis ulang kata sandi': 'Rahasia1234' });
    const repeatedPassword = canvas.getByLabelText('Tulis ulang kata sandi');
    await waitFor(() => expect(repeatedPassword).toHaveAccessibleDescription('Password tidak cocok!'));
    await userEvent.type(canvas.getByLabelText('Kata sandi'), '4');
    await waitFor(() => expect(repeatedPassword).not.toHaveAccessibleDescription());
  },
};

export const EmailTaken: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'email#duplicate', status: 409 });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    const message = 'Email sudah terdaftar, gunakan email lainnya!';
    await userEvent.click(await canvas.findByRole('link', { name: message }));
    await waitFor(() => expect(canvas.getByLabelText('Email')).toHaveFocus());
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription(message);
    await expect(canvas.getByLabelText('Kata sandi')).toHaveValue('Rahasia123');
    await submit(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Pendaftaran berhasil' })).toBeVisible();
  },
};

export const PhoneTaken: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'phone_number#duplicate', status: 409 });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(
      await canvas.findByRole('link', {
        name: 'Nomor telpon sudah terdaftar, gunakan nomor telpon lainnya!',
      }),
    ).toBeVisible();
  },
};

/** After a failed registration the form retains its input. */
export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Silahkan coba beberapa saat lagi', status: 429 });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Silahkan coba beberapa saat lagi');
    await expect(canvas.getByLabelText('Nama lengkap')).toHaveValue('SARI WULANDARI');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { guide } from './ResetForm.guide.ts';
import { ResetForm, type ResetFormProps } from './ResetForm.tsx';

const onSubmit: ResetFormProps['onSubmit'] = fn(async () => {});

const meta = {
  title: 'Account/ResetForm',
  component: ResetForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onSubmit, loginHref: '/login', recoveryHref: '/recovery' },
} satisfies Meta<typeof ResetForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const passwordField = (canvas: Canvas) => canvas.getByLabelText('Kata sandi baru');
const repeatedPasswordField = (canvas: Canvas) => canvas.getByLabelText('Tulis ulang kata sandi baru');
const save = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
/** Clicks a button of the question whether to save. */
const pressInQuestion = async (name: string) => {
  const question = await screen.findByRole('alertdialog', { name: 'Simpan Perubahan?' });
  await userEvent.click(within(question).getByRole('button', { name }));
};

async function fill(canvas: Canvas, text = 'Rahasia123', repeatedText = text) {
  await userEvent.type(passwordField(canvas), text);
  await userEvent.type(repeatedPasswordField(canvas), repeatedText);
  await save(canvas);
}

/** Saves after a confirmation. `newPassord` is the spelling of the API. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await pressInQuestion('Ya');
    const heading = await canvas.findByRole('heading', { name: 'Kata sandi berhasil diubah' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onSubmit).toHaveBeenCalledWith({
      newPassord: 'Rahasia123',
      confirmNewPassword: 'Rahasia123',
    });
    await expect(canvas.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', '/login');
  },
};

export const Blank: Story = {};

/** An invalid link is reported before anything is typed. */
export const InvalidLink: Story = {
  args: { check: () => Promise.reject({ status: 404, message: 'Tidak ada yang butuh di reset' }) },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Tidak ada yang butuh di reset' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
      'href',
      '/recovery',
    );
    await expect(canvas.queryByLabelText('Kata sandi baru')).toBeNull();
  },
};

/** If the check of the link gets no response, the form is shown. */
export const UncheckedLink: Story = {
  args: { check: () => Promise.reject({ status: 0, message: 'Koneksi terputus' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kata sandi baru')).toBeVisible();
  },
};

export const SubmittedEmpty: Story = {
  play: async ({ canvas, args }) => {
    await save(canvas);
    const summary = await canvas.findByRole('region', { name: 'Periksa 2 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    const links = within(summary).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Password wajib di isi!',
      'Wajib ketikkan ulang password yang Anda input!',
    ]);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The reset allows at most 15 characters, the registration 40 [Q6]. */
export const TooLong: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, 'Rahasia123456789');
    await waitFor(() =>
      expect(passwordField(canvas)).toHaveAccessibleDescription(
        /Pasword harus 8 s\/d 15 karakter kombinasi huruf besar, huruf kecil dan angka!/,
      ),
    );
  },
};

export const Mismatch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas, 'Rahasia123', 'Rahasia124');
    await waitFor(() =>
      expect(repeatedPasswordField(canvas)).toHaveAccessibleDescription('Password tidak sama!'),
    );
  },
};

/** A change of the password clears the repeated password. */
export const ChangedPassword: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.type(passwordField(canvas), 'Rahasia123');
    await userEvent.type(repeatedPasswordField(canvas), 'Rahasia123');
    await userEvent.type(passwordField(canvas), '4');
    await waitFor(() => expect(repeatedPasswordField(canvas)).toHaveValue(''));
    await save(canvas);
    await waitFor(() =>
      expect(repeatedPasswordField(canvas)).toHaveAccessibleDescription(
        'Wajib ketikkan ulang password yang Anda input!',
      ),
    );
  },
};

export const NotConfirmed: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await pressInQuestion('Batal');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(passwordField(canvas)).toHaveValue('Rahasia123');
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Question: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await fill(canvas);
    const question = await screen.findByRole('alertdialog', { name: 'Simpan Perubahan?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Ya' })).toHaveFocus());
  },
};

/** The link was used, has expired, or was replaced by a newer link. */
export const LinkExpired: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'NOT_FOUND', status: 404 });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await pressInQuestion('Ya');
    await expect(await canvas.findByText('Tidak ada yang butuh di reset')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Minta tautan baru' })).toHaveAttribute(
      'href',
      '/recovery',
    );
  },
};

export const TooManyRequests: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Terlalu banyak permintaan', status: 429 });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await pressInQuestion('Ya');
    await expect(await canvas.findByText('Silahkan coba beberapa saat lagi')).toBeVisible();
    await expect(passwordField(canvas)).toHaveValue('Rahasia123');
  },
};

export const Offline: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Koneksi terputus.', status: 0 });
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await pressInQuestion('Ya');
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByText('Koneksi terputus.')).toBeNull());
    await save(canvas);
    await pressInQuestion('Ya');
    await expect(await canvas.findByRole('heading', { name: 'Kata sandi berhasil diubah' })).toBeVisible();
  },
};

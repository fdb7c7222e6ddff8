import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, type within } from 'storybook/test';
import { guide } from './RecoveryForm.guide.ts';
import { RecoveryForm, type RecoveryFormProps } from './RecoveryForm.tsx';

const account = { fullName: 'SA** WU*******', email: 'sari@contoh.id' };
const onFind: RecoveryFormProps['onFind'] = fn(async () => account);
const onSend: RecoveryFormProps['onSend'] = fn(async () => {});

const meta = {
  title: 'Account/RecoveryForm',
  component: RecoveryForm,
  parameters: { guide, layout: 'fullscreen' },
  args: { onFind, onSend, loginHref: '/login' },
} satisfies Meta<typeof RecoveryForm>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

async function findAccount(canvas: Canvas, email = ' Sari@Contoh.ID ') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.click(canvas.getByRole('button', { name: 'Cari akun' }));
}
const sendLink = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Kirim tautan reset' }));

/** Finds the account, shows it and sends the link. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await findAccount(canvas);
    const question = await canvas.findByRole('heading', { name: 'Ini akun Anda?' });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getByText('SA** WU*******')).toBeVisible();
    await expect(canvas.getByText('sari@contoh.id')).toBeVisible();
    await expect(args.onFind).toHaveBeenCalledWith('sari@contoh.id');
    await sendLink(canvas);
    const heading = await canvas.findByRole('heading', { name: 'Periksa email Anda' });
    await waitFor(() => expect(heading).toHaveFocus());
    await expect(args.onSend).toHaveBeenCalledWith('sari@contoh.id');
  },
};

export const Blank: Story = {};

export const SubmittedEmpty: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cari akun' }));
    const link = await canvas.findByRole('link', { name: 'Masukkan email untuk mencari akun Anda!' });
    await userEvent.click(link);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(args.onFind).not.toHaveBeenCalled();
  },
};

export const WrongInput: Story = {
  play: async ({ canvas }) => {
    await findAccount(canvas, 'bukan email');
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
        'Email yang Anda input tidak valid!',
      ),
    );
  },
};

export const AccountFound: Story = { play: ({ canvas }) => findAccount(canvas) };

/** The member returns to the first step, which still contains the e-mail. */
export const WrongAccount: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await findAccount(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bukan akun saya' }));
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
  },
};

export const NotFound: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onFind).mockRejectedValueOnce({ message: 'NOT_FOUND', status: 404 });
  },
  play: async ({ canvas }) => {
    await findAccount(canvas);
    await expect(await canvas.findByText('Akun yang terkait tidak kami temukan')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('Sari@Contoh.ID');
  },
};

/** Some clients report the status only in the message. */
export const TooManyRequests: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onFind).mockRejectedValueOnce({ message: 'Request failed with status code 429' });
  },
  play: async ({ canvas }) => {
    await findAccount(canvas);
    await expect(await canvas.findByText('Silahkan coba beberapa saat lagi')).toBeVisible();
  },
};

/** If sending fails, the second step stays open, and the member can try again. */
export const TooManyRequestsAtSending: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSend).mockRejectedValueOnce({ message: 'Terlalu banyak', status: 429 });
  },
  play: async ({ canvas }) => {
    await findAccount(canvas);
    await sendLink(canvas);
    await expect(await canvas.findByText('Silahkan coba beberapa saat lagi')).toBeVisible();
    await sendLink(canvas);
    await expect(await canvas.findByRole('heading', { name: 'Periksa email Anda' })).toBeVisible();
  },
};

export const Sending: Story = {
  args: { onSend: fn(() => new Promise(() => {})) },
  play: async ({ canvas }) => {
    await findAccount(canvas);
    await sendLink(canvas);
    await expect(canvas.getByRole('button', { name: 'Kirim tautan reset' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

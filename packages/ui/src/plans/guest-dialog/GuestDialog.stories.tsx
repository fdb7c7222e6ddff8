import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './GuestDialog.guide.ts';
import { GuestDialog, type GuestDialogProps } from './GuestDialog.tsx';

const onSubmit: GuestDialogProps['onSubmit'] = fn(async () => {});

const meta = {
  title: 'Plans/GuestDialog',
  component: GuestDialog,
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  args: {
    open: true,
    onOpenChange: fn(),
    loginHref: '/login?next=%2Fproducts%2Fkesehatan%2Fplan',
    onSubmit,
  },
  render: (args) => (
    <>
      <GuestDialog {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof GuestDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillForm() {
  const dialog = within(await screen.findByRole('dialog', { name: 'Mau lihat produk asuransi lainnya?' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nama lengkap' }), '  Sari   Wulandari ');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nomor telepon' }), '+62 812-345-678');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'SARI@contoh.id');
  await userEvent.click(dialog.getByRole('button', { name: 'Lihat semua produk' }));
  return dialog;
}

/** The dialog submits the details in the API's format, then closes. */
export const Default: Story = {
  play: async ({ args }) => {
    const dialog = await fillForm();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      fullName: 'Sari Wulandari',
      phoneNumber: '62812345678',
      email: 'sari@contoh.id',
    });
    await expect(dialog.getByRole('link', { name: 'Masuk' })).toHaveAttribute('href', args.loginHref);
  },
};

export const Empty: Story = {
  tags: ['!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Lihat semua produk' }));
    const summary = await screen.findByRole('region', { name: 'Periksa 3 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
  },
};

/** After a failure the dialog stays open and keeps the input. */
export const Failed: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce(new TypeError());
  },
  play: async ({ args }) => {
    const dialog = await fillForm();
    await expect(await screen.findByText('Data belum terkirim, silakan coba lagi')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('SARI@contoh.id');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

/** The server's message about a field is shown at the field. */
export const RejectedByServer: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({
      message: 'Mohon periksa kembali data yang di input',
      fields: [{ path: 'email', message: 'Email tidak valid' }],
    });
  },
  play: async () => {
    await fillForm();
    await expect(await screen.findByRole('link', { name: 'Email tidak valid!' })).toBeVisible();
    await expect(screen.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Email tidak valid!/,
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { guide } from './Toaster.guide.ts';
import { Toaster } from './Toaster.tsx';
import { toast } from './toast.ts';

const meta = {
  title: 'Primitives/Toast',
  component: Toaster,
  parameters: { guide, docs: { story: { inline: false, height: '320px' } } },
  render: () => (
    <>
      <Button
        variant="secondary"
        onClick={() => toast({ tone: 'success', message: 'Profil berhasil disimpan' })}
      >
        Simpan
      </Button>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The toast is announced by a live region that existed before the message, and its button closes it. */
export const Success: Story = {
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button', { name: 'Simpan' }));
    await expect(within(region).getByText('Profil berhasil disimpan')).toBeVisible();
    await expect(within(region).getByText('Selamat')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup pemberitahuan' }));
    await expect(region).toBeEmptyDOMElement();
  },
};

export const Urgent: Story = {
  play: async ({ canvas }) => {
    toast({
      tone: 'danger',
      title: 'Gagal menyimpan',
      message: 'Periksa koneksi internet Anda, lalu coba lagi.',
    });
    const alert = canvas.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent('Gagal menyimpan'));
  },
};

export const AllTones: Story = {
  play: async ({ canvas }) => {
    toast({ tone: 'info', message: 'Draf tersimpan otomatis di perangkat ini.' });
    toast({ tone: 'success', message: 'Pembayaran diterima.' });
    toast({ tone: 'warning', message: 'Sesi Anda akan berakhir dalam 5 menit.' });
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: 'Tutup pemberitahuan' })).toHaveLength(3),
    );
  },
};

/** A message replaces an older message with the same topic: the success of a retry replaces the failure. */
export const SuccessAfterFailure: Story = {
  play: async ({ canvas }) => {
    toast({ tone: 'danger', message: 'Opss.. Anda tidak memiliki akses!' });
    toast({ tone: 'danger', message: 'Data belum terkirim', topic: 'profil' });
    await waitFor(() => expect(canvas.getByText('Data belum terkirim')).toBeVisible());
    // The first toast has no title, because its message begins with 'Opss'. The title of the second toast is 'Opss..'.
    await expect(canvas.getAllByText(/^Opss/)).toHaveLength(2);
    toast({ tone: 'success', message: 'Update profile berhasil', topic: 'profil' });
    await waitFor(() => expect(canvas.getByText('Update profile berhasil')).toBeVisible());
    await expect(canvas.queryByText('Data belum terkirim')).toBeNull();
    await expect(canvas.getByText('Opss.. Anda tidak memiliki akses!')).toBeVisible();
  },
};

/** A repeated message is shown only once, and a fourth message removes the oldest message. */
export const AtMostThree: Story = {
  play: async ({ canvas }) => {
    for (const message of ['Satu', 'Dua', 'Dua', 'Tiga', 'Empat']) toast({ tone: 'info', message });
    await waitFor(() => expect(canvas.getByText('Empat')).toBeVisible());
    await expect(canvas.getAllByText('Dua')).toHaveLength(1);
    await expect(canvas.queryByText('Satu')).toBeNull();
  },
};

/** If two toasters are mounted, for example by a dialog in another root, each message is announced only once. */
export const TwoToasters: Story = {
  tags: ['!autodocs'],
  render: () => (
    <>
      <Toaster />
      <Toaster />
    </>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('alert')).toHaveLength(1));
    toast({ tone: 'danger', message: 'Pesan gagal dikirim' });
    await expect(await canvas.findAllByText('Pesan gagal dikirim')).toHaveLength(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { RequestLink } from './LinkRequestDialog.tsx';
import { guide } from './RequestLinkButton.guide.ts';
import { RequestLinkButton } from './RequestLinkButton.tsx';

const meta = {
  title: 'Claims/RequestLinkButton',
  component: RequestLinkButton,
  parameters: { guide },
  args: { requestLink: fn<RequestLink>(async () => undefined) },
  decorators: [
    (Story) => (
      <div className="nu:p-4">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RequestLinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Minta tautan klaim lagi' }));
  return within(await screen.findByRole('dialog', { name: 'Minta tautan klaim' }));
}
const fill = async (dialog: Awaited<ReturnType<typeof openDialog>>) => {
  await userEvent.type(dialog.getByRole('textbox', { name: 'Nomor klaim' }), 'klm 2026 000318');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'Budi@contoh.id');
};

/**
 * Claim number and e-mail are required and sent in the API's format. The response does not reveal whether such a claim
 * exists. 'Oke' sends nothing and empties the form.
 */
export const Requested: Story = {
  play: async ({ args }) => {
    const dialog = await openDialog();
    const sendButton = dialog.getByRole('button', { name: 'Kirim tautan' });
    await userEvent.click(sendButton);
    await expect((await dialog.findAllByText(/Nomor klaim wajib diisi/)).length).toBeGreaterThan(0);
    await expect(dialog.getAllByText(/Email wajib di isi/).length).toBeGreaterThan(0);
    await expect(args.requestLink).not.toHaveBeenCalled();
    await fill(dialog);
    await userEvent.click(sendButton);
    await waitFor(() =>
      expect(dialog.getByRole('status')).toHaveTextContent(
        /Bila nomor klaim dan email itu cocok, tautannya kami kirim ke budi@contoh\.id\./,
      ),
    );
    await expect(args.requestLink).toHaveBeenCalledWith({
      claimNumber: 'KLM-2026-000318',
      email: 'budi@contoh.id',
    });
    await userEvent.click(dialog.getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.requestLink).toHaveBeenCalledOnce();
    const reopenedDialog = await openDialog();
    await expect(reopenedDialog.getByRole('textbox', { name: 'Nomor klaim' })).toHaveValue('');
  },
};

/** After a refused request the input stays. */
export const Refused: Story = {
  tags: ['!autodocs'],
  args: {
    requestLink: fn<RequestLink>(() =>
      Promise.reject(Object.assign(new Error('Silakan coba lagi dalam 12 menit'), { status: 429 })),
    ),
  },
  play: async () => {
    const dialog = await openDialog();
    await fill(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim tautan' }));
    await expect(await dialog.findByText('Silakan coba lagi dalam 12 menit')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('Budi@contoh.id');
  },
};

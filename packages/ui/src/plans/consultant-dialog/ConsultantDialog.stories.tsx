import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { createDeferred } from '../fixtures/deferred.ts';
import { guide } from './ConsultantDialog.guide.ts';
import { ConsultantDialog, type ConsultantDialogProps } from './ConsultantDialog.tsx';

const OTHER_PRODUCT = 'Sehat Prima 100';

function Page(props: ConsultantDialogProps) {
  const [open, setOpen] = useState(props.open);
  const [productName, setProductName] = useState(props.productName);
  function openFor(name: string) {
    setProductName(name);
    setOpen(true);
  }
  return (
    <>
      <button type="button" onClick={() => openFor(props.productName)}>
        Konsultasi
      </button>
      <button type="button" onClick={() => openFor(OTHER_PRODUCT)}>
        Konsultasi {OTHER_PRODUCT}
      </button>
      <ConsultantDialog {...props} productName={productName} open={open} onOpenChange={setOpen} />
      <Toaster />
    </>
  );
}

const onSubmit: ConsultantDialogProps['onSubmit'] = fn(async () => undefined);

const meta = {
  title: 'Plans/ConsultantDialog',
  component: ConsultantDialog,
  parameters: { guide, docs: { story: { inline: false, height: '680px' } } },
  args: { open: true, onOpenChange: fn(), productName: 'Medika Plus 100', onSubmit },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ConsultantDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => within(await screen.findByRole('dialog'));
const send = async () =>
  userEvent.click((await findDialog()).getByRole('button', { name: 'Kirim permintaan' }));
/** The button of the confirmation. The icon in the dialog's header is also called 'Tutup', but has no description. */
const CONFIRMATION_BUTTON = { name: 'Tutup', description: /.+/ };
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const member = { fullName: 'SARI WULANDARI', phoneNumber: '6281234567890', email: 'sari@contoh.id' };

export const Empty: Story = {
  play: async ({ args }) => {
    const { getByRole } = await findDialog();
    await send();
    const summary = await screen.findByRole('region', { name: 'Periksa 3 isian berikut' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getByRole('link', { name: 'Nama lengkap wajib di isi!' })).toBeVisible();
    await expect(within(summary).getByRole('link', { name: 'Nomor Telpon wajib di isi!' })).toBeVisible();
    await userEvent.click(within(summary).getByRole('link', { name: 'Email wajib di isi!' }));
    await waitFor(() => expect(getByRole('textbox', { name: 'Email' })).toHaveFocus());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const WrongInput: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const { getByRole, getAllByText } = await findDialog();
    await userEvent.type(getByRole('textbox', { name: 'Nama lengkap' }), '<script>');
    await userEvent.type(getByRole('textbox', { name: 'Nomor telepon' }), '12345');
    await userEvent.type(getByRole('textbox', { name: 'Email' }), 'bukan email');
    await send();
    await expect(await screen.findAllByText('Nomor Telp tidak valid!')).toHaveLength(2);
    await expect(getAllByText('Email tidak valid!')).toHaveLength(2);
    await expect(getAllByText('Nama mengandung karakter yang tidak diperbolehkan!')).toHaveLength(2);
  },
};

/**
 * The form contains the member's data; the phone number is shown without the country code. After sending, the button of
 * the confirmation has the focus.
 */
export const Sent: Story = {
  args: { prefill: member, confirmationText: 'Konsultan kami menghubungi Anda dalam 1 hari kerja.' },
  play: async ({ args }) => {
    const { getByRole, findByRole } = await findDialog();
    await expect(getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await userEvent.type(getByRole('textbox', { name: /^Pesan/ }), 'Hubungi saya sore hari');
    await send();
    const closeButton = await findByRole('button', { name: 'Tutup', description: /dalam 1 hari kerja/ });
    await waitFor(() => expect(closeButton).toHaveFocus());
    // The dialog checks in the next frame whether it has lost the focus, and must not move the focus then.
    await nextFrame();
    await nextFrame();
    await expect(closeButton).toHaveFocus();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...member, message: 'Hubungi saya sore hari' });
    await userEvent.click(closeButton);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog accepts the longest phone number that a profile allows [Q27]. */
export const LongestPhoneNumber: Story = {
  tags: ['!autodocs'],
  args: { prefill: { ...member, phoneNumber: '62812345678901' } },
  play: async ({ args }) => {
    await findDialog();
    await send();
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ phoneNumber: '62812345678901' })),
    );
  },
};

/** The server's message replaces the text from the site's settings. */
export const ServerConfirmation: Story = {
  tags: ['!autodocs'],
  args: { prefill: member, confirmationText: 'Konsultan kami menghubungi Anda dalam 1 hari kerja.' },
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockResolvedValueOnce('Permintaan Anda kami terima.');
  },
  play: async () => {
    await send();
    await expect(await screen.findByText('Permintaan Anda kami terima.')).toBeVisible();
    await expect(screen.queryByText(/dalam 1 hari kerja/)).toBeNull();
  },
};

/** The input stays after a failure, also when the dialog is closed and opened again. */
export const FailedWithInputPreserved: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ message: 'Koneksi internet terputus, silakan coba lagi' });
  },
  args: { prefill: { ...member, email: '' } },
  play: async ({ canvas }) => {
    const { getByRole } = await findDialog();
    await userEvent.type(getByRole('textbox', { name: 'Email' }), 'sari@contoh.id');
    await send();
    await expect(await screen.findByText('Koneksi internet terputus, silakan coba lagi')).toBeVisible();
    await expect(getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
    await userEvent.click(getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Konsultasi' }));
    await expect((await findDialog()).getByRole('textbox', { name: 'Email' })).toHaveValue('sari@contoh.id');
  },
};

/** If the plan is not sold any more, the dialog shows the server's message and keeps the input. */
export const PlanWithdrawn: Story = {
  tags: ['!autodocs'],
  name: '[2 §8] Produk tidak di temukan',
  args: { prefill: member },
  beforeEach: ({ args }) => {
    mocked(args.onSubmit).mockRejectedValueOnce({ status: 404, message: 'Produk tidak di temukan' });
  },
  play: async () => {
    await userEvent.type((await findDialog()).getByRole('textbox', { name: /^Pesan/ }), 'Sore hari');
    await send();
    await expect(await screen.findByText('Produk tidak di temukan')).toBeVisible();
    await expect((await findDialog()).getByRole('textbox', { name: /^Pesan/ })).toHaveValue('Sore hari');
  },
};

/** The stored message appears after a reload. Only the message is stored, and it is discarded after sending. */
export const RestoredAfterReload: Story = {
  tags: ['!autodocs'],
  args: {
    prefill: member,
    autosave: { load: async () => ({ message: 'Sore hari' }), save: fn(), discard: fn() },
  },
  play: async ({ args }) => {
    const { getByRole } = await findDialog();
    const message = getByRole('textbox', { name: /^Pesan/ });
    await waitFor(() => expect(message).toHaveValue('Sore hari'));
    await userEvent.type(message, ' ya');
    await expect(args.autosave?.save).toHaveBeenLastCalledWith({ message: 'Sore hari ya' });
    await expect(args.autosave?.discard).not.toHaveBeenCalled();
    await send();
    await screen.findByRole('button', CONFIRMATION_BUTTON);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...member, message: 'Sore hari ya' });
    await expect(args.autosave?.discard).toHaveBeenCalledOnce();
  },
};

/** While a request is being sent, a second click sends nothing. */
export const Sending: Story = {
  tags: ['!autodocs'],
  args: { prefill: member, onSubmit: fn(() => new Promise<undefined>(() => {})) },
  play: async ({ args }) => {
    await send();
    await send();
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await expect((await findDialog()).getByRole('button', { name: 'Kirim permintaan' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

let response = createDeferred<string | undefined>();

const slowResponse = {
  args: { prefill: member, autosave: { load: async () => null, save: fn(), discard: fn() } },
  beforeEach({ args }: { args: ConsultantDialogProps }) {
    response = createDeferred();
    mocked(args.onSubmit).mockImplementationOnce(() => response.promise);
  },
};

/** Sends a request for one plan, closes the dialog and opens it for another plan before the response. */
async function sendThenOpenNext(canvas: ReturnType<typeof within>) {
  await userEvent.type((await findDialog()).getByRole('textbox', { name: /^Pesan/ }), 'Sore hari');
  await send();
  await userEvent.click((await findDialog()).getByRole('button', { name: 'Tutup' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: `Konsultasi ${OTHER_PRODUCT}` }));
  const otherDialog = await findDialog();
  await waitFor(() => expect(otherDialog.getByText(OTHER_PRODUCT)).toBeVisible());
  await userEvent.type(otherDialog.getByRole('textbox', { name: /^Pesan/ }), ', juga pagi');
  return otherDialog;
}

/** A toast reports the late response with the name of the first plan. The input for the second plan stays. */
export const ResponseAfterNextPlan: Story = {
  tags: ['!autodocs'],
  ...slowResponse,
  play: async ({ canvas, args }) => {
    const otherDialog = await sendThenOpenNext(canvas);
    await expect(otherDialog.getByRole('button', { name: 'Kirim permintaan' })).not.toHaveAttribute(
      'aria-busy',
    );
    response.resolve('Konsultan kami menghubungi Anda.');
    await expect(
      await screen.findByText(
        'Permintaan Anda untuk Medika Plus 100 terkirim. Konsultan kami menghubungi Anda.',
      ),
    ).toBeVisible();
    await expect(screen.queryByText('Berhasil')).toBeNull();
    await expect(otherDialog.getByRole('textbox', { name: /^Pesan/ })).toHaveValue('Sore hari, juga pagi');
    await expect(args.autosave?.discard).not.toHaveBeenCalled();
    await send();
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(await otherDialog.findByRole('button', CONFIRMATION_BUTTON)).toBeVisible();
  },
};

/** A toast reports the late failure with the name of the first plan. The input for the second plan stays. */
export const FailureAfterNextPlan: Story = {
  ...slowResponse,
  play: async ({ canvas }) => {
    const otherDialog = await sendThenOpenNext(canvas);
    response.reject({ message: 'Koneksi internet terputus, silakan coba lagi' });
    await expect(
      await screen.findByText(
        'Permintaan Anda untuk Medika Plus 100 belum terkirim. Koneksi internet terputus, silakan coba lagi',
      ),
    ).toBeVisible();
    await expect(otherDialog.getByRole('textbox', { name: /^Pesan/ })).toHaveValue('Sore hari, juga pagi');
  },
};

/**
 * If the response arrives after closing, a toast reports it, and the reopened form does not contain the sent message.
 */
export const ResponseAfterClose: Story = {
  tags: ['!autodocs'],
  ...slowResponse,
  play: async ({ canvas, args }) => {
    await userEvent.type((await findDialog()).getByRole('textbox', { name: /^Pesan/ }), 'Sore hari');
    await send();
    await userEvent.click((await findDialog()).getByRole('button', { name: 'Tutup' }));
    response.resolve(undefined);
    await expect(await screen.findByText(/^Permintaan Anda untuk Medika Plus 100 terkirim\./)).toBeVisible();
    await expect(args.autosave?.discard).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Konsultasi' }));
    await expect((await findDialog()).getByRole('textbox', { name: /^Pesan/ })).toHaveValue('');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { UploadFile } from '../../fields/attachment/index.ts';
import { completeDraft, type StoryLine, withAddress, withFiles } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import catalogue from './OrderWizard.stories.tsx';

/** Sending: lost network, late rejections of files, and going back. */
const meta = {
  ...catalogue,
  title: 'Orders/OrderWizard/Sending',
  tags: ['!autodocs', '!dev'],
  component: OrderWizardPage<StoryLine>,
  args: { ...catalogue.args, uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`) },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const load = (draft: OrderDraft<StoryLine>) => async () => ({ plan, draft });
const placedOrder = { message: 'Berhasil', _id: 'o-1', productType: 'kesehatan', invoice: false } as const;
const REJECTION = 'Gambar rusak atau tidak dapat dibuka';
const fileRejection = () => Object.assign(new Error(REJECTION), { status: 422 });

type Play = NonNullable<Story['play']>;
async function confirmOrder({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
}
/** Dispatches the event for which `waitForEvent(name)` waits. */
const dispatchEvent = (name: string) => window.dispatchEvent(new Event(name));
const waitForEvent = (name: string) =>
  new Promise<void>((resolve) => window.addEventListener(name, () => resolve(), { once: true }));

/** A submission that waits for the network can be cancelled; nothing is lost. */
export const CancelledWhileOffline: Story = {
  args: {
    load: load(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => placedOrder),
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      await waitForEvent('story-network');
      return `upload-${code}`;
    }),
  },
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: 'Mengirim data' }));
    await waitFor(() => expect(dialog.getByText('Jaringan terputus')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    dispatchEvent('story-network');
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.uploadFile).toHaveBeenCalledTimes(2);
  },
};

/** An order that the server may have received cannot be cancelled. */
export const CannotCancelAfterSending: Story = {
  args: {
    load: load(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const dialog = within(await screen.findByRole('dialog', { name: 'Mengirim data' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Batal' })).toBeNull());
  },
};

/**
 * The response of an earlier attempt was lost, and the draft has changed since. The order of the earlier
 * attempt is kept, and no second order is created.
 */
export const EarlierAttemptSucceeded: Story = {
  args: {
    load: load(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => ({ alreadySent: true })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    const title = 'Pesanan sebelumnya sudah kami terima';
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(
      'Perubahan setelahnya tidak ikut terkirim, silakan periksa pesanan Anda di daftar pesanan',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lihat pesanan saya' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ alreadySent: true }));
  },
};

/**
 * The server rejects a file while the customer fills in a later step. The rejection is reported at the next
 * click on 'Lanjut'.
 */
export const FileRejectedInLaterStep: Story = {
  args: {
    load: load(withFiles),
    step: 'informasi',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      if (code !== 'ktp') return `upload-${code}`;
      await waitForEvent('story-rejection');
      throw fileRejection();
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'E-polis dan polis cetak' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Kirim ke alamat lain' }));
    const address = canvas.getByRole('textbox', { name: /Alamat/ });
    await userEvent.type(address, 'Jl. Mel');
    dispatchEvent('story-rejection');
    const title = await canvas.findByText('Ada yang perlu diperbaiki di Lampiran');
    const notice = title.closest<HTMLElement>('[role=alert]') ?? document.body;
    await expect(notice).toHaveTextContent(`KTP Tertanggung: ${REJECTION}.`);
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'ati 5');
    await expect(address).toHaveValue('Jl. Melati 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Informasi Lainnya' })).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Buka Lampiran' }));
    await expect(await canvas.findByText(`${REJECTION} (${withFiles.files.ktp?.name})!`)).toBeVisible();
  },
};

/** A file that is rejected while the order is sent is reported on the last step; the message stays after the toast has closed. */
export const FileRejectedWhileSending: Story = {
  args: {
    load: load(completeDraft),
    step: 'ringkasan',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      await waitForEvent('story-rejection');
      if (code !== 'ktp') return `upload-${code}`;
      throw fileRejection();
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Mengirim data' });
    dispatchEvent('story-rejection');
    await expect(
      await canvas.findByText('Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Buka Lampiran' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith('lampiran/ubah', undefined);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Renders the wizard with a button that does what the browser's back button does. */
function WithBack({ step: initialStep, ...props }: OrderWizardPageProps<StoryLine>) {
  const [step, setStep] = useState(initialStep);
  useEffect(() => {
    const goBack = () => setStep('deklarasi');
    window.addEventListener('story-back', goBack);
    return () => window.removeEventListener('story-back', goBack);
  }, []);
  return <OrderWizardPage {...props} step={step} onStepChange={setStep} />;
}

/** The customer opens another step while the order is sent: the result is displayed there. */
export const StepLeftWhileSending: Story = {
  args: {
    load: load(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      await waitForEvent('story-response');
      return placedOrder;
    }),
  },
  render: (args) => <WithBack {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    dispatchEvent('story-back');
    await canvas.findByRole('heading', { name: 'Deklarasi', hidden: true });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mengirim data' })).toBeVisible());
    dispatchEvent('story-response');
    const done = await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await userEvent.click(within(done).getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

const INPUT_PRESERVED = 'Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.';

/** A failure disappears when its step is left and does not take the focus on return. */
export const FailureClearedOnStepChange: Story = {
  args: {
    load: load(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      throw new Error('');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await confirmOrder({ canvas, userEvent });
    await expect(await canvas.findByText(INPUT_PRESERVED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toHaveFocus();
    await expect(canvas.queryByText(INPUT_PRESERVED)).toBeNull();
  },
};

/** A new plan's draft starts with the documents of the previous order: opening the terms does not upload them. */
export const NoUploadBeforeTerms: Story = {
  args: {
    load: load({ ...withFiles, slices: { ...withFiles.slices, terms: { acceptTnc: false } } }),
    uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`),
  },
  play: async ({ canvas, userEvent, args }) => {
    const terms = await canvas.findByRole('checkbox', { name: /Saya sudah membaca/ });
    await expect(canvas.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
    await expect(args.uploadFile).not.toHaveBeenCalled();
    await userEvent.click(terms);
    await waitFor(() => expect(args.uploadFile).toHaveBeenCalledTimes(2));
  },
};

/**
 * A step that was opened from the summary returns to the summary, even after a reload, because the step's URL
 * states it.
 */
export const OpenedFromSummary: Story = {
  args: { load: load(completeDraft), step: 'alamat/ubah' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lanjut' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke ringkasan' }));
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toBeVisible();
  },
};

/** Without a search the date of birth is empty, and the price appears once the date is typed. */
export const WithoutSearch: Story = {
  args: {
    search: {},
    load: load({
      ...withAddress,
      slices: { ...withAddress.slices, insured: { ...withAddress.slices.insured, birthDate: '' } },
    }),
    step: 'tertanggung',
  },
  play: async ({ canvas, userEvent }) => {
    const birth = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(birth).toHaveValue('');
    await expect(canvas.getByText('Premi dihitung dari tanggal lahir tertanggung.')).toBeInTheDocument();
    await userEvent.type(birth, '01011990');
    await expect(await canvas.findAllByText('Rp2.423.000')).not.toHaveLength(0);
  },
};

/** One file of the draft could not be stored on this device. */
export const DraftWithoutFile: Story = {
  args: { load: load(withFiles), step: 'lampiran', draftStorage: { state: 'partly', codes: ['ktp'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berkas belum tersimpan di draf')).toBeVisible();
  },
};

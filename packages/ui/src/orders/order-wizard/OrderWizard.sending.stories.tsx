import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { UploadFile } from '../../fields/attachment/index.ts';
import { completeDraft, draftWithAddress, draftWithFiles, type StoryLine } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import orderWizardMeta from './OrderWizard.stories.tsx';

/** Stories about sending: a lost network, a file that is rejected in a later step, and going back. */
const meta = {
  ...orderWizardMeta,
  title: 'Orders/OrderWizard/Sending',
  tags: ['!autodocs', '!dev'],
  component: OrderWizardPage<StoryLine>,
  args: { ...orderWizardMeta.args, uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`) },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaderOf = (draft: OrderDraft<StoryLine>) => async () => ({ plan, draft });
const placedOrder = { message: 'Berhasil', _id: 'o-1', productType: 'kesehatan', invoice: false } as const;
const REJECTION = 'Gambar rusak atau tidak dapat dibuka';
const INPUT_PRESERVED = 'Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.';
const fileRejection = () => Object.assign(new Error(REJECTION), { status: 422 });

type Play = NonNullable<Story['play']>;
async function confirmOrder({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
}
/** Dispatches the event for which `waitForStoryEvent(name)` waits. */
const dispatchStoryEvent = (name: string) => window.dispatchEvent(new Event(name));
const waitForStoryEvent = (name: string) =>
  new Promise<void>((resolve) => window.addEventListener(name, () => resolve(), { once: true }));

/** A submission that waits for the network can be cancelled; nothing is lost. */
export const CancelledWhileOffline: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => placedOrder),
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      await waitForStoryEvent('story-network');
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
    dispatchStoryEvent('story-network');
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    // Each of the two files was uploaded only once.
    await expect(args.uploadFile).toHaveBeenCalledTimes(2);
  },
};

/** An order that the server may have received cannot be cancelled. */
export const CannotCancelAfterSending: Story = {
  args: {
    load: loaderOf(completeDraft),
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
 * The response of an earlier attempt was lost, and the draft has changed since. The wizard states that the server
 * received the earlier order, without the later changes.
 */
export const EarlierAttemptSucceeded: Story = {
  args: {
    load: loaderOf(completeDraft),
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
 * The server rejects a file while the customer fills in a later step. A notice appears, and the customer can continue to
 * type. The next click on 'Lanjut' moves the focus to the notice.
 */
export const FileRejectedInLaterStep: Story = {
  args: {
    load: loaderOf(draftWithFiles),
    step: 'informasi',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      if (code !== 'ktp') return `upload-${code}`;
      await waitForStoryEvent('story-rejection');
      throw fileRejection();
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'E-polis dan polis cetak' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Kirim ke alamat lain' }));
    const address = canvas.getByRole('textbox', { name: /Alamat/ });
    await userEvent.type(address, 'Jl. Mel');
    dispatchStoryEvent('story-rejection');
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
    await expect(await canvas.findByText(`${REJECTION} (${draftWithFiles.files.ktp?.name})!`)).toBeVisible();
  },
};

/** The last step reports a file that is rejected while the order is sent, and links to the step of the file. */
export const FileRejectedWhileSending: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      await waitForStoryEvent('story-rejection');
      if (code !== 'ktp') return `upload-${code}`;
      throw fileRejection();
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Mengirim data' });
    dispatchStoryEvent('story-rejection');
    await expect(await canvas.findByText(INPUT_PRESERVED)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Buka Lampiran' }));
    await waitFor(() => expect(args.onStepChange).toHaveBeenLastCalledWith('lampiran/ubah', undefined));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** Renders the wizard. The event 'story-back' opens the step 'deklarasi', as the browser's back button would. */
function WizardWithBackEvent({ step: initialStep, ...props }: OrderWizardPageProps<StoryLine>) {
  const [step, setStep] = useState(initialStep);
  useEffect(() => {
    const goBack = () => setStep('deklarasi');
    window.addEventListener('story-back', goBack);
    return () => window.removeEventListener('story-back', goBack);
  }, []);
  return <OrderWizardPage {...props} step={step} onStepChange={setStep} />;
}

/** The customer opens another step while the order is sent: the other step displays the result. */
export const StepLeftWhileSending: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      await waitForStoryEvent('story-response');
      return placedOrder;
    }),
  },
  render: (args) => <WizardWithBackEvent {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    dispatchStoryEvent('story-back');
    await canvas.findByRole('heading', { name: 'Deklarasi', hidden: true });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mengirim data' })).toBeVisible());
    dispatchStoryEvent('story-response');
    const doneDialog = await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await userEvent.click(within(doneDialog).getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

/** A failure disappears when the customer leaves its step. When the customer returns, the step's heading has the focus. */
export const FailureClearedOnStepChange: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      throw new Error('');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await confirmOrder({ canvas, userEvent });
    await expect(await canvas.findByText(INPUT_PRESERVED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi', level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toHaveFocus();
    await expect(canvas.queryByText(INPUT_PRESERVED)).toBeNull();
  },
};

/** A new draft can start with the documents of another order. They are uploaded only after the terms are accepted. */
export const NoUploadBeforeTerms: Story = {
  args: {
    load: loaderOf({ ...draftWithFiles, slices: { ...draftWithFiles.slices, terms: { acceptTnc: false } } }),
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
 * A step that was opened from the summary returns to the summary, even after a reload, because its URL ends with
 * '/ubah'.
 */
export const OpenedFromSummary: Story = {
  args: { load: loaderOf(completeDraft), step: 'alamat/ubah' },
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
    load: loaderOf({
      ...draftWithAddress,
      slices: { ...draftWithAddress.slices, insured: { ...draftWithAddress.slices.insured, birthDate: '' } },
    }),
    step: 'tertanggung',
  },
  play: async ({ canvas, userEvent }) => {
    const birthDateField = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(birthDateField).toHaveValue('');
    await expect(canvas.getByText('Premi dihitung dari tanggal lahir tertanggung.')).toBeInTheDocument();
    await userEvent.type(birthDateField, '01011990');
    await expect(await canvas.findAllByText('Rp2.423.000')).not.toHaveLength(0);
  },
};

/** One file of the draft could not be stored on this device. */
export const DraftWithoutFile: Story = {
  args: {
    load: loaderOf(draftWithFiles),
    step: 'lampiran',
    draftStorage: { state: 'partly', codes: ['ktp'] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berkas belum tersimpan di draf')).toBeVisible();
  },
};

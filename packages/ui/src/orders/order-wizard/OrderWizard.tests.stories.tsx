import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor, within } from 'storybook/test';
import type { UploadFile } from '../../fields/attachment/index.ts';
import { completeDraft, draftWithAddress, draftWithFiles, type StoryLine } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import orderWizardMeta from './OrderWizard.stories.tsx';

/** Files that are uploaded before their order is sent. */
const meta = {
  ...orderWizardMeta,
  title: 'Orders/OrderWizard/Tests',
  tags: ['!autodocs', '!dev'],
  component: OrderWizardPage<StoryLine>,
  args: { ...orderWizardMeta.args, uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`) },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaderOf = (draft: OrderDraft<StoryLine>) => async () => ({ plan, draft });
const placedOrder = { message: 'Berhasil', _id: 'o-1', productType: 'kesehatan', invoice: false } as const;

type Play = NonNullable<Story['play']>;
async function confirmOrder({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
}

/** The files upload while the customer fills in the next step. The status 'Menunggu' is also shown while a file is sent. */
export const UploadsDuringNextStep: Story = {
  args: {
    load: loaderOf(draftWithFiles),
    step: 'lampiran',
    uploadFile: fn<UploadFile>((_file, { code, onProgress }) => {
      onProgress(0.5);
      return new Promise((resolve) => {
        window.addEventListener('story-network', () => resolve(`upload-${code}`), { once: true });
      });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findAllByText('Menunggu')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Informasi Lainnya' })).toBeVisible();
    window.dispatchEvent(new Event('story-network'));
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(await canvas.findAllByText('Terkirim')).toHaveLength(2);
  },
};

/** Two presses in the same frame open one step, so that the back button returns with one press. */
export const DoublePressOpensOneStep: Story = {
  args: { load: loaderOf(draftWithAddress), step: 'alamat' },
  play: async ({ canvas, userEvent, args }) => {
    const nextButton = await canvas.findByRole('button', { name: 'Lanjut' });
    await waitFor(() => expect(nextButton).toBeEnabled());
    const steps = mocked(args.onStepChange);
    steps.mockClear();
    nextButton.click();
    nextButton.click();
    await expect(await canvas.findByRole('heading', { name: 'Lampiran', level: 1 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await canvas.findByRole('heading', { name: 'Alamat Tertanggung', level: 1 });
    await expect(steps.mock.calls.map(([id]) => id)).toEqual(['lampiran', 'alamat']);
  },
};

export const OrderWithUploadIds: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => placedOrder),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        files: [
          expect.objectContaining({ code: 'ktp', uploadId: 'upload-ktp' }),
          expect.objectContaining({ code: 'foto-diri', uploadId: 'upload-foto-diri' }),
        ],
      }),
      expect.anything(),
    );
  },
};

let isOffline = true;

/** An order whose files cannot be uploaded is not sent. When the network has returned, it can be sent. */
export const OrderWaitsForUploads: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => placedOrder),
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      if (isOffline) throw Object.assign(new Error('Koneksi terputus'), { status: 0 });
      return `upload-${code}`;
    }),
  },
  beforeEach() {
    isOffline = true;
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await expect(await screen.findAllByText('Koneksi terputus')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText('Koneksi terputus')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kirim pesanan' })).toBeEnabled());
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

const SEND_AGAIN_MESSAGE = 'Berkas perlu dikirim ulang, silakan coba lagi';
let submitCount = 0;
/**
 * Returns an `onSubmit` that rejects the first attempt, because the server has lost the files with these codes.
 */
const onSubmitWithLostFiles = (...codes: string[]) =>
  fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
    submitCount += 1;
    if (submitCount > 1) return placedOrder;
    const fields = codes.map((path) => ({ path, message: SEND_AGAIN_MESSAGE }));
    throw Object.assign(new Error(SEND_AGAIN_MESSAGE), { status: 422, fields });
  });

/** The server has lost one of two files: only this file is uploaded again. */
export const OrderRejectedForOneFile: Story = {
  args: {
    load: loaderOf(completeDraft),
    step: 'ringkasan',
    uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`),
    onSubmit: onSubmitWithLostFiles('ktp'),
  },
  beforeEach() {
    submitCount = 0;
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await expect(
      await canvas.findByText('Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.'),
    ).toBeVisible();
    await expect(args.uploadFile).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kirim pesanan' })).toBeEnabled());
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.uploadFile).toHaveBeenCalledTimes(3);
  },
};

/** The server has lost all files: one retry uploads them all. */
export const OrderRejectedForAllFiles: Story = {
  ...OrderRejectedForOneFile,
  args: { ...OrderRejectedForOneFile.args, onSubmit: onSubmitWithLostFiles('ktp', 'foto-diri') },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Kirim pesanan' })).toBeEnabled());
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledTimes(2));
    await expect(args.uploadFile).toHaveBeenCalledTimes(4);
  },
};

/** A file that the server rejects blocks its step. */
export const RejectedFileBlocksStep: Story = {
  args: {
    load: loaderOf(draftWithAddress),
    step: 'lampiran',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      if (code !== 'ktp') return `upload-${code}`;
      throw Object.assign(new Error('Gambar rusak atau tidak dapat dibuka'), { status: 422 });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const [file] = Object.values(draftWithFiles.files);
    for (const name of ['KTP Tertanggung', 'Foto Diri Tertanggung']) {
      await userEvent.upload(await canvas.findByLabelText(name), file ?? []);
    }
    const reason = `Gambar rusak atau tidak dapat dibuka (${file?.name})!`;
    await expect(await canvas.findByText(reason)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Lengkapi semua berkas lampiran' });
    await expect(within(summary).getByRole('link', { name: `KTP Tertanggung: ${reason}` })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { jpeg } from '../../orders/story-data/draft.ts';
import { takePhoto } from '../../primitives/file-upload/photo.fixture.ts';
import { guide } from './AttachmentFields.guide.ts';
import { AttachmentFields, type AttachmentFieldsProps } from './AttachmentFields.tsx';
import type { AttachmentFiles } from './attachment-files.ts';
import type { UploadFile } from './index.ts';
import { useFileUploads } from './use-file-uploads.ts';

type Spec = AttachmentFieldsProps['specs'][number];
const ktp: Spec = { code: 'ktp', name: 'KTP Tertanggung', extention: 'image', required: true, limit: 2 };
const letter: Spec = { code: 'surat', name: 'Surat Dokter', extention: 'pdf', required: false, limit: 2 };

const photos: Spec = {
  code: 'foto',
  name: 'Foto kerusakan',
  extention: 'image',
  required: true,
  limit: 2,
  min: 2,
  max: 3,
};

type FormProps = Pick<AttachmentFieldsProps, 'specs' | 'files'> & {
  uploadFile?: UploadFile;
  /** Hides the fields, as when another step of the form is shown. */
  isHidden?: boolean;
  onChange: (files: AttachmentFiles) => void;
};

/** A form with only document fields. It uploads the files before it is sent if `uploadFile` is given. */
function Form({ specs, files: initialFiles, uploadFile, isHidden = false, onChange }: FormProps) {
  const [files, setFiles] = useState(initialFiles);
  const fileUploads = useFileUploads(specs, files, uploadFile);
  if (isHidden) return null;
  return (
    <AttachmentFields
      specs={specs}
      files={files}
      errors={{}}
      uploads={fileUploads}
      onChange={(change) => {
        setFiles(change);
        onChange(change(files));
      }}
    />
  );
}

/** Returns an `uploadFile` whose calls stay pending until the story finishes or fails each of them. */
function createManualUpload() {
  const calls: (Parameters<UploadFile>[1] & {
    file: File;
    finish: (id: string) => void;
    fail: (error: unknown) => void;
  })[] = [];
  const uploadFile: UploadFile = (file, tools) =>
    new Promise((finish, fail) => {
      calls.push({ ...tools, file, finish, fail });
    });
  return { uploadFile, calls };
}

const pendingUpload: UploadFile = () => new Promise(() => undefined);
const halfSentUpload: UploadFile = (_file, { onProgress }) => {
  onProgress(0.45);
  return new Promise(() => undefined);
};
const successfulUpload: UploadFile = async (_file, { code }) => `upload-${code}`;
const failingUpload = (status: number, message: string) =>
  fn<UploadFile>(async () => {
    throw Object.assign(new Error(message), { status });
  });

const meta = {
  title: 'Fields/AttachmentFields',
  component: Form,
  parameters: { guide },
  args: { specs: [ktp, letter], files: { ktp: jpeg('ktp-sari.jpg') }, onChange: fn() },
  decorators: [
    (Story) => (
      <div className="nu:max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Form>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { args: { files: {} } };

export const NoDocuments: Story = { args: { specs: [], files: {} } };

/** Without `uploadFile` the files are not uploaded: no upload status is shown. */
export const NotUploaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /ktp-sari\.jpg/ })).toBeVisible();
    await expect(canvas.queryByText('Menunggu')).toBeNull();
  },
};

export const Waiting: Story = {
  args: { uploadFile: pendingUpload },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Menunggu')).toBeVisible();
    await expect(canvasElement.querySelector('[data-status=waiting]')).not.toBeNull();
  },
};

export const Sending: Story = {
  args: { uploadFile: halfSentUpload },
  play: async ({ canvas }) => {
    const bar = await canvas.findByRole('progressbar', { name: 'Mengirim KTP Tertanggung' });
    await expect(bar).toHaveValue(0.45);
    await expect(canvas.getByText('Menunggu')).toBeVisible();
  },
};

/** The thumbnail comes from the device, not from the server. */
export const Sent: Story = {
  args: { uploadFile: successfulUpload },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Terkirim')).toBeVisible();
    await expect(canvasElement.querySelector('[data-kind=image] img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^blob:/),
    );
  },
};

/** An upload without a response (status 0) is repeated when the retry button is clicked or the network returns. */
export const Failed: Story = {
  args: { uploadFile: failingUpload(0, 'Koneksi terputus.') },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Gagal')).toBeVisible();
    const retryButton = canvas.getByRole('button', { name: 'Coba lagi' });
    // A field ends its error with '!' instead of a full stop.
    await expect(canvas.getByText('Koneksi terputus!')).toBeVisible();
    await retryButton.click();
    await waitFor(() => expect(args.uploadFile).toHaveBeenCalledTimes(2));
    await canvas.findByRole('button', { name: 'Coba lagi' });
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(args.uploadFile).toHaveBeenCalledTimes(3));
  },
};

/**
 * The server rejected the content of the file. A retry cannot help, so the file is removed, and the field states the
 * reason.
 */
export const RejectedContent: Story = {
  args: { uploadFile: failingUpload(422, 'File gambar tidak valid, gambar: jpg') },
  play: async ({ canvas }) => {
    const message = 'File gambar tidak valid, gambar: jpg (ktp-sari.jpg)';
    await expect(await canvas.findByText(`${message}!`)).toBeVisible();
    await expect(canvas.getByText(`KTP Tertanggung: ${message}`)).toHaveAttribute('aria-live', 'assertive');
    await expect(canvas.queryByRole('link', { name: /ktp-sari/ })).toBeNull();
    await expect(canvas.getByLabelText('KTP Tertanggung')).toHaveAccessibleDescription(
      new RegExp(message.replace(/[()]/g, '.')),
    );
  },
};

/**
 * One of several files of a document is rejected: only this file is removed, and another file can be added
 * instead.
 */
export const OneOfSeveralRejected: Story = {
  args: {
    specs: [photos],
    files: {},
    uploadFile: fn<UploadFile>(async (file, { slot = '' }) => {
      if (file.name !== 'rusak.jpg') return slot;
      throw Object.assign(new Error('Gambar rusak atau tidak dapat dibuka'), { status: 422 });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Foto kerusakan');
    await userEvent.upload(input, [jpeg('depan.jpg'), jpeg('rusak.jpg'), jpeg('kiri.jpg')]);
    await expect(await canvas.findByText('Gambar rusak atau tidak dapat dibuka (rusak.jpg)!')).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('Terkirim')).toHaveLength(2));
    await userEvent.upload(canvas.getByLabelText('Foto kerusakan'), jpeg('kanan.jpg'));
    await waitFor(() => expect(canvas.getAllByText('Terkirim')).toHaveLength(3));
    await expect(canvas.queryByText(/rusak\.jpg/)).toBeNull();
  },
};

export const WrongType: Story = {
  tags: ['!autodocs'],
  args: { files: {}, uploadFile: fn<UploadFile>(pendingUpload) },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('KTP Tertanggung');
    await userEvent.upload(input, new File(['%PDF-1.7'], 'ktp.jpg', { type: 'application/pdf' }));
    await expect(await canvas.findByText('File gambar tidak valid, gambar: jpg!')).toBeVisible();
    await expect(args.uploadFile).not.toHaveBeenCalled();
  },
};

export const TooLarge: Story = {
  tags: ['!autodocs'],
  args: { files: {}, uploadFile: fn<UploadFile>(pendingUpload) },
  play: async ({ canvas, userEvent, args }) => {
    const tooLargeBytes = 2 * 1_048_576 + 1;
    const largeFile = new File([new Uint8Array(tooLargeBytes)], 'ktp.jpg', { type: 'image/jpeg' });
    await userEvent.upload(canvas.getByLabelText('KTP Tertanggung'), largeFile);
    await expect(await canvas.findByText('Maksimal ukuran file 2 MB!')).toBeVisible();
    await expect(args.uploadFile).not.toHaveBeenCalled();
  },
};

export const Offline: Story = {
  tags: ['!autodocs'],
  args: { uploadFile: halfSentUpload },
  beforeEach() {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole('alert');
    await expect(note).toHaveTextContent('Pengiriman berkas dilanjutkan otomatis saat jaringan kembali.');
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

const interruptedUpload = createManualUpload();

/** The server cannot be reached although the device is online: the upload pauses and resumes automatically. */
export const Interrupted: Story = {
  args: { uploadFile: interruptedUpload.uploadFile },
  beforeEach() {
    interruptedUpload.calls.length = 0;
  },
  play: async ({ canvas }) => {
    const { calls } = interruptedUpload;
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.onProgress(0.45);
    calls[0]?.onPause?.();
    await expect(await canvas.findByText('Terputus')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Pengiriman berkas dilanjutkan otomatis saat jaringan kembali.',
    );
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.45);
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    calls[0]?.onProgress(0.6);
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(canvas.getByText('Menunggu')).toBeVisible();
    calls[0]?.onPause?.();
    await expect(await canvas.findByText('Terputus')).toBeVisible();
  },
};

const cycleUpload = createManualUpload();

/** One file: choose, fail, retry, replace and remove. */
export const FullUploadCycle: Story = {
  tags: ['!autodocs'],
  args: { specs: [ktp], files: {}, uploadFile: cycleUpload.uploadFile },
  beforeEach() {
    cycleUpload.calls.length = 0;
  },
  play: async ({ canvas, userEvent }) => {
    const { calls } = cycleUpload;
    const uploadField = () =>
      within(canvas.getByLabelText('KTP Tertanggung').closest<HTMLElement>('[data-field]') ?? document.body);
    await userEvent.upload(canvas.getByLabelText('KTP Tertanggung'), jpeg('pertama.jpg'));
    await waitFor(() => expect(calls).toHaveLength(1));
    calls[0]?.onProgress(0.3);
    await expect(await canvas.findByRole('progressbar')).toHaveValue(0.3);
    calls[0]?.fail(new Error('Koneksi terputus'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(calls).toHaveLength(2));
    await expect(calls[1]?.file).toBe(calls[0]?.file);
    calls[1]?.finish('upload-1');
    await expect(await uploadField().findByText('Terkirim')).toBeVisible();

    await userEvent.upload(canvas.getByLabelText('KTP Tertanggung'), jpeg('kedua.jpg'));
    await waitFor(() => expect(calls).toHaveLength(3));
    await expect(calls[1]?.signal.aborted).toBe(true);
    await expect(await uploadField().findByText('Menunggu')).toBeVisible();
    // Progress of the replaced file is ignored.
    calls[1]?.onProgress(0.9);
    await expect(canvas.queryByRole('progressbar')).toBeNull();

    await userEvent.click(canvas.getByRole('button', { name: 'Hapus KTP Tertanggung' }));
    await waitFor(() => expect(calls[2]?.signal.aborted).toBe(true));
    // The end of the removed file's upload is ignored too.
    calls[2]?.finish('upload-2');
    await expect(canvas.queryByText('Terkirim')).toBeNull();
  },
};

/**
 * The step is left and reopened while a photo is being prepared, then a PDF is chosen instead. When the preparation
 * ends, the photo does not replace the PDF.
 */
export const StepLeftWhilePreparing: Story = {
  tags: ['!autodocs'],
  args: { specs: [ktp, { ...letter, extention: 'pdf_image', required: true }], files: {} },
  render: function LeavableForm(args) {
    const [isLeft, setIsLeft] = useState(false);
    return (
      <>
        <Form {...args} isHidden={isLeft} />
        <button type="button" onClick={() => setIsLeft(!isLeft)}>
          Langkah lain
        </button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const decode = window.createImageBitmap.bind(window);
    let finishDecoding = () => {};
    const decodingMock = spyOn(window, 'createImageBitmap').mockImplementationOnce(
      async (picture: ImageBitmapSource) => {
        await new Promise<void>((resolve) => {
          finishDecoding = resolve;
        });
        return decode(picture);
      },
    );
    const png = (name: string) => takePhoto(name, { width: 80, height: 60, type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Surat Dokter'), await png('surat.png'));
    await waitFor(() => expect(decodingMock).toHaveBeenCalled(), { timeout: 10_000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Langkah lain' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Langkah lain' }));
    const pdf = new File(['%PDF-1.7'], 'surat.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText('Surat Dokter'), pdf);
    await expect(await canvas.findByRole('link', { name: /surat\.pdf/ })).toBeVisible();
    finishDecoding();
    // Pictures are prepared one after another. When this picture is ready, the preparation of the previous one
    // has ended as well.
    await userEvent.upload(canvas.getByLabelText('KTP Tertanggung'), await png('ktp.png'));
    await expect(await canvas.findByRole('link', { name: /ktp\.jpg/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /surat\.pdf/ })).toBeVisible();
  },
};

/** Each file is uploaded and removed separately; the next file takes a free slot. */
export const SeveralFilesPerDocument: Story = {
  args: { specs: [photos], files: {}, uploadFile: fn<UploadFile>(async (_file, { slot = '' }) => slot) },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Foto kerusakan');
    await userEvent.upload(input, [jpeg('depan.jpg'), jpeg('kiri.jpg')]);
    await waitFor(() => expect(canvas.getAllByText('Terkirim')).toHaveLength(2));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Foto kerusakan 1' }));
    await userEvent.upload(input, jpeg('atap.jpg'));
    await expect(await canvas.findByRole('link', { name: /atap\.jpg/ })).toBeVisible();
    await expect(args.uploadFile).toHaveBeenCalledTimes(3);
    await userEvent.upload(input, [jpeg('kanan.jpg'), jpeg('belakang.jpg')]);
    await expect(await canvas.findByText('Maksimal 3 berkas!')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Hapus Foto kerusakan 3' })).toBeVisible();
    // The maximum is reached, so the picker is hidden.
    await waitFor(() => expect(canvas.queryByLabelText('Foto kerusakan')).toBeNull());
  },
};

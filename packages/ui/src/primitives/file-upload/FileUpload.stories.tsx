import { hasCameraData } from '@naungan/domain/attachment';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { guide } from './FileUpload.guide.ts';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';
import { takePhoto, withCameraData } from './photo.fixture.ts';

const PHOTO_URL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Crect width="48" height="48" fill="%23f3ab2c"/%3E%3Ccircle cx="24" cy="30" r="14" fill="%230a6a66"/%3E%3C/svg%3E';

const jpg = new File(['x'.repeat(2048)], 'foto-ktp.jpg', { type: 'image/jpeg' });
const pdf = new File(['%PDF-1.4'], 'surat.pdf', { type: 'application/pdf' });

function StatefulFileUpload({ value: initialValue, onSelect, onRemove, ...uploadProps }: FileUploadProps) {
  const [value, setValue] = useState(initialValue ?? null);
  return (
    <FileUpload
      {...uploadProps}
      value={value}
      onSelect={(file) => {
        setValue({ name: file.name, size: file.size, type: file.type });
        onSelect(file);
      }}
      onRemove={() => {
        setValue(null);
        onRemove?.();
      }}
    />
  );
}

const meta = {
  title: 'Primitives/FileUpload',
  component: FileUpload,
  parameters: { guide },
  render: (args) => <StatefulFileUpload {...args} />,
  args: {
    spec: { code: 'ktp', name: 'Foto KTP', extention: 'image', required: true, limit: 5 },
    onSelect: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="nu:max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Foto KTP');
    await expect(input).toHaveAccessibleDescription(
      'Gambar (JPG, PNG diubah otomatis), maks. 5 MB. Foto yang lebih besar diperkecil otomatis.',
    );
    await userEvent.upload(input, jpg);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(jpg));
    await expect(await canvas.findByText('foto-ktp.jpg')).toBeVisible();
    await expect(canvas.getByText('2 KB')).toBeVisible();
  },
};

/** A file of the wrong kind is rejected with the message of the document's spec. */
export const Rejected: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Foto KTP');
    await userEvent.upload(input, pdf, { applyAccept: false });
    await waitFor(() => expect(input).toHaveAccessibleDescription(/^File gambar tidak valid, gambar: jpg!/));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

/** A file named .pdf whose content is not a PDF is rejected before the upload. */
export const RejectedContent: Story = {
  tags: ['!autodocs'],
  args: { spec: { code: 'surat', name: 'Surat', extention: 'pdf', required: true, limit: 5 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Surat');
    await userEvent.upload(input, new File(['PK\u0003\u0004word'], 'surat.pdf', { type: 'application/pdf' }));
    await waitFor(() =>
      expect(input).toHaveAccessibleDescription(/^File dokumen tidak valid, dokumen: pdf!/),
    );
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.upload(input, pdf);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(pdf));
    await expect(input).not.toBeInvalid();
  },
};

/** A picture above the limit is rejected if the browser cannot decode the picture and therefore cannot shrink it. */
export const RejectedAsTooLarge: Story = {
  tags: ['!autodocs'],
  args: { spec: { code: 'ktp', name: 'Foto KTP', extention: 'image', required: true, limit: 0.001 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Foto KTP');
    await userEvent.upload(input, jpg);
    await waitFor(() => expect(input).toBeInvalid());
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/^Maksimal ukuran file 0,001 MB!/);
  },
};

const firstSelectedFile = (onSelect: FileUploadProps['onSelect']) => {
  const file = mocked(onSelect).mock.calls[0]?.[0];
  if (!file) throw new Error('The story expects a call of onSelect, but no file was chosen');
  return file;
};

/** A large photo is made smaller, and a note reports the change until the photo is removed. */
export const LargePhoto: Story = {
  tags: ['!autodocs'],
  args: {
    spec: { code: 'ktp', name: 'Foto KTP', extention: 'image', required: true, limit: 1 },
    onPreparing: fn(),
  },
  play: async ({ canvas, args }) => {
    const largePhoto = await takePhoto('IMG_2041.jpg', { width: 2400, height: 1800 });
    await expect(largePhoto.size).toBeGreaterThan(2_000_000);
    await userEvent.upload(canvas.getByLabelText('Foto KTP'), largePhoto);
    await expect(
      await canvas.findByText(/^Foto diperkecil dari \d,\d MB menjadi (\d+ KB|1,0 MB)\.$/),
    ).toBeVisible();
    const file = firstSelectedFile(args.onSelect);
    await expect(mocked(args.onPreparing ?? fn()).mock.calls).toEqual([
      [largePhoto, true],
      [largePhoto, false],
    ]);
    await expect([file.name, file.type]).toEqual(['IMG_2041.jpg', 'image/jpeg']);
    await expect(file.size).toBeLessThanOrEqual(1_048_576);
    const { width, height } = await createImageBitmap(file);
    await expect(width).toBeLessThan(2400);
    await expect(width / height).toBeCloseTo(4 / 3, 2);
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Foto KTP' }));
    await expect(canvas.queryByText(/diperkecil dari/)).toBeNull();
  },
};

/** Returns the mean red value of a square of 20 × 20 px around a point, 0 to 255. */
async function rednessAt(file: File, x: number, y: number) {
  const picture = await createImageBitmap(file, x - 10, y - 10, 20, 20);
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('No canvas');
  context.drawImage(picture, 0, 0);
  const rednessValues = context.getImageData(0, 0, 20, 20).data.filter((_, index) => index % 4 === 0);
  return rednessValues.reduce((sum, red) => sum + red, 0) / rednessValues.length;
}

/**
 * The photo is sent upright and without its GPS position, even if the browser ignores Exif orientation by
 * default.
 */
export const PhotoWithPosition: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const sidewaysPhoto = await takePhoto('IMG_7.jpg', { width: 400, height: 200 });
    const photoWithPosition = await withCameraData(sidewaysPhoto);
    const decode = window.createImageBitmap.bind(window);
    // Without `imageOrientation`, decodes the photo that has no Exif data.
    const ignoreOrientation = (source: ImageBitmapSource, options?: ImageBitmapOptions) =>
      decode(options?.imageOrientation === 'from-image' ? source : sidewaysPhoto, options);
    Object.assign(window, { createImageBitmap: ignoreOrientation });
    try {
      await userEvent.upload(canvas.getByLabelText('Foto KTP'), photoWithPosition);
      await expect(await canvas.findByText('Data kamera dan lokasi pada foto dihapus.')).toBeVisible();
    } finally {
      Object.assign(window, { createImageBitmap: decode });
    }
    const file = firstSelectedFile(args.onSelect);
    const { width, height } = await createImageBitmap(file);
    await expect([width, height]).toEqual([200, 400]);
    // The left edge of the sideways photo is at the top.
    await expect(await rednessAt(file, 100, 50)).toBeGreaterThan(200);
    await expect(await rednessAt(file, 100, 350)).toBeLessThan(100);
    await expect(hasCameraData(new Uint8Array(await file.arrayBuffer()))).toBe(false);
  },
};

/** A PNG, here a screenshot, is converted to a JPEG. */
export const Screenshot: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const screenshot = await takePhoto('Tangkapan layar.png', { width: 300, height: 200, type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Foto KTP'), screenshot);
    await expect(await canvas.findByText('Gambar disimpan sebagai JPG.')).toBeVisible();
    const file = firstSelectedFile(args.onSelect);
    await expect([file.name, file.type]).toEqual(['Tangkapan layar.jpg', 'image/jpeg']);
  },
};

/** A picture within the limit and without camera data is sent unchanged. */
export const UnchangedPhoto: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const smallPhoto = await takePhoto('foto.jpg', { width: 300, height: 200 });
    await userEvent.upload(canvas.getByLabelText('Foto KTP'), smallPhoto);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(smallPhoto));
    await expect(canvas.queryByText(/diperkecil dari|dihapus|disimpan/)).toBeNull();
  },
};

/** A document may be a PDF, which is sent unchanged, or a photo, whose camera data is removed. */
export const PdfOrPhoto: Story = {
  args: {
    spec: { code: 'kk', name: 'Kartu Keluarga', extention: 'pdf_image', required: true, limit: 5 },
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Kartu Keluarga');
    await expect(input).toHaveAccessibleDescription(
      'PDF atau gambar (JPG atau PNG), maks. 5 MB. Foto yang lebih besar diperkecil otomatis.',
    );
    await userEvent.upload(input, pdf);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledWith(pdf));
    await expect(canvas.queryByText(/dihapus/)).toBeNull();
    await userEvent.upload(
      input,
      await withCameraData(await takePhoto('kk.jpg', { width: 400, height: 200 })),
    );
    await expect(await canvas.findByText('Data kamera dan lokasi pada foto dihapus.')).toBeVisible();
  },
};

/** A file can be dropped on the field. */
export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(jpg);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText('Pilih berkas').dispatchEvent(drop);
    // Otherwise the browser would open the file.
    await expect(drop.defaultPrevented).toBe(true);
    await waitFor(() => expect(args.onSelect).toHaveBeenCalledOnce());
  },
};

export const Optional: Story = {
  args: { spec: { code: 'video', name: 'Video kejadian', extention: 'video', required: false, limit: 20 } },
};

export const Sending: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000 }, status: 'sending', progress: 0.45 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Mengirim Foto KTP' })).toHaveValue(0.45);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Menunggu45%$/);
  },
};

export const Sent: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000, url: PHOTO_URL }, status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'foto-ktp.jpg (buka di tab baru)' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Terkirim');
  },
};

/** A file with a picture's name but other content shows an icon. */
export const BrokenPicture: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000, url: 'data:image/jpeg;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-kind=image] svg')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};

export const SentDocument: Story = {
  args: {
    spec: { code: 'kronologi', name: 'Kronologi kejadian', extention: 'pdf', required: true, limit: 5 },
    value: { name: 'kronologi-kejadian-ditandatangani-di-atas-meterai-final-2.pdf', size: 839_680 },
    status: 'sent',
  },
};

export const Failed: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000 }, status: 'failed', onRetry: fn() },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Gagal$/);
  },
};

export const Waiting: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000 }, status: 'waiting' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Menunggu$/);
    await expect(canvasElement.querySelector('[data-field]')).toHaveAttribute('data-status', 'waiting');
  },
};

/** Without `onRetry`, a file whose upload failed can only be replaced. */
export const FailedWithoutRetry: Story = {
  args: {
    value: { name: 'foto-ktp.jpg', size: 1_480_000 },
    status: 'failed',
    error: 'File gambar tidak valid, gambar: jpg',
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Ganti Foto KTP' })).toBeVisible();
    await expect(canvas.getByLabelText('Foto KTP')).toHaveAccessibleDescription(
      /^File gambar tidak valid, gambar: jpg!/,
    );
  },
};

/** After removal the focus is on the file input. */
export const Removed: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Foto KTP' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Foto KTP')).toHaveFocus();
  },
};

export const LongName: Story = {
  args: { value: { name: `${'foto-dari-kamera-'.repeat(20)}.jpg`, type: 'image/jpeg', url: PHOTO_URL } },
  play: async ({ canvas, args }) => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const link = canvas.getByRole('link', { name: new RegExp(args.value?.name ?? '') });
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
  },
};

export const WithError: Story = { args: { error: 'Lengkapi semua berkas lampiran' } };

export const Disabled: Story = { args: { disabled: true } };

export const OnPhone: Story = {
  args: { ...Failed.args },
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { FileUpload, type FileUploadProps } from './FileUpload.tsx';

const photo =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"%3E%3Crect width="48" height="48" fill="%23f3ab2c"/%3E%3Ccircle cx="24" cy="30" r="14" fill="%230a6a66"/%3E%3C/svg%3E';

const jpg = new File(['x'.repeat(2048)], 'foto-ktp.jpg', { type: 'image/jpeg' });
const pdf = new File(['%PDF-1.4'], 'surat.pdf', { type: 'application/pdf' });

function Controlled({ value: first, onSelect, onRemove, ...rest }: FileUploadProps) {
  const [value, setValue] = useState(first ?? null);
  return (
    <FileUpload
      {...rest}
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
  render: (args) => <Controlled {...args} />,
  args: {
    spec: { code: 'ktp', name: 'Foto KTP', extention: 'image', required: true, limit: 5 },
    onSelect: fn(),
    onRemove: fn(),
  },
  decorators: [
    (Story) => (
      <div className="max-w-xl">
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
    await expect(input).toHaveAccessibleDescription('Gambar (JPG), maks. 5 MB');
    await userEvent.upload(input, jpg);
    await expect(args.onSelect).toHaveBeenCalledWith(jpg);
    await expect(canvas.getByText('foto-ktp.jpg')).toBeVisible();
    await expect(canvas.getByText('2 KB')).toBeVisible();
  },
};

/** A file that does not fit is refused here, with the spec's own message. */
export const Refused: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Foto KTP');
    await userEvent.upload(input, pdf, { applyAccept: false });
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/^File gambar tidak valid, gambar: jpg!/);
  },
};

export const RefusedAsTooLarge: Story = {
  args: { spec: { code: 'ktp', name: 'Foto KTP', extention: 'image', required: true, limit: 0.001 } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Foto KTP');
    await userEvent.upload(input, jpg);
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(input).toHaveAccessibleDescription(/^Maksimal ukuran file 0,001 MB!/);
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(jpg);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    canvas.getByText('Pilih berkas').dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(args.onSelect).toHaveBeenCalledOnce();
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
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000, url: photo }, status: 'sent' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'foto-ktp.jpg (buka di tab baru)' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Terkirim');
  },
};

/** A file that only calls itself a picture shows the icon. */
export const BrokenPicture: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000, url: 'data:image/jpeg;base64,AAAA' } },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-look=image] svg')).not.toBeNull());
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

/** Another file can help, trying again cannot. */
export const FailedForGood: Story = {
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

/** After taking it back one stands where a new file is chosen. */
export const Removed: Story = {
  args: { value: { name: 'foto-ktp.jpg', size: 1_480_000 } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Foto KTP' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(canvas.getByLabelText('Foto KTP')).toHaveFocus();
  },
};

export const LongName: Story = {
  args: { value: { name: `${'foto-dari-kamera-'.repeat(20)}.jpg`, type: 'image/jpeg', url: photo } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

export const WithError: Story = { args: { error: 'Lengkapi semua berkas lampiran' } };

export const Disabled: Story = { args: { disabled: true } };

export const OnPhone: Story = {
  args: { ...Failed.args },
  decorators: [
    (Story) => (
      <div className="w-[328px]">
        <Story />
      </div>
    ),
  ],
};

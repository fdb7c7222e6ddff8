import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { PdfViewer, type PdfViewerProps } from './index.ts';
import { pdfOf } from './pdf.fixture.ts';

const threePages = pdfOf('Tentang Produk', 'Manfaat', 'Cara Mengajukan Klaim');

const meta = {
  title: 'Records/PdfViewer',
  component: PdfViewer,
  args: {
    href: '/files/penjelasan.pdf',
    title: 'Penjelasan Asuransi',
    openPdf: fn<PdfViewerProps['openPdf']>(threePages),
  },
  decorators: [
    (Story) => (
      <div className="nu:max-w-xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PdfViewer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TurnsPages: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: 'Penjelasan Asuransi, halaman 1' })).toBeVisible();
    await expect(canvas.getByText('Tentang Produk')).toBeInTheDocument();
    const back = canvas.getByRole('button', { name: 'Halaman sebelumnya' });
    const on = canvas.getByRole('button', { name: 'Halaman berikutnya' });
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await userEvent.click(on);
    await expect(canvas.getByText('Halaman 3 dari 3')).toBeVisible();
    await expect(await canvas.findByText('Cara Mengajukan Klaim')).toBeInTheDocument();
    await expect(on).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(on);
    await expect(on).toHaveFocus();
    await expect(canvas.getByText('Halaman 3 dari 3')).toBeVisible();
    await userEvent.click(back);
    await expect(await canvas.findByText('Manfaat')).toBeInTheDocument();
  },
};

/** On a phone a whole page is too small to read, so it can be enlarged. */
export const Enlarged: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const sheet = await canvas.findByRole('img', { name: 'Penjelasan Asuransi, halaman 1' });
    const narrow = sheet.clientWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Perbesar halaman' }));
    await waitFor(() => expect(sheet.clientWidth).toBeGreaterThan(narrow * 1.9));
    await userEvent.click(canvas.getByRole('button', { name: 'Perkecil halaman' }));
    await waitFor(() => expect(sheet.clientWidth).toBe(narrow));
  },
};

export const FailedThenRetried: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.openPdf).mockRejectedValueOnce(new Error('410'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Halaman 1 dari 3')).toBeVisible();
  },
};

function ClosableViewer(props: PdfViewerProps) {
  const [isClosed, setClosed] = useState(false);
  return isClosed ? (
    'Ditutup'
  ) : (
    <>
      <button type="button" onClick={() => setClosed(true)}>
        Tutup
      </button>
      <PdfViewer {...props} />
    </>
  );
}

const close = fn();
let finishLoading = () => {};

/** A document that arrives after the viewer closed is released. */
export const ClosedWhileLoading: Story = {
  tags: ['!autodocs'],
  render: (args) => <ClosableViewer {...args} />,
  beforeEach: ({ args }) => {
    close.mockClear();
    mocked(args.openPdf).mockImplementationOnce(async (href) => {
      await new Promise<void>((resolve) => {
        finishLoading = resolve;
      });
      return { ...(await threePages(href)), close };
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(canvas.getByText('Ditutup')).toBeVisible();
    finishLoading();
    await waitFor(() => expect(close).toHaveBeenCalledOnce());
  },
};

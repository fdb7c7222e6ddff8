import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { PdfViewer, type PdfViewerProps } from './index.ts';
import { guide } from './PdfViewer.guide.ts';
import { pdfOf } from './pdf.fixture.ts';

const threePages = pdfOf('Tentang Produk', 'Manfaat', 'Cara Mengajukan Klaim');

const meta = {
  title: 'Records/PdfViewer',
  component: PdfViewer,
  parameters: { guide },
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
    const previousButton = canvas.getByRole('button', { name: 'Halaman sebelumnya' });
    const nextButton = canvas.getByRole('button', { name: 'Halaman berikutnya' });
    await expect(previousButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(nextButton);
    await userEvent.click(nextButton);
    await expect(canvas.getByText('Halaman 3 dari 3')).toBeVisible();
    await expect(await canvas.findByText('Cara Mengajukan Klaim')).toBeInTheDocument();
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(nextButton);
    await expect(nextButton).toHaveFocus();
    await expect(canvas.getByText('Halaman 3 dari 3')).toBeVisible();
    await userEvent.click(previousButton);
    await expect(await canvas.findByText('Manfaat')).toBeInTheDocument();
  },
};

/** On a phone a whole page is too small to read, so it can be enlarged. */
export const Enlarged: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const page = await canvas.findByRole('img', { name: 'Penjelasan Asuransi, halaman 1' });
    const initialWidth = page.clientWidth;
    await userEvent.click(canvas.getByRole('button', { name: 'Perbesar halaman' }));
    await waitFor(() => expect(page.clientWidth).toBeGreaterThan(initialWidth * 1.9));
    await userEvent.click(canvas.getByRole('button', { name: 'Perkecil halaman' }));
    await waitFor(() => expect(page.clientWidth).toBe(initialWidth));
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
  const [isClosed, setIsClosed] = useState(false);
  return isClosed ? (
    'Ditutup'
  ) : (
    <>
      <button type="button" onClick={() => setIsClosed(true)}>
        Tutup
      </button>
      <PdfViewer {...props} />
    </>
  );
}

const closePages = fn();
let finishLoading = () => {};

/** If the viewer closes while a document is loading, the document is released when it arrives. */
export const ClosedWhileLoading: Story = {
  tags: ['!autodocs'],
  render: (args) => <ClosableViewer {...args} />,
  beforeEach: ({ args }) => {
    closePages.mockClear();
    mocked(args.openPdf).mockImplementationOnce(async (href) => {
      await new Promise<void>((resolve) => {
        finishLoading = resolve;
      });
      return { ...(await threePages(href)), close: closePages };
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Tutup' }));
    await expect(canvas.getByText('Ditutup')).toBeVisible();
    finishLoading();
    await waitFor(() => expect(closePages).toHaveBeenCalledOnce());
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { QR_PICTURE } from '../story-data/payments.ts';
import { QrCode } from './QrCode.tsx';
// Loads the lazy component in advance, so that the code appears without a delay.
import './DrawnQrCode.tsx';
import { guide } from './QrCode.guide.ts';

const label = 'Kode QR GoPay untuk membayar Rp2.473.000';

const meta = {
  title: 'Payment/QrCode',
  component: QrCode,
  parameters: { guide },
  args: { label, src: QR_PICTURE },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The image of the gateway is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: label })).toHaveAttribute('src', QR_PICTURE);
  },
};

/** The code is drawn from its text when there is no image. */
export const Drawn: Story = {
  args: { src: undefined, text: 'https://gerbang.test/gopay/app' },
  play: async ({ canvas }) => {
    await expect((await canvas.findByRole('img', { name: label })).tagName).toBe('svg');
  },
};

/** The code is drawn from its text when the image fails to load. */
export const PictureFails: Story = {
  args: { src: '/tidak-ada.png', text: 'https://gerbang.test/gopay/app' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: label })).toBeVisible();
  },
};

/** Without an image and a text, a note refers to the button below. */
export const Neither: Story = {
  args: { src: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Kode QR belum tersedia/)).toBeVisible();
  },
};

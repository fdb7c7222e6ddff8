import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { Money } from '../money/Money.tsx';
import { guide } from './DescriptionList.guide.ts';
import { DescriptionList } from './DescriptionList.tsx';

const meta = {
  title: 'Primitives/DescriptionList',
  component: DescriptionList,
  parameters: { guide },
  args: {
    items: [
      { title: 'Premi 1 tahun', value: <Money size="sm" value={2_390_000} /> },
      { title: 'Biaya admin', value: <Money size="sm" value={25_000} /> },
      { title: 'Biaya layanan', value: <Money size="sm" value={8_000} /> },
    ],
  },
  decorators: [
    (Story) => (
      <Card className="nu:max-w-md">
        <Story />
      </Card>
    ),
  ],
} satisfies Meta<typeof DescriptionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(3);
  },
};

export const Stacked: Story = {
  args: {
    layout: 'stacked',
    items: [
      { title: 'Nomor polis', value: 'NRG-KDR-2026-004417' },
      { title: 'Bengkel rujukan', value: 'Bengkel Cahaya Fiktif, Tebet' },
    ],
  },
};

export const Grid: Story = {
  args: { layout: 'grid' },
};

export const LongValue: Story = {
  args: {
    items: [
      { title: 'Alamat', value: 'Jl. Melati Raya No. 12, RT 004 RW 009, Tebet Barat, Jakarta Selatan 12810' },
    ],
  },
};

/** A long e-mail address wraps at its punctuation. */
export const EmailAddress: Story = {
  args: { layout: 'grid', items: [{ title: 'Email', value: 'siti.kusumawardhani@perusahaan-contoh.test' }] },
  play: async ({ canvas }) => {
    const value = canvas.getByText('siti.kusumawardhani@perusahaan-contoh.test');
    await expect(value.querySelectorAll('wbr').length).toBeGreaterThan(2);
  },
};

/** In a narrow list the title next to a long e-mail address stays on one line. */
export const EmailInRow: Story = {
  args: { style: { width: 240 }, items: [{ title: 'Email', value: 'siti.kusumawardhani2026@contoh.test' }] },
  play: async ({ canvas }) => {
    const titleText = document.createRange();
    titleText.selectNodeContents(canvas.getByText('Email'));
    await expect(titleText.getClientRects()).toHaveLength(1);
  },
};

/** A value with `wide` takes a whole row of the grid. */
export const WideValue: Story = {
  args: {
    layout: 'grid',
    items: [
      { title: 'Jumlah Lantai', value: '2' },
      { title: 'Alamat', value: 'Jalan Tebet Barat Dalam Raya Nomor 128 Blok C-17', wide: true },
      { title: 'Luas Bangunan', value: '120 m²' },
    ],
  },
  play: async ({ canvas }) => {
    const address = canvas.getByText(/^Jalan Tebet/).parentElement;
    const list = canvas.getByText('2').closest('dl');
    await expect(address?.getBoundingClientRect().width).toBe(list?.getBoundingClientRect().width);
  },
};

import { orderTotal } from '@naungan/domain/fee';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { plan } from '../../plans/fixtures/plans.ts';
import { guide } from './SummaryFrame.guide.ts';
import { SummaryFrame } from './SummaryFrame.tsx';

const amounts = orderTotal({
  premium: 105_000,
  adminFee: 10_000,
  policyPrintFee: 0,
  printPolicy: false,
  serviceFeeRule: { useServiceFee: false, method: 'nominal', value: 0, maximumValue: 0 },
});

const meta = {
  title: 'Lines/SummaryFrame',
  component: SummaryFrame,
  parameters: { guide },
  args: {
    line: 'kesehatan',
    plan,
    term: { years: 1 },
    premiumBasis: 'menurut usia tertanggung',
    benefits: ['Kamar: Rp500.000, per hari'],
    risks: ['Hal yang dikecualikan dalam polis tidak dijamin.'],
    conditions: [],
    simulation: {
      text: 'Tertanggung berusia 36 tahun',
      price: { amounts, rows: [{ label: 'Premi', amount: 105_000 }] },
    },
  },
} satisfies Meta<typeof SummaryFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneYear: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('1 tahun, dapat diperpanjang')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('dibayar sekaligus untuk satu tahun.');
    await expect(canvasElement).toHaveTextContent('e-polis tanpa cetak, satu tahun:');
    await expect(canvas.getByText(/^Cetak polis/)).toBeVisible();
  },
};

export const ManyYears: Story = {
  args: { term: { years: 3 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('3 tahun, dapat diperpanjang')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('dibayar sekaligus untuk 3 tahun.');
  },
};

/** A cover of some days cannot be renewed, and a policy that cannot be printed has no printing fee. */
export const Days: Story = {
  args: {
    term: { days: 7 },
    canBePrinted: false,
    premiumBasis: 'menurut lama perjalanan',
    simulation: { text: 'Perjalanan ke luar negeri', price: { amounts, rows: [] } },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('7 hari')).toBeVisible();
    await expect(canvasElement).toHaveTextContent('dibayar sekaligus untuk 7 hari.');
    await expect(canvasElement).toHaveTextContent('Perjalanan ke luar negeri, 7 hari:');
    await expect(canvasElement).not.toHaveTextContent('tahun');
    await expect(canvasElement).not.toHaveTextContent(/cetak/i);
    await expect(canvasElement).not.toHaveTextContent('diperpanjang');
  },
};

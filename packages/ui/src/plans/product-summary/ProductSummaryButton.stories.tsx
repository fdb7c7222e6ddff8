import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { plan } from '../fixtures/plans.ts';
import { guide } from './ProductSummaryButton.guide.ts';
import { ProductSummaryButton } from './ProductSummaryButton.tsx';

const priceInputFor = (birthDate: string) => ({ birthDate, printPolicy: false });

const meta = {
  title: 'Plans/ProductSummaryButton',
  component: ProductSummaryButton,
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  args: { line: 'kesehatan', plan, priceInput: priceInputFor('1990-01-01'), today: '2026-11-21' },
} satisfies Meta<typeof ProductSummaryButton>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openSummary(canvas: ReturnType<typeof within>) {
  await userEvent.click(canvas.getByRole('button', { name: 'Ringkasan Informasi Produk' }));
  return within(await screen.findByRole('dialog', { name: 'Ringkasan Informasi Produk' }));
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const dialog = await openSummary(canvas);
    for (const name of ['Manfaat', 'Risiko', 'Persyaratan dan tata cara', 'Biaya', 'Simulasi']) {
      await expect(dialog.getByRole('heading', { name })).toBeInTheDocument();
    }
    await expect(dialog.getByText('Total')).toBeInTheDocument();
    await expect(dialog.getByRole('button', { name: 'Cetak' })).toBeEnabled();
  },
};

/** Outside the age limits, the dialog explains why there is no simulation. */
export const OutsideAgeRange: Story = {
  args: { priceInput: priceInputFor('1936-01-01') },
  play: async ({ canvas }) => {
    const dialog = await openSummary(canvas);
    await expect(dialog.getByText('Usia 90 tahun di luar batas usia produk ini.')).toBeInTheDocument();
  },
};

/** For a plan without waiting, grace and cooling-off periods, the summary shows no period of 0 days. */
export const WithoutWaitingPeriods: Story = {
  args: { plan: { ...plan, waitingTime: 0, gracePeriod: 0, coolingPeriod: 0 } },
  play: async ({ canvas }) => {
    const dialog = await openSummary(canvas);
    await expect(dialog.getByText(/saat jatuh tempo; produk ini tanpa masa tenggang\.$/)).toBeInTheDocument();
    await expect(dialog.queryByText(/ 0 hari/)).toBeNull();
    await expect(dialog.queryByText(/Polis boleh dipelajari/)).toBeNull();
  },
};

/** Without a birth date, the dialog asks for the date instead of showing a simulation. */
export const NoAge: Story = {
  args: { priceInput: priceInputFor('') },
  play: async ({ canvas }) => {
    const dialog = await openSummary(canvas);
    await expect(
      dialog.getByText('Isi tanggal lahir tertanggung untuk melihat simulasi biaya.'),
    ).toBeInTheDocument();
    await expect(dialog.queryByText('Total')).toBeNull();
  },
};

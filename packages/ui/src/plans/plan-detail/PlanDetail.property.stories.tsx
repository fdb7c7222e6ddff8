import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import {
  earthquakePlan,
  fireEarthquakePlan,
  longPropertyPlan,
  searchFor,
} from '../../lines/property/fixtures.ts';
import { PlanDetailScreen, type PlanDetailScreenProps } from './PlanDetailScreen.tsx';

const PropertyDetail = (props: PlanDetailScreenProps<'kebakaran-gempabumi'>) => (
  <PlanDetailScreen {...props} />
);

const meta = {
  title: 'Plans/PlanDetail of buildings',
  component: PropertyDetail,
  parameters: { layout: 'fullscreen' },
  args: {
    line: 'kebakaran-gempabumi',
    plan: fireEarthquakePlan,
    load: fn(),
    search: searchFor('kebakaran-gempabumi', { timePeriod: 3 }),
    today: '2026-11-22',
    hrefs: {
      landing: '/products/kebakaran-gempabumi',
      list: '/products/kebakaran-gempabumi/plan',
      order: '/products/kebakaran-gempabumi/order/plan-lengkap',
      change: '/products/kebakaran-gempabumi',
    },
    onRequestConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof PropertyDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Shows the price per year and for the term, a row for each cover, and the earthquake zone of the building. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole('complementary', { name: 'Premi dan ketentuan' }));
    // Fire 352.800 and earthquake 1.620.000 per year, and the admin fee of 65.000 once.
    await expect(aside.getByText('Rp2.037.800')).toBeVisible();
    await expect(aside.getByText('Jumlah seluruhnya')).toBeVisible();
    const [termPrice, total] = aside.getAllByText('Rp5.983.400');
    await expect(termPrice?.closest('p')).toHaveTextContent('Rp5.983.400 untuk 3 tahun');
    await expect(total).toBeVisible();
    const tariff = within(canvas.getByRole('region', { name: 'Bagaimana premi dihitung' }));
    await expect(
      tariff.getByRole('row', {
        name: /^Premi kebakaran Rp1\.200\.000\.000 × 0,294‰ × 3 tahun Rp1\.058\.400$/,
      }),
    ).toBeVisible();
    await expect(
      tariff.getByRole('row', { name: /^Premi 3 tahun sebelum biaya admin Rp5\.918\.400$/ }),
    ).toBeVisible();
    const zones = within(canvas.getByRole('region', { name: 'Zona gempa bumi' }));
    await expect(zones.getByRole('row', { name: 'Zona 4: bangunan Anda 1,35‰' })).toBeVisible();
    await expect(
      within(canvas.getByRole('region', { name: 'Yang tidak dijamin' })).getAllByRole('listitem'),
    ).toHaveLength(2);
  },
};

export const Summary: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ringkasan Informasi Produk' }));
    const summary = within(await screen.findByRole('dialog', { name: 'Ringkasan Informasi Produk' }));
    await expect(summary.getByText('3 tahun, dapat diperpanjang')).toBeVisible();
    await expect(
      summary.getByText('Risiko sendiri, gempa bumi: 2,5% dari harga pertanggungan.'),
    ).toBeVisible();
  },
};

/** The building has too many storeys for the product: the page shows no price and explains no premium. */
export const IneligibleBuilding: Story = {
  args: {
    plan: longPropertyPlan,
    search: searchFor('kebakaran-gempabumi', { occupation: '2934', occupationCode: '2934', totalFloor: 9 }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Produk ini tidak tersedia untuk bangunan Anda')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Bagaimana premi dihitung' })).toBeNull();
  },
};

/** A product that covers only earthquake has a row for the earthquake premium and none for fire. */
export const EarthquakeOnly: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <PlanDetailScreen {...args} line="gempabumi" plan={earthquakePlan} search={searchFor('gempabumi')} />
  ),
  play: async ({ canvas }) => {
    const tariff = within(canvas.getByRole('region', { name: 'Bagaimana premi dihitung' }));
    await expect(tariff.getByRole('row', { name: /^Premi gempa bumi .* Rp1\.620\.000$/ })).toBeVisible();
    await expect(tariff.queryByRole('row', { name: /^Premi kebakaran/ })).toBeNull();
  },
};

/** A term of one year shows one price. */
export const OneYear: Story = {
  tags: ['!autodocs'],
  args: { search: searchFor('kebakaran-gempabumi', { timePeriod: 1 }) },
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole('complementary', { name: 'Premi dan ketentuan' }));
    await expect(aside.getByText('Rp2.037.800')).toBeVisible();
    await expect(aside.queryByText(/untuk \d+ tahun/)).toBeNull();
    await expect(aside.queryByText('Jumlah seluruhnya')).toBeNull();
  },
};

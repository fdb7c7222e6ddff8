import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  fireOrder,
  issuedPropertyOrder,
  longPropertyOrder,
  paidPropertyOrder,
  pendingPropertyOrder,
  propertyOrder,
  rejectedPropertyOrder,
} from '../story-data/property.fixture.ts';
import { OrderPage, type OrderPageProps } from './index.ts';

const load: OrderPageProps['load'] = async () => propertyOrder;

const meta = {
  title: 'Orders/OrderDetail/Property',
  component: OrderPage,
  render: (args) => (
    <div className="nu:container-page nu:py-6">
      <OrderPage {...args} />
    </div>
  ),
  parameters: { layout: 'fullscreen' },
  args: { line: 'kebakaran-gempabumi', load, refreshEvery: 0 },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Building, bank, cover, exclusions, owner, and the costs of the whole term [3 §3]. */
export const InProcess: Story = {
  play: async ({ canvas, userEvent }) => {
    const section = async (name: string) => within(await canvas.findByRole('region', { name }));
    const building = await section('Objek pertanggungan');
    for (const text of [
      'Rumah tinggal (bukan ruko), maksimal 3 lantai (2976)',
      'Rp1.200.000.000',
      'Kelas 1',
      '120 m²',
      'Zona 4',
      'BANK TABUNGAN NEGARA, perjanjian kredit KPR-0012/2026',
    ])
      await expect(building.getByText(text)).toBeVisible();
    const cover = await section('Jaminan');
    await expect(cover.getByText('2,5% dari harga pertanggungan')).toBeVisible();
    await userEvent.click(cover.getByText('Yang tidak dijamin'));
    await expect(await cover.findByText(/^Tanah/)).toBeVisible();
    await expect((await section('Pemilik')).getByText('SARI WULANDARI')).toBeVisible();
    const costs = within(canvas.getByRole('complementary', { name: 'Rincian biaya' }));
    await expect(costs.getByText('Premi gempa bumi 3 tahun')).toBeVisible();
    for (const title of ['Nomor polis kebakaran', 'Nomor polis gempa bumi'])
      await expect(canvas.getByText(title).closest('div')).toHaveTextContent(`${title}Belum Terbit`);
  },
};

/** Fire alone has one policy and no earthquake zone. */
export const FireOnly: Story = {
  args: { line: 'kebakaran', load: async () => fireOrder },
  play: async ({ canvas }) => {
    const building = within(await canvas.findByRole('region', { name: 'Objek pertanggungan' }));
    await expect(building.getByText('Ya, zona 2')).toBeVisible();
    await expect(building.queryByText('Zona Gempa Bumi')).toBeNull();
    await expect(building.queryByText('Klausula Bank')).toBeNull();
    await expect(canvas.getByText('Nomor polis')).toBeVisible();
  },
};

/**
 * An order of this line cannot be revised: the page offers to order again with the same data, or to contact
 * the broker.
 */
export const SentBack: Story = {
  args: { load: async () => pendingPropertyOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Foto bangunan tampak depan buram.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Perbarui data' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Pesan lagi' })).toHaveAttribute(
      'href',
      '/products/kebakaran-gempabumi/order/plan-lengkap?again=o-30',
    );
    await expect(canvas.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/contact');
  },
};

export const Rejected: Story = {
  args: { load: async () => rejectedPropertyOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Pesan lagi' })).toHaveAttribute(
      'href',
      expect.stringContaining('?again='),
    );
    await expect(canvas.getByRole('link', { name: 'Cari produk lainnya' })).toHaveAttribute(
      'href',
      '/products/kebakaran-gempabumi',
    );
    await expect(canvas.getByRole('link', { name: 'Hubungi kami' })).toHaveAttribute('href', '/contact');
  },
};

/** Earthquake has a separate policy: two numbers, two documents. */
export const TwoPolicies: Story = {
  args: { load: async () => issuedPropertyOrder },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('POL-KGB-2026-000017')).toBeVisible();
    await expect(canvas.getByText('POL-KGB-2026-000018')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Unduh Polis Kebakaran/ })).toHaveAttribute(
      'href',
      '/files/polis.pdf',
    );
    await expect(canvas.getByRole('link', { name: /^Unduh Polis Gempa Bumi/ })).toHaveAttribute(
      'href',
      '/files/polis-gempa.pdf',
    );
  },
};

export const PoliciesPending: Story = {
  tags: ['!autodocs'],
  args: { load: async () => paidPropertyOrder },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh Polis Gempa Bumi' }));
    await expect(await canvas.findByText(/^Polis atau Sertifikat asuransi Anda belum terbit/)).toBeVisible();
  },
};

export const LongNamesPhone: Story = {
  args: { load: async () => longPropertyOrder },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Objek pertanggungan' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

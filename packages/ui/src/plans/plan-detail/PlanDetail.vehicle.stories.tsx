import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import {
  knownVehicle,
  vehiclePlanOnline,
  vehiclePlanTlo,
  vehicleSearch,
} from '../../lines/vehicle/fixtures.ts';
import { PlanDetailScreen, type PlanDetailScreenProps } from './PlanDetailScreen.tsx';

const VehicleDetail = (props: PlanDetailScreenProps<'kendaraan'>) => <PlanDetailScreen {...props} />;

const meta = {
  title: 'Plans/PlanDetail of vehicles',
  component: VehicleDetail,
  parameters: { layout: 'fullscreen' },
  args: {
    line: 'kendaraan',
    plan: vehiclePlanOnline,
    load: fn(),
    search: vehicleSearch,
    today: '2026-11-22',
    hrefs: {
      landing: '/products/kendaraan',
      list: '/products/kendaraan/list',
      order: '/products/kendaraan/plan-0/order',
      change: '/products/kendaraan',
    },
    onRequestConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof VehicleDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page explains the premium: class and band of the tariff, the insurer's rate within the band, and the discount.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const aside = within(canvas.getByRole('complementary', { name: 'Premi dan ketentuan' }));
    await expect(aside.getByText(/^Hemat \d+%$/)).toBeVisible();
    const tariff = within(canvas.getByRole('region', { name: 'Bagaimana premi dihitung' }));
    for (const fact of [
      'Kelas kendaraan',
      'Kategori',
      'Wilayah',
      'Batas tarif OJK',
      'Tarif perusahaan asuransi',
    ])
      await expect(tariff.getByText(fact)).toBeVisible();
    await expect(tariff.getByRole('row', { name: /^Premi dasar Rp237\.000\.000 × / })).toBeVisible();
    await expect(tariff.getByRole('row', { name: /^Premi per tahun/ })).toBeVisible();
    const extensions = within(canvas.getByRole('region', { name: 'Perluasan' }));
    await expect(extensions.getByText('Rp118.500')).toBeVisible();
    await expect(canvas.getByText('4 kali setahun')).toBeVisible();
  },
};

/** From 1024 px on an index links to every section, and the price is next to the sections. */
export const IndexOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('navigation', { name: 'Bagian halaman' })).getAllByRole('link');
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      'Manfaat',
      'Layanan',
      'Perluasan',
      'Bagaimana premi dihitung',
      'Bengkel rekanan',
      'Informasi Umum',
    ]);
    for (const link of links) {
      const section = canvas.getByRole('region', { name: link.textContent ?? '' });
      await expect(`#${section.id}`).toBe(link.getAttribute('href'));
    }
    const aside = canvas.getByRole('complementary', { name: 'Premi dan ketentuan' });
    await expect(within(aside).getByRole('link', { name: 'Pilih Sekarang' })).toBeVisible();
  },
};

/** On a phone the price comes before the sections. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const aside = canvas.getByRole('complementary', { name: 'Premi dan ketentuan' });
    const benefits = canvas.getByRole('region', { name: 'Manfaat' });
    await expect(aside.getBoundingClientRect().bottom).toBeLessThan(benefits.getBoundingClientRect().top);
    await expect(canvas.queryByRole('navigation', { name: 'Bagian halaman' })).toBeNull();
  },
};

export const Summary: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ringkasan Informasi Produk' }));
    const summary = within(await screen.findByRole('dialog', { name: 'Ringkasan Informasi Produk' }));
    await expect(summary.getByText('Total')).toBeVisible();
    await expect(summary.getByText('Risiko sendiri, setiap kejadian: Rp300.000.')).toBeVisible();
  },
};

/** The list of workshops can be searched; the link to a workshop's map opens a new tab. */
export const WorkshopSearch: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const workshops = within(canvas.getByRole('region', { name: 'Bengkel rekanan' }));
    await userEvent.type(workshops.getByRole('searchbox', { name: 'Cari bengkel' }), 'bandung{Enter}');
    await waitFor(() => expect(workshops.getByRole('status')).toHaveTextContent('1 bengkel'));
    await expect(workshops.queryByText('Bengkel Cahaya Motor')).toBeNull();
    await expect(workshops.getByRole('link', { name: /^Lihat peta Bengkel Priangan Auto/ })).toHaveAttribute(
      'target',
      '_blank',
    );
  },
};

/** The calculation of the premium has a row for the surcharge on an old vehicle. */
export const AgeWithLoading: Story = {
  args: { search: { ...vehicleSearch, year: 2018, knownVehicle: { ...knownVehicle, year: 2018 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('row', { name: /^Tambahan usia kendaraan 8 tahun .* × 15%/ }),
    ).toBeVisible();
  },
};

/** For an ineligible vehicle the extensions are listed without premiums. */
export const ExtensionsOfIneligibleVehicle: Story = {
  tags: ['!autodocs'],
  args: { search: { ...vehicleSearch, year: 1990, knownVehicle: { ...knownVehicle, year: 1990 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Produk ini tidak tersedia untuk kendaraan Anda')).toBeVisible();
    const extensions = within(canvas.getByRole('region', { name: 'Perluasan' }));
    await expect(extensions.getByText(/Premi tambahannya mengikuti kendaraan yang dipesan\.$/)).toBeVisible();
    await expect(extensions.getAllByText('Tersedia').length).toBeGreaterThan(0);
  },
};

export const IneligibleVehicle: Story = {
  args: {
    plan: vehiclePlanTlo,
    search: {
      ...vehicleSearch,
      vehicleType: 'BUS',
      coverage: ['tlo'],
      knownVehicle: { ...knownVehicle, vehicleType: 'BUS' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Produk ini tidak tersedia untuk kendaraan Anda')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Bagaimana premi dihitung' })).toBeNull();
    await expect(canvas.getByText('Produk ini tidak memiliki fasilitas perluasan.')).toBeVisible();
  },
};

/** For a URL without a vehicle, the page links to the search and requests no plan. */
export const NoVehicle: Story = {
  tags: ['!autodocs'],
  args: { plan: null, search: { vehicleType: 'MV4', coverage: ['allrisk', 'tlo'] } },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Tidak Ada Produk yang Dipilih')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah kendaraan' })).toHaveAttribute(
      'href',
      args.hrefs.change,
    );
    await expect(args.load).not.toHaveBeenCalled();
  },
};

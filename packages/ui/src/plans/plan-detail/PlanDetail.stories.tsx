import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { otherPlan, plan } from '../fixtures/plans.ts';
import { guide } from './PlanDetail.guide.ts';
import { PlanDetail } from './PlanDetail.tsx';

const meta = {
  title: 'Plans/PlanDetail',
  component: PlanDetail,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    plan,
    line: 'kesehatan',
    search: { dob: '1990-01-01' },
    today: '2026-11-21',
    hrefs: {
      landing: '/products/kesehatan',
      list: '/products/kesehatan/plan?dob=1990-01-01',
      order: '/products/kesehatan/order/plan-0?dob=1990-01-01',
      change: '/products/kesehatan?dob=1990-01-01',
    },
    onRequestConsultant: fn(async () => undefined),
  },
} satisfies Meta<typeof PlanDetail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Sehat Prima 100' })).toBeVisible();
    await expect(canvas.getAllByText('Rp2.415.000')[0]).toBeVisible();
    await expect(canvas.getByText('Rp2.390.000')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Rawat Inap' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Kamar dan menginap.*Rp1\.000\.000/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Aneka perawatan.*Rp15\.000\.000/ })).toBeVisible();
    await expect(canvas.getByText('6 s/d 65 tahun')).toBeVisible();
    await expect(canvas.getByText('Cashless (Indonesia)')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Informasi Umum' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pilih Sekarang' })).toHaveAttribute(
      'href',
      args.hrefs.order,
    );
  },
};

/** The page states the service fee, which the list's price does not contain [2 §9]. */
export const WithServiceFee: Story = {
  args: {
    plan: {
      ...plan,
      serviceFee: { useServiceFee: true, method: 'percentage', value: 2, maximumValue: 40_000 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Belum termasuk biaya layanan Rp40.000.')).toBeVisible();
  },
};

/** The long general information is closed until the visitor opens it. */
export const GeneralInfoOpened: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    const section = within(canvas.getByRole('region', { name: 'Informasi Umum' }));
    const title = section.getByRole('heading', { name: 'Informasi Umum', level: 2 });
    const text = section.getByText('Penyakit umum: 30 hari sejak polis berlaku.');
    await expect(text).not.toBeVisible();
    await userEvent.click(title);
    await expect(text).toBeVisible();
    await userEvent.click(title);
    await expect(text).not.toBeVisible();
  },
};

/** A plan that is not sold online: the order button opens the consultation dialog. */
export const Offline: Story = {
  args: { plan: otherPlan },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Sesuai table manfaat')).not.toHaveLength(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Pilih Sekarang' }));
    await expect(await screen.findByRole('dialog', { name: 'Hubungi konsultan' })).toBeVisible();
  },
};

/** The plan has no premium for this age: instead of a price, the page shows a link that changes the birth date. */
export const OutsideAgeRange: Story = {
  args: { search: { dob: '1950-01-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Usia Anda tidak masuk kriteria produk')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Pilih Sekarang' })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'Ubah tanggal lahir' })).toHaveLength(2);
  },
};

export const LongNamesAndBigAmounts: Story = {
  args: {
    plan: {
      ...plan,
      productName: 'Perlindungan Kesehatan Menyeluruh Keluarga Sejahtera Nusantara Platinum Eksekutif 2000',
      insuranceCompany: {
        _id: 'long',
        company_name: 'Perusahaan Asuransi Umum dan Kesehatan Bersama Seluruh Kepulauan Fiktif',
      },
      premi: [{ minAge: 0, maxAge: 99, value: 987_654_321_000 }],
      limitClaim: { limit: 150_000_000_000, limitToBenefit: false },
    },
  },
};

export const WithoutGeneralInfo: Story = {
  args: { plan: { ...plan, generalInfo: '', claimMecanism: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Informasi Umum' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Mekanisme klaim' })).toBeNull();
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { planCard } from '../fixtures/plans.ts';
import { guide } from './PlanCard.guide.ts';
import { PlanCard } from './PlanCard.tsx';

const meta = {
  title: 'Plans/PlanCard',
  component: PlanCard,
  parameters: { guide },
  args: {
    plan: planCard(0),
    priceUnit: 'per tahun',
    detailHref: '/products/kesehatan/plan/plan-0?dob=1990-01-01',
    orderHref: '/products/kesehatan/order/plan-0?dob=1990-01-01',
    isCompared: false,
    onComparedChange: fn(),
    onOpenConsultation: fn(),
  },
} satisfies Meta<typeof PlanCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Sehat Prima 100' })).toBeVisible();
    await expect(canvas.getByText('Rp2.415.000')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Detail Sehat Prima 100' })).toHaveAttribute(
      'href',
      args.detailHref,
    );
    await expect(canvas.getByRole('link', { name: 'Beli Sehat Prima 100' })).toHaveAttribute(
      'href',
      args.orderHref,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Bandingkan Sehat Prima 100' }));
    await expect(args.onComparedChange).toHaveBeenCalledWith(true);
  },
};

export const Compared: Story = {
  args: { isCompared: true },
  play: async ({ canvas, args }) => {
    const toggle = canvas.getByRole('button', { name: 'Bandingkan Sehat Prima 100', pressed: true });
    await userEvent.click(toggle);
    await expect(args.onComparedChange).toHaveBeenCalledWith(false);
  },
};

/** An offline plan has a button that opens the consultant's form, and no link to an order form. */
export const Offline: Story = {
  args: { plan: planCard(3) },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Lewat konsultan')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Beli/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Konsultasi Medika Plus 100' }));
    await expect(args.onOpenConsultation).toHaveBeenCalledOnce();
  },
};

export const ThreeFacts: Story = {
  args: { plan: planCard(0, { highlights: planCard(0).highlights.slice(0, 3) }) },
};

export const LongNamesAndBigAmounts: Story = {
  args: {
    plan: planCard(0, {
      productName: 'Perlindungan Kesehatan Menyeluruh Keluarga Sejahtera Nusantara Platinum Eksekutif 2000',
      insuranceCompany: {
        _id: 'long',
        company_name: 'Perusahaan Asuransi Umum dan Kesehatan Bersama Seluruh Kepulauan Fiktif',
      },
      premium: 987_654_321_000,
      highlights: [
        { title: 'Kamar / hari', value: 'Santunan Rp12.500.000' },
        { title: 'Limit tahunan', value: 'Rp150.000.000.000' },
        { title: 'Rawat jalan', value: 'Tidak termasuk' },
        { title: 'Klaim', value: 'Cashless dan Reimbursement' },
      ],
    }),
  },
};

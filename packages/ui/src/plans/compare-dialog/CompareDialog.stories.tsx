import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { otherPlan, plan } from '../fixtures/plans.ts';
import { guide } from './CompareDialog.guide.ts';
import { CompareDialog, type CompareDialogProps } from './CompareDialog.tsx';

const plans = [plan, otherPlan, { ...plan, _id: 'plan-2', productName: 'Care Utama 100' }];
const loadPlan: CompareDialogProps['loadPlan'] = fn(async (id) => {
  const match = plans.find(({ _id }) => _id === id);
  return match ?? Promise.reject(new Error('Produk tidak di temukan'));
});

const meta = {
  title: 'Plans/CompareDialog',
  component: CompareDialog,
  parameters: { guide, docs: { story: { inline: false, height: '640px' } } },
  args: {
    line: 'kesehatan',
    open: true,
    onOpenChange: fn(),
    ids: ['plan-0', 'plan-3'],
    loadPlan,
    search: { dob: '1990-01-01' },
    today: '2026-11-21',
    detailHref: (id: string) => `/products/kesehatan/plan/${id}`,
    orderHref: (id: string) => `/products/kesehatan/order/${id}`,
    onOpenConsultation: fn(),
  },
} satisfies Meta<typeof CompareDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findRow = async (name: RegExp) => within(await screen.findByRole('row', { name }));

export const TwoPlans: Story = {
  play: async ({ args }) => {
    await expect((await findRow(/^Premi per tahun/)).getByText('Rp2.415.000')).toBeVisible();
    await expect((await findRow(/^Limit klaim/)).getByText('Sesuai table manfaat')).toBeVisible();
    await expect((await findRow(/^Aneka perawatan/)).getByText('Rp15.000.000, per perawatan')).toBeVisible();
    await expect((await findRow(/^Perawatan gigi/)).getByText('Tidak tersedia')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Beli Sehat Prima 100' })).toHaveAttribute(
      'href',
      '/products/kesehatan/order/plan-0',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Konsultasi Medika Plus 100' }));
    await expect(args.onOpenConsultation).toHaveBeenCalledWith(otherPlan);
  },
};

/** For a birth date in the future, which a visitor typed into the URL, no price and no age are shown. */
export const BornInTheFuture: Story = {
  args: { search: { dob: '2030-01-01' } },
  play: async () => {
    await expect(
      (await findRow(/^Premi per tahun/)).getAllByText('Usia Anda tidak masuk kriteria produk'),
    ).toHaveLength(2);
    await expect(screen.queryByText(/usia -/)).toBeNull();
  },
};

/** Rows in which the plans differ are marked; rows with equal values can be hidden. */
export const DifferencesOnly: Story = {
  tags: ['!autodocs'],
  play: async () => {
    const equalRow = /^Masa tenggang/;
    await expect((await findRow(/^Perawatan gigi.*berbeda/)).getByText('Tidak tersedia')).toBeVisible();
    await expect((await findRow(/^Premi per tahun.*berbeda/)).getByText('≠')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tampilkan yang berbeda saja' }));
    await expect(screen.queryByRole('row', { name: equalRow })).toBeNull();
    await expect(screen.getByRole('row', { name: /^Limit klaim/ })).toBeVisible();
  },
};

/** The plans have equal values: no row is marked, and after hiding the equal rows the dialog says so. */
export const NoDifference: Story = {
  args: { loadPlan: async (id) => ({ ...plan, _id: id, productName: `Sehat ${id}` }) },
  play: async () => {
    await expect(
      await screen.findByRole('row', { name: /^Premi per tahun, dengan biaya admin Rp/ }),
    ).toBeVisible();
    await expect(screen.queryByText('≠')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tampilkan yang berbeda saja' }));
    await expect(screen.getByText('Tidak ada perbedaan.')).toBeVisible();
  },
};

/** Only the premiums differ: after hiding the equal rows the dialog says so. */
export const PremiumDiffers: Story = {
  args: {
    loadPlan: async (id) => ({
      ...plan,
      _id: id,
      productName: `Sehat ${id}`,
      adminFee: id === 'plan-0' ? 0 : 10_000,
    }),
  },
  play: async () => {
    await screen.findByRole('row', { name: /^Premi per tahun.*berbeda/ });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tampilkan yang berbeda saja' }));
    await expect(screen.getByText('Tidak ada perbedaan selain premi.')).toBeVisible();
  },
};

/** On a phone a row still has three cells for screen readers, although its title is above the two values. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    for (const name of [
      /Sehat Prima 100 Asuransi/,
      /^Premi per tahun/,
      /Beli Sehat Prima 100/,
      /^Batas usia/,
    ]) {
      const { queryAllByRole } = await findRow(name);
      const cells = ['rowheader', 'columnheader', 'cell'].flatMap((role) => queryAllByRole(role));
      await expect(cells).toHaveLength(3);
    }
  },
};

/** If the comparison has a URL, the dialog has a button that copies the URL. */
export const WithShareUrl: Story = {
  args: { shareUrl: 'https://contoh.test/products/kesehatan/plan?compare=plan-0,plan-3' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Salin tautan perbandingan ini' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Cetak' })).toBeVisible();
  },
};

export const ThreePlans: Story = {
  args: { ids: ['plan-0', 'plan-3', 'plan-2'] },
  play: async () => {
    await expect(await screen.findAllByRole('columnheader')).toHaveLength(3);
  },
};

/** A plan that does not accept this age has no link to its order form. */
export const OutsideAgeRange: Story = {
  args: { search: { dob: '1950-01-01' } },
  play: async () => {
    const premium = await findRow(/^Premi per tahun/);
    await expect(premium.getAllByText('Usia Anda tidak masuk kriteria produk')).toHaveLength(2);
    await expect(screen.queryByRole('link', { name: /^Beli/ })).toBeNull();
  },
};

export const Loading: Story = { args: { loadPlan: () => new Promise(() => {}) } };

export const FailedThenRetried: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.loadPlan).mockRejectedValueOnce(new Error());
  },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    await waitFor(() => expect(screen.getByRole('table')).toBeVisible());
  },
};

/** One plan of a shared link is not sold any more; the other two are compared. */
export const OnePlanWithdrawn: Story = {
  args: {
    ids: ['plan-0', 'withdrawn', 'plan-3'],
    loadPlan: async (id) => plans.find(({ _id }) => _id === id) ?? null,
    onLoaded: fn(),
  },
  play: async ({ args }) => {
    await expect(
      await screen.findByText('1 produk sudah tidak dijual, jadi tidak kami tampilkan.'),
    ).toBeVisible();
    await expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    await expect(args.onLoaded).toHaveBeenCalledWith([plan, otherPlan]);
  },
};

export const AllPlansWithdrawn: Story = {
  args: { loadPlan: async () => null },
  play: async () => {
    await expect(await screen.findByText('Kami tidak menemukan produk yang Anda cari')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Cetak' })).toBeNull();
    await expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  },
};

export const Dark: Story = { ...TwoPlans, globals: { theme: 'dark' }, tags: ['!autodocs'] };

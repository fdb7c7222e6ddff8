import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, screen, userEvent, waitFor, within } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { expectCards } from '../fixtures/expect-cards.ts';
import { otherPlan, plan, planPage } from '../fixtures/plans.ts';
import { DEFAULT_PLAN_QUERY } from '../plan-query/index.ts';
import { guide } from './PlanList.guide.ts';
import { PlanList, type PlanListProps } from './PlanList.tsx';

/** A page that stores the query of the list in component state. */
function Page(props: PlanListProps) {
  const [query, setQuery] = useState(props.query);
  return (
    <>
      <PlanList
        {...props}
        query={query}
        onQueryChange={(newQuery) => {
          props.onQueryChange(newQuery);
          setQuery(newQuery);
        }}
      />
      <Toaster />
    </>
  );
}

const load: PlanListProps['load'] = fn(async (query, size) => planPage(query, { size }));
const loadAsGuest: PlanListProps['load'] = async (query) => planPage(query, { visibleCount: 3 });

const meta = {
  title: 'Plans/PlanList',
  component: PlanList,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    line: 'kesehatan',
    search: { dob: '1990-01-01' },
    today: '2026-11-21',
    query: DEFAULT_PLAN_QUERY,
    onQueryChange: fn(),
    load,
    signedIn: true,
    isKnownGuest: false,
    loginHref: '/login?next=%2Fproducts%2Fkesehatan%2Fplan',
    hrefs: {
      landing: '/products/kesehatan',
      change: '/products/kesehatan?dob=1990-01-01',
      detail: (id: string) => `/products/kesehatan/plan/${id}?dob=1990-01-01`,
      order: (id: string) => `/products/kesehatan/order/${id}?dob=1990-01-01`,
    },
    loadPlan: fn(async (id: string) => (id === 'plan-3' ? otherPlan : { ...plan, _id: id })),
    onSubmitGuest: fn(async () => {}),
    onRequestConsultant: fn(async () => undefined),
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: '24 produk untuk usia 36 tahun' }),
    ).toBeVisible();
    await expectCards(canvas, 10);
    await expect(canvas.getByText('Menampilkan 10 dari 24')).toBeVisible();
    await expect(canvas.getByText('Lahir 01/01/1990')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Ubah tanggal lahir' })).toHaveAttribute(
      'href',
      '/products/kesehatan?dob=1990-01-01',
    );
  },
};

export const Loading: Story = {
  args: { load: () => new Promise(() => {}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Produk untuk usia 36 tahun' })).toBeVisible();
    await expect(canvas.getByText('Memuat…')).toBeInTheDocument();
  },
};

/** 'Coba lagi' repeats the failed request; the heading then has the focus. */
export const FailedThenRetried: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.load).mockRejectedValueOnce({ message: 'Koneksi internet terputus' });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Gagal memuat data\./)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expectCards(canvas, 10);
    await expect(canvas.queryByText(/^Gagal memuat data\./)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

export const Failed: Story = {
  name: '[2 §8] Opss.. and an empty list after a failed search',
  args: { load: () => Promise.reject(new Error()) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Opss..')).toBeVisible();
    await expect(canvas.getByText(/^Gagal memuat data\. Periksa/)).toBeVisible();
    await expect(canvas.queryAllByRole('article')).toHaveLength(0);
  },
};

export const NoneForThisAge: Story = {
  name: '[2 §8] Produk yang sesuai dengan tanggal lahir Anda tidak ditemukan',
  args: { load: async (query) => planPage(query, { total: 0 }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Produk yang sesuai dengan tanggal lahir Anda tidak ditemukan'),
    ).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Ubah tanggal lahir' })).toHaveLength(2);
  },
};

/** If no plan matches the filters, a button clears them. */
export const NoneForTheseFilters: Story = {
  args: { query: { ...DEFAULT_PLAN_QUERY, q: 'tidak ada', priceMin: 1_000_000 } },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('Produk yang sesuai dengan data yang Anda input tidak ditemukan'),
    ).toBeVisible();
    const [clearButton] = canvas.getAllByRole('button', { name: 'Hapus filter' });
    await userEvent.click(clearButton as HTMLElement);
    await expect(args.onQueryChange).toHaveBeenCalledWith(DEFAULT_PLAN_QUERY);
    await expectCards(canvas, 10);
  },
};

/** A price range without plans is reported and can be cleared; the slider ends at the most expensive plan. */
export const NoneForThisPrice: Story = {
  args: {
    query: { ...DEFAULT_PLAN_QUERY, priceMax: 1_000_000 },
    load: async (query, size) => {
      const page = planPage(query, { size });
      return query.priceMax === null ? page : { ...page, rows: [], total: 0 };
    },
  },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('Tidak ada produk dengan premi per tahun sampai Rp1.000.000.'),
    ).toBeVisible();
    const upperThumb = await canvas.findByRole('slider', { name: 'Tertinggi' });
    await expect(upperThumb).toHaveAttribute('max', '10300000');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus rentang premi' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith(DEFAULT_PLAN_QUERY);
    await expectCards(canvas, 10);
    await expect(upperThumb).toHaveAttribute('aria-valuetext', 'Rp10.300.000 ke atas');
  },
};

/**
 * A URL with page 2 loads pages 1 and 2. Loading the last page disables the button, and the focus moves to the
 * first new plan.
 */
export const MorePages: Story = {
  tags: ['!autodocs'],
  args: { query: { ...DEFAULT_PLAN_QUERY, page: 2 } },
  play: async ({ canvas, args }) => {
    await expectCards(canvas, 20);
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith({ ...DEFAULT_PLAN_QUERY, page: 3 });
    await expectCards(canvas, 24);
    await expect(canvas.getByRole('button', { name: 'Muat Lebih' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Care Utama 400' })).toHaveFocus());
  },
};

/** If the second page fails to load, the first page stays in the list. */
export const NextPageFailed: Story = {
  tags: ['!autodocs'],
  args: {
    load: async (query) => (query.page === 1 ? planPage(query) : Promise.reject(new Error())),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Muat Lebih' }));
    await expect(await canvas.findByText(/^Gagal memuat data\./)).toBeVisible();
    await expectCards(canvas, 10);
  },
};

/**
 * A guest sees three of ten plans. The others are placeholders: the first explains how to see them, the other six are
 * 'Produk tersembunyi'.
 */
export const Guest: Story = {
  args: { signedIn: false, load: loadAsGuest },
  play: async ({ canvas }) => {
    await expectCards(canvas, 3);
    await canvas.findByRole('heading', { name: 'Mau lihat produk asuransi lainnya?' });
    await waitFor(() => expect(canvas.getAllByText('Produk tersembunyi')).toHaveLength(6));
  },
};

/** After the guest sent contact details, the list loads again with all plans. */
export const GuestLeavesDetails: Story = {
  tags: ['!autodocs'],
  args: { signedIn: false },
  beforeEach: ({ args }) => {
    mocked(args.load).mockImplementationOnce(loadAsGuest);
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lihat semua' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Mau lihat produk asuransi lainnya?' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nama lengkap' }), 'Sari Wulandari');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Nomor telepon' }), '0812 3456 7890');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'Sari@Contoh.id');
    await userEvent.click(dialog.getByRole('button', { name: 'Lihat semua produk' }));
    await waitFor(() =>
      expect(args.onSubmitGuest).toHaveBeenCalledWith({
        fullName: 'Sari Wulandari',
        phoneNumber: '6281234567890',
        email: 'sari@contoh.id',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectCards(canvas, 10);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** If the server does not accept the contact details that the guest has sent, the list says so. */
export const GuestWithInvalidDetails: Story = {
  args: { signedIn: false, isKnownGuest: true, load: loadAsGuest },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Data yang Anda tinggalkan belum dapat kami verifikasi\./),
    ).toBeVisible();
  },
};

/**
 * Two plans can be compared; a third plan cannot be chosen. The focus returns to the button when the comparison is closed.
 */
export const Comparing: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    const findCompareButton = (name: string) => canvas.findByRole('button', { name: `Bandingkan ${name}` });
    await userEvent.click(await findCompareButton('Sehat Prima 100'));
    const bar = within(canvas.getByRole('region', { name: 'Produk yang dibandingkan' }));
    await expect(bar.getByText('Pilih 1 lagi')).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Bandingkan (1/2)' })).toBeDisabled();
    await userEvent.click(await findCompareButton('Medika Plus 100'));
    await userEvent.click(await findCompareButton('Care Utama 100'));
    await expect(await findCompareButton('Care Utama 100')).toHaveAttribute('aria-pressed', 'false');
    await expect(bar.getByText('Maksimal 2 produk. Hapus salah satu untuk memilih yang lain.')).toBeVisible();
    const compareButton = bar.getByRole('button', { name: 'Bandingkan (2/2)' });
    await userEvent.click(compareButton);
    const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan produk' }));
    const table = await dialog.findByRole('table', {
      name: 'Perbandingan Sehat Prima 100 dan Medika Plus 100',
    });
    const row = within(table).getByRole('row', { name: /^Premi per tahun/ });
    await expect(within(row).getByText('Rp2.415.000')).toBeVisible();
    await expect(within(row).getByText('Rp123.435.000')).toBeVisible();
    await expect(args.loadPlan).toHaveBeenCalledTimes(2);
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(compareButton).toHaveFocus());
  },
};

/** When the last plan is removed from the bar, the bar disappears. */
export const RemovedFromComparison: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bandingkan Sehat Prima 100' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus Sehat Prima 100 dari perbandingan' }));
    await expect(canvas.queryByRole('region', { name: 'Produk yang dibandingkan' })).toBeNull();
  },
};

/** The comparison opens the consultant's form for an offline plan; the form contains the member's data. */
export const ConsultantFromComparison: Story = {
  tags: ['!autodocs'],
  args: {
    comparedPlans: [
      { _id: 'plan-0', productName: 'Sehat Prima 100' },
      { _id: 'plan-3', productName: 'Medika Plus 100' },
    ],
    memberPrefill: { fullName: 'SARI WULANDARI', phoneNumber: '6281234567890', email: 'sari@contoh.id' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bandingkan (2/2)' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Konsultasi Medika Plus 100' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Hubungi konsultan' }));
    await expect(dialog.getByRole('textbox', { name: 'Nomor telepon' })).toHaveValue('81234567890');
    await userEvent.click(dialog.getByRole('button', { name: 'Kirim permintaan' }));
    await waitFor(() =>
      expect(args.onRequestConsultant).toHaveBeenCalledWith(
        { fullName: 'SARI WULANDARI', phoneNumber: '6281234567890', email: 'sari@contoh.id', message: '' },
        expect.objectContaining({ _id: 'plan-3' }),
      ),
    );
    await screen.findByRole('dialog', { name: 'Berhasil' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Berhasil' })).toBeNull());
  },
};

/** A shared link contains ids only: the names load with the comparison, and the bar shows them afterwards. */
export const SharedComparison: Story = {
  tags: ['!autodocs'],
  args: {
    comparedPlans: [
      { _id: 'plan-0', productName: '' },
      { _id: 'plan-3', productName: '' },
    ],
    isComparing: true,
  },
  render: (args) => {
    const [comparedPlans, setComparedPlans] = useState(args.comparedPlans);
    return <Page {...args} comparedPlans={comparedPlans} onComparedPlansChange={setComparedPlans} />;
  },
  play: async ({ canvas }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan produk' }));
    await dialog.findByRole('table', { name: 'Perbandingan Sehat Prima 100 dan Medika Plus 100' });
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
    await expect(
      await canvas.findByRole('button', { name: 'Hapus Medika Plus 100 dari perbandingan' }),
    ).toBeVisible();
  },
};

/** One of three plans is not sold any more: the open comparison says so, and the bar counts two plans. */
export const SharedComparisonWithWithdrawnPlan: Story = {
  tags: ['!autodocs'],
  args: {
    comparedPlans: ['plan-0', 'plan-1', 'plan-3'].map((_id) => ({ _id, productName: '' })),
    isComparing: true,
    compareLimit: 3,
    loadPlan: fn(async (id: string) => {
      if (id === 'plan-1') return null;
      return id === 'plan-3' ? otherPlan : { ...plan, _id: id };
    }),
    onComparisonClose: fn(),
  },
  render: SharedComparison.render,
  play: async ({ canvas, args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Bandingkan produk' }));
    await dialog.findByRole('table', { name: 'Perbandingan Sehat Prima 100 dan Medika Plus 100' });
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bandingkan (2/3)', hidden: true })).toBeInTheDocument(),
    );
    await expect(dialog.getByText(/^1 produk sudah tidak dijual/)).toBeVisible();
    await expect(args.loadPlan).toHaveBeenCalledTimes(3);
    await expect(args.onComparisonClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(args.onComparisonClose).toHaveBeenCalledOnce());
  },
};

export const Dark: Story = {
  globals: { theme: 'dark' },
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await expectCards(canvas, 10);
  },
};

import type { DashboardFigures, DeskDashboard } from '@naungan/api/desk-dashboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { DashboardScreen } from './DashboardScreen.tsx';

const FIGURES: DashboardFigures = {
  orders: 1_250,
  approved: 1_100,
  rejected: 42,
  approvalHours: 5.5,
  invoices: 1_100,
  paid: 880,
  paymentRate: 0.8,
  premium: 2_640_000_000,
  claims: 31,
  claimsPaid: 410_000_000,
  lossRatio: 0.1553,
  policiesEnding: 75,
};
const NO_FIGURES: DashboardFigures = {
  ...FIGURES,
  orders: 0,
  approvalHours: null,
  paymentRate: null,
  lossRatio: null,
};
const INSURERS = [
  { id: 'i-1', name: 'PT Asuransi Beringin' },
  { id: 'i-2', name: 'PT Asuransi Umum Samudra Khatulistiwa Raya' },
];
const [BERINGIN, SAMUDRA] = INSURERS as [(typeof INSURERS)[0], (typeof INSURERS)[0]];

const DASHBOARD: DeskDashboard = {
  from: '2026-10-26',
  to: '2026-11-24',
  rows: [
    { line: 'kesehatan', insurer: BERINGIN, ...FIGURES },
    { line: 'kebakaran-gempabumi', insurer: SAMUDRA, ...NO_FIGURES },
  ],
  total: FIGURES,
  openClaims: [
    { age: '0-2', count: 12 },
    { age: '3-7', count: 6 },
    { age: '8-14', count: 3 },
    { age: '15+', count: 0 },
  ],
  partners: [{ partner: 'toko-maju', orders: 40, paid: 31, premium: 93_000_000 }],
  insurers: INSURERS,
};

const load = fn();
const loadCsv = fn();

const meta = {
  title: 'Desk/DashboardScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskDashboard: ({ query }) => load(query) ?? DASHBOARD,
      deskDashboardCsv: ({ query }) => loadCsv(query) ?? { fileName: 'dasbor.csv', content: 'Lini\r\n' },
    },
    href: '#/dashboard',
    children: <DashboardScreen />,
  },
  beforeEach: () => {
    load.mockReset();
    loadCsv.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The filters change the request, and the file has the figures of the same request. */
export const Figures: Story = {
  play: async ({ canvas, userEvent }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Angka per lini dan perusahaan asuransi' }),
    );
    await expect(load).toHaveBeenCalledWith({
      from: '2026-10-26',
      to: '2026-11-24',
      line: undefined,
      insurer: undefined,
    });
    await expect(table.getAllByText('Rp2.640.000.000')[0]).toBeVisible();
    await expect(table.getAllByText('15,5%')[0]).toBeVisible();
    await expect(table.getAllByText('–')).toHaveLength(3);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Lini' }), 'kesehatan');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Perusahaan asuransi' }), 'i-1');
    fireEvent.input(canvas.getByLabelText('Dari'), { target: { value: '2026-11-01' } });
    const query = { from: '2026-11-01', to: '2026-11-24', line: 'kesehatan', insurer: 'i-1' };
    await waitFor(() => expect(load).toHaveBeenLastCalledWith(query));
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh CSV' }));
    await waitFor(() => expect(loadCsv).toHaveBeenCalledWith(query));
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus filter' }));
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ from: '2026-10-26' })),
    );
  },
};

/** A median below one hour is no 0; without approvals there is no median. */
export const FastApprovals: Story = {
  beforeEach: () =>
    void load.mockReturnValue({
      ...DASHBOARD,
      rows: [0, 0.9, 1, null].map((approvalHours, index) => ({
        line: 'kesehatan' as const,
        insurer: { id: `i-${index}`, name: `PT Asuransi ${index}` },
        ...FIGURES,
        approvalHours,
      })),
    }),
  play: async ({ canvas }) => {
    const table = within(
      await canvas.findByRole('table', { name: 'Angka per lini dan perusahaan asuransi' }),
    );
    await expect(table.getAllByText('kurang dari 1 jam')).toHaveLength(2);
    await expect(table.getByText('1 jam')).toBeVisible();
    await expect(table.getAllByText('–')).toHaveLength(1);
  },
};

/** The width of the arrow of a select in Chromium, in addition to the padding. */
const ARROW_WIDTH = 20;

/** At 1440 px, next to a menu of 248 px and a scroll bar, every column and the chosen filter are visible without scrolling. */
export const AtDesktop: Story = {
  args: {
    children: (
      <div style={{ width: 1177, display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}>
        <DashboardScreen />
      </div>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => void load.mockReturnValue({ ...DASHBOARD, total: { ...FIGURES, approvalHours: 0.4 } }),
  play: async ({ canvas }) => {
    const area = await canvas.findByRole('region', { name: 'Angka per lini dan perusahaan asuransi' });
    await expect(area.scrollWidth).toBe(area.clientWidth);
    const filter = canvas.getByRole('combobox', { name: 'Perusahaan asuransi' });
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(filter);
    const pen = new OffscreenCanvas(1, 1).getContext('2d') as OffscreenCanvasRenderingContext2D;
    pen.font = font;
    const textWidth = pen.measureText('Semua perusahaan asuransi').width;
    await expect(filter.clientWidth).toBeGreaterThanOrEqual(
      ARROW_WIDTH + textWidth + Number.parseFloat(paddingInlineStart) + Number.parseFloat(paddingInlineEnd),
    );
    await expect(
      canvas.getByText(/^Semua klaim selain Selesai, Ditutup, atau Ditarik nasabah, termasuk yang menunggu/),
    ).toBeVisible();
  },
};

export const WrongPeriod: Story = {
  args: { href: '#/dashboard?from=2026-11-02&to=2026-11-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tanggal akhir tidak boleh sebelum tanggal awal.')).toBeVisible();
    await expect(load).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Unduh CSV' })).toBeDisabled();
  },
};

export const Empty: Story = {
  beforeEach: () => void load.mockReturnValue({ ...DASHBOARD, rows: [], partners: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada angka untuk pilihan ini')).toBeVisible();
  },
};

export const FailedThenLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('table', { name: 'Penjualan mitra' })).toBeVisible();
  },
};

export const FailedFile: Story = {
  beforeEach: () => void loadCsv.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('table', { name: 'Penjualan mitra' });
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh CSV' }));
    await expect(await screen.findByText('Koneksi terputus.')).toBeVisible();
  },
};

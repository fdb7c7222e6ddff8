import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { ButtonLink } from '../../primitives/button/index.ts';
import { Money } from '../../primitives/money/index.ts';
import { guide } from './RecordRow.guide.ts';
import { RecordRow } from './RecordRow.tsx';

const meta = {
  title: 'Records/RecordRow',
  component: RecordRow,
  parameters: { guide },
  args: {
    title: 'Lentera Proteksi Kebakaran dan Gempa Bumi Keluarga Sejahtera Nusantara Plus',
    insurer: 'PT Asuransi Sambirejo Raya Nusantara Fiktif',
    logo: '',
    status: <Badge tone="success">Disetujui</Badge>,
    accent: 'action',
    facts: [
      {
        title: 'Bangunan',
        value: 'Rumah tinggal, Jalan Kemang Utara Raya Nomor 19 RT 005 RW 012',
        wide: true,
      },
      { title: 'Tertanggung', value: 'SITI RAHAYU KUSUMANINGRUM' },
      { title: 'Tanggal pesanan', value: '21/11/2026' },
      { title: 'Nomor pesanan', value: 'KPA-2026-000061' },
    ],
    summary: { title: 'Total', value: <Money size="lg" value={1_234_567_890} /> },
    actions: (
      <>
        <ButtonLink variant="secondary" size="sm" href="#detail">
          Detail pesanan
        </ButtonLink>
        <ButtonLink size="sm" href="#bayar">
          Bayar
        </ButtonLink>
      </>
    ),
  },
  render: (args) => (
    <main className="nu:@container">
      <h1>Orderan Saya</h1>
      <h2>1 pesanan</h2>
      <RecordRow {...args} />
    </main>
  ),
} satisfies Meta<typeof RecordRow>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The amount is to the left of the buttons, at the same height. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const amount = canvas.getByText('Rp1.234.567.890').getBoundingClientRect();
    const button = canvas.getByRole('link', { name: 'Bayar' }).getBoundingClientRect();
    await expect(amount.bottom).toBeGreaterThan(button.top);
    await expect(amount.right).toBeLessThan(button.left);
  },
};

/** The facts are in two columns, and the amount stays on one line. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rp1.234.567.890').getClientRects()).toHaveLength(1);
    const [insured, date] = ['Tertanggung', 'Tanggal pesanan'].map((title) =>
      canvas.getByText(title).getBoundingClientRect(),
    );
    await expect(insured?.top).toBe(date?.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../primitives/badge/index.ts';
import { guide } from './AccountNumber.guide.ts';
import { AccountNumber } from './AccountNumber.tsx';

const meta = {
  title: 'Payment/AccountNumber',
  component: AccountNumber,
  parameters: { guide },
  args: {
    label: 'Nomor virtual account',
    value: '807770001234567',
    badge: <Badge tone="info">BCA</Badge>,
    note: 'a.n. PT NAUNGAN PIALANG ASURANSI',
  },
} satisfies Meta<typeof AccountNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The number is shown in groups of four; a manual selection copies the digits only. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const groups = ['8077', '7000', '1234', '567'].map((group) => canvas.getByText(group));
    await expect(groups[0]?.parentElement).toHaveTextContent(/^807770001234567$/);
    await expect(canvas.getByRole('button', { name: 'Salin nomor virtual account' })).toBeVisible();
  },
};

/** Eighteen digits stay on one line on the narrowest phone. */
export const EighteenDigits: Story = {
  args: { value: '948770001234567890', badge: <Badge tone="info">Bank Lainnya</Badge> },
  render: (args) => (
    <div style={{ width: 280 }}>
      <AccountNumber {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, last] = ['9487', '90'].map((group) => canvas.getByText(group).getBoundingClientRect());
    await expect(first?.top).toBe(last?.top);
    const box = canvas.getByText('Nomor virtual account', { exact: false }).parentElement;
    await expect(box?.scrollWidth).toBe(box?.clientWidth);
  },
};

/** A short number is shown as one group, with its button next to it. */
export const Code: Story = {
  args: { label: 'Kode perusahaan', value: '70012', badge: undefined, note: undefined },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Badge.guide.ts';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Primitives/Badge',
  component: Badge,
  parameters: { guide },
  args: { children: 'Menunggu pembayaran' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Neutral: Story = {};
export const Info: Story = { args: { tone: 'info', children: 'Diproses' } };
export const Success: Story = { args: { tone: 'success', children: 'Terkirim' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Perlu tindakan' } };
export const Danger: Story = { args: { tone: 'danger', children: 'Gagal terkirim' } };
export const Brand: Story = { args: { tone: 'brand', children: 'Diawasi OJK' } };

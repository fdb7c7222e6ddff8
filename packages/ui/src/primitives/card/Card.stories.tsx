import type { Meta, StoryObj } from '@storybook/react-vite';
import { guide } from './Card.guide.ts';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  parameters: { guide },
  args: { children: 'Polis kendaraan: Toyota Avanza 1.5 G, B 1234 XYZ' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallPadding: Story = { args: { padding: 'sm' } };

export const NeedsAction: Story = {
  args: { accent: 'action', children: 'Lengkapi 2 berkas' },
};

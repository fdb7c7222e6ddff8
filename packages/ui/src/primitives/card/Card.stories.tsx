import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from './Card.tsx';

const meta = {
  title: 'Primitives/Card',
  component: Card,
  args: { children: 'Polis kendaraan: Toyota Avanza 1.5 G, B 1234 XYZ' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const SmallPadding: Story = { args: { padding: 'sm' } };

export const NeedsAction: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { desktop: { disable: true } } } },
  args: { accent: 'action', children: 'Lengkapi 2 berkas' },
};

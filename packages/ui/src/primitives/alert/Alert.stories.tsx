import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { guide } from './Alert.guide.ts';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Primitives/Alert',
  component: Alert,
  parameters: { guide },
  args: { tone: 'info', children: 'Premi sudah termasuk biaya admin.' },
} satisfies Meta<typeof Alert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Premi sudah termasuk biaya admin.');
  },
};

export const Success: Story = {
  args: { tone: 'success', title: 'Selamat', children: 'Polis Anda sudah terbit.' },
};

export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Perhatian',
    children: 'Lengkapi profil Anda sebelum memesan.',
    action: (
      <Button variant="secondary" size="sm">
        Lengkapi profil
      </Button>
    ),
  },
};

export const Danger: Story = {
  args: { tone: 'danger', title: 'Opss..', children: 'Nomor polis tidak ditemukan.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Opss..Nomor polis tidak ditemukan.');
  },
};

export const OnPhone: Story = {
  args: Warning.args ?? {},
  decorators: [
    (Story) => (
      <div style={{ width: 328 }}>
        <Story />
      </div>
    ),
  ],
};

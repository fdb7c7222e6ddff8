import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TypedTextNote } from './TypedTextNote.tsx';

const meta = {
  title: 'Plans/TypedTextNote',
  component: TypedTextNote,
  args: { text: '36 tahun' },
} satisfies Meta<typeof TypedTextNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Anda mengetik “36 tahun”. Belum semuanya dapat kami baca, jadi lengkapi datanya di bawah ini.',
    );
  },
};

export const LongText: Story = { args: { text: 'rumah'.repeat(20) } };

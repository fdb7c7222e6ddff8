import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './ReasonsStrip.guide.ts';
import { ReasonsStrip } from './ReasonsStrip.tsx';

const meta = {
  title: 'Site/ReasonsStrip',
  component: ReasonsStrip,
  parameters: { guide },
  args: {
    headTitle: 'Mengapa memilih kami',
    items: [{ title: 'Lebih dari 30 tahun pengalaman' }, { title: 'Tenaga ahli bersertifikat' }],
    href: '/#alasan',
  },
} satisfies Meta<typeof ReasonsStrip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Baca alasan selengkapnya' })).toHaveAttribute(
      'href',
      '/#alasan',
    );
  },
};

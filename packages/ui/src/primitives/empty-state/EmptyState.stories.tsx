import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  parameters: { guide },
  args: { title: 'Belum terdapat order' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAction: Story = {
  args: {
    children: 'Pesanan asuransi Anda akan tampil di halaman ini.',
    action: <ButtonLink href="#asuransi">Cari asuransi</ButtonLink>,
  },
};

export const NoIllustration: Story = { args: { illustration: null, title: 'Klaim Tidak ditemukan' } };

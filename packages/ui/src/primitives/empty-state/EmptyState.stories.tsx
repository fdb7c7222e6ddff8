import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Primitives/EmptyState',
  component: EmptyState,
  args: { title: 'Belum terdapat order' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {};

export const WithAction: Story = {
  parameters: { chromatic: { disableSnapshot: false, modes: { desktop: { disable: true } } } },
  args: {
    children: 'Pesanan asuransi Anda akan tampil di halaman ini.',
    action: <ButtonLink href="#asuransi">Cari asuransi</ButtonLink>,
  },
};

export const NoIllustration: Story = { args: { illustration: null, title: 'Klaim Tidak ditemukan' } };

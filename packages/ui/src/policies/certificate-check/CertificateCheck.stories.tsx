import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CertificateCheckPage, type CertificateCheckPageProps } from './index.ts';

const meta = {
  title: 'Policies/CertificateCheck',
  component: CertificateCheckPage,
  args: { load: (async () => ({ genuine: true, inForce: true })) as CertificateCheckPageProps['load'] },
} satisfies Meta<typeof CertificateCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sertifikat asli dan berlaku' })).toBeVisible();
  },
};

export const NoLongerInForce: Story = {
  args: { load: async () => ({ genuine: true, inForce: false }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Sertifikat asli, tetapi tidak berlaku' }),
    ).toBeVisible();
  },
};

export const Unknown: Story = {
  args: {
    load: async () => {
      throw Object.assign(new Error('not found'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sertifikat tidak dikenali' })).toBeVisible();
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

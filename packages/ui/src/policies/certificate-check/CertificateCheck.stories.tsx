import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { guide } from './CertificateCheck.guide.ts';
import { CertificateCheckPage, type CertificateCheckPageProps } from './index.ts';

const CERTIFICATE = {
  policyNumber: 'POL-KES-2026-000017',
  period: { startDate: '2026-11-21', endDate: '2027-11-21' },
};

const meta = {
  title: 'Policies/CertificateCheck',
  component: CertificateCheckPage,
  parameters: { guide },
  args: {
    load: (async () => ({
      genuine: true,
      inForce: true,
      ...CERTIFICATE,
    })) as CertificateCheckPageProps['load'],
  },
} satisfies Meta<typeof CertificateCheckPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InForce: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Sertifikat asli dan berlaku' })).toBeVisible();
    await expect(canvas.getByText('POL-KES-2026-000017')).toBeVisible();
    await expect(canvas.getByText('21 November 2026 – 21 November 2027')).toBeVisible();
  },
};

export const NotInForce: Story = {
  args: { load: async () => ({ genuine: true, inForce: false, ...CERTIFICATE }) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Sertifikat asli, tetapi tidak berlaku' }),
    ).toBeVisible();
  },
};

/** A paid policy whose first day is in the future: genuine, and not in force yet. */
export const NotYetInForce: Story = {
  args: {
    load: async () => ({
      genuine: true,
      inForce: false,
      status: 'upcoming' as const,
      policyNumber: CERTIFICATE.policyNumber,
      period: { startDate: '2026-12-01', endDate: '2027-12-01' },
      startsAt: '2026-11-30T17:00:00.000Z',
    }),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Sertifikat asli, belum berlaku' }),
    ).toBeVisible();
    await expect(
      canvas.getByText('1 Desember 2026 pukul 00.00 WIB s.d. 1 Desember 2027 pukul 24.00 WIB'),
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
    await expect(canvas.queryByText('Nomor polis')).toBeNull();
  },
};

export const Loading: Story = { args: { load: () => new Promise(() => undefined) } };

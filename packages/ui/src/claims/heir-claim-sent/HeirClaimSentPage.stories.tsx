import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { healthClaim } from '../story-data/claim.ts';
import { guide } from './HeirClaimSentPage.guide.ts';
import { HeirClaimSentPage, type HeirClaimSentPageProps } from './index.ts';

const PROGRESS_URL =
  'https://naungan.example/claims/heirs/progress/wl2xVdgJpVbG0vF7RjZ5oP4yq3sTnUeKXaMcHiLbEzQ';

const meta = {
  title: 'Claims/HeirClaimSentPage',
  component: HeirClaimSentPage,
  parameters: { guide, layout: 'fullscreen' },
  render: (args) => (
    <div className="nu:container-page nu:@container nu:py-6">
      <HeirClaimSentPage {...args} />
      <Toaster />
    </div>
  ),
  args: {
    load: async () => healthClaim('pending', { isHeir: true }),
    progressUrl: PROGRESS_URL,
    resendLink: fn<HeirClaimSentPageProps['resendLink']>(async () => undefined),
  },
} satisfies Meta<typeof HeirClaimSentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The page shows claim number and link, each with a copy button, the e-mail address, and the next steps. The secret at
 * the end of the link is not in the document's title.
 */
export const Sent: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Klaim terkirim' })).toBeVisible();
    await expect(canvas.getByText(/^Kami turut berduka cita\. Klaim Anda sudah kami terima\./)).toBeVisible();
    await expect(canvas.getByText('KLM-2026-000318')).toBeVisible();
    await expect(canvas.getByText(PROGRESS_URL)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin nomor klaim' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Salin tautan' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Cetak' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buka halaman klaim' })).toHaveAttribute(
      'href',
      PROGRESS_URL,
    );
    await expect(canvas.getByText(/budi@/)).toBeVisible();
    const steps = canvas.getByRole('region', { name: 'Yang terjadi selanjutnya' });
    await expect(steps).toHaveTextContent(/memeriksa data dan berkas Anda, biasanya 3 hari kerja\./);
    await expect(document.title).not.toContain('wl2x');
  },
};

/** The link is mailed again to the same address. */
export const MailedAgain: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang tautan' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Tautan sudah kami kirim ke budi@contoh.id'));
    await expect(args.resendLink).toHaveBeenCalledOnce();
  },
};

/** After too many mails the page shows the reason. */
export const MailLimited: Story = {
  tags: ['!autodocs'],
  args: {
    resendLink: fn<HeirClaimSentPageProps['resendLink']>(() =>
      Promise.reject(Object.assign(new Error('Coba lagi besok'), { status: 429 })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang tautan' }));
    // The reason appears in the page and in a toast.
    await expect((await canvas.findAllByText('Coba lagi besok'))[0]).toBeVisible();
  },
};

export const InvalidLink: Story = {
  args: { load: () => Promise.reject(Object.assign(new Error('Claim tidak ditemukan'), { status: 404 })) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Claim tidak ditemukan' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari polis' })).toHaveAttribute('href', '/claims');
  },
};

/** The long link breaks within the column. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(PROGRESS_URL)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, userEvent, waitFor } from 'storybook/test';
import { Toaster } from '../../primitives/toast/index.ts';
import { guide } from './PrivacySection.guide.ts';
import { PrivacySection, type PrivacySectionProps } from './PrivacySection.tsx';
import type { Consent, DeletionPreview } from './privacy-records.ts';

const CONSENT_GIVEN_AT = '2026-11-02T03:00:00.000Z';
const requiredConsent = (kind: 'terms' | 'privacy'): Consent => ({
  kind,
  version: '2026-10-01',
  givenAt: CONSENT_GIVEN_AT,
  withdrawnAt: null,
  withdrawable: false,
});
const marketingConsent = (givenAt: string | null, withdrawnAt: string | null = null): Consent => ({
  kind: 'marketing',
  version: '2026-10-01',
  givenAt,
  withdrawnAt,
  withdrawable: true,
});
const consentsWith = (marketing: Consent) => [
  requiredConsent('terms'),
  requiredConsent('privacy'),
  marketing,
];

const deletionPreview: DeletionPreview = {
  confirmBy: 'password',
  fresh: false,
  removed: ['Nama, email, nomor HP, dan password', 'Alamat, rekening, dan data profil'],
  kept: [
    {
      what: '1 invoice dan 1 catatan pembayaran',
      reason: 'Undang-Undang Nomor 8 Tahun 1997 mewajibkan kami menyimpan dokumen keuangan.',
      until: '10 tahun sejak akhir tahun buku',
    },
  ],
  hindrance: null,
};

const loadConsents: PrivacySectionProps['loadConsents'] = fn(async () =>
  consentsWith(marketingConsent(CONSENT_GIVEN_AT)),
);
const onDownload: PrivacySectionProps['onDownload'] = fn(async () => {});
const onMarketingChange: PrivacySectionProps['onMarketingChange'] = fn(async () =>
  consentsWith(marketingConsent(null)),
);
const onDelete: PrivacySectionProps['onDelete'] = fn(async () => {});

const meta = {
  title: 'Account/PrivacySection',
  component: PrivacySection,
  parameters: { guide },
  args: {
    loadConsents,
    onMarketingChange,
    termsHref: '/p/syarat-ketentuan',
    privacyHref: '/p/kebijakan-privasi',
    onDownload,
    loadDeletion: async () => deletionPreview,
    onDelete,
    onDeleted: fn(),
    onSignInAgain: fn(),
  },
  render: (args) => (
    <>
      <PrivacySection {...args} />
      <Toaster />
    </>
  ),
} satisfies Meta<typeof PrivacySection>;

export default meta;
type Story = StoryObj<typeof meta>;

const MARKETING_LABEL = 'Informasi produk dan penawaran melalui email';

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: MARKETING_LABEL })).toBeChecked();
    await expect(
      canvas.getAllByText(/Diberikan 2 November 2026, versi 1 Oktober 2026\. Diperlukan selama/),
    ).toHaveLength(2);
  },
};

export const Loading: Story = { args: { loadConsents: () => new Promise(() => {}) } };

export const FailedThenRetried: Story = {
  tags: ['!autodocs'],
  beforeEach: ({ args }) => {
    mocked(args.loadConsents).mockRejectedValueOnce(new Error(''));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('checkbox', { name: MARKETING_LABEL })).toBeChecked();
  },
};

export const ConsentWithdrawn: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    mocked(onMarketingChange).mockResolvedValueOnce(
      consentsWith(marketingConsent(CONSENT_GIVEN_AT, '2026-11-21T03:00:00.000Z')),
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: MARKETING_LABEL }));
    await expect(args.onMarketingChange).toHaveBeenCalledWith(false);
    await expect(await canvas.findByText('Ditarik 21 November 2026.')).toBeVisible();
    await expect(await screen.findByText('Pilihan Anda sudah disimpan')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: MARKETING_LABEL })).not.toBeChecked();
  },
};

/** If saving fails, the checkbox shows the stored value again. */
export const ConsentNotSaved: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    mocked(onMarketingChange).mockRejectedValueOnce(new Error('Koneksi terputus.'));
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: MARKETING_LABEL }));
    await expect(await screen.findByText('Koneksi terputus.')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: MARKETING_LABEL })).toBeChecked());
  },
};

export const Downloads: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh PDF' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith('pdf'));
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh JSON' }));
    await waitFor(() => expect(args.onDownload).toHaveBeenCalledWith('json'));
  },
};

export const DownloadFailed: Story = {
  tags: ['!autodocs'],
  beforeEach: () => {
    mocked(onDownload).mockRejectedValueOnce({ message: 'TOO_MANY', status: 429 });
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh PDF' }));
    await expect(await screen.findByText('Silahkan coba beberapa saat lagi')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Unduh JSON' })).toBeEnabled();
  },
};

export const OpensDeletionDialog: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus akun saya' }));
    await expect(await screen.findByRole('dialog', { name: 'Hapus akun' })).toBeVisible();
    await expect(await screen.findByText('1 invoice dan 1 catatan pembayaran')).toBeVisible();
  },
};

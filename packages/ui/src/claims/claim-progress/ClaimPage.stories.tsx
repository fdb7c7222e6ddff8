import type { ClaimDetail } from '@naungan/domain/claim/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { claimActions } from '../story-data/actions.fixture.ts';
import { healthClaim, vehicleClaim } from '../story-data/claim.ts';
import { claimPageArgs } from '../story-data/claim-page.fixture.tsx';
import { guide } from './ClaimPage.guide.ts';
import { ClaimPage, type ClaimPageProps, type ClaimPageTab } from './index.ts';

const changeSource = createChangeSource();
const APPROVAL_REASON = 'Kerugian sesuai dengan bukti yang dikirim.';

/** A claim page that stores the selected tab in memory. */
function PageWithTab(props: ClaimPageProps) {
  const [tab, setTab] = useState<ClaimPageTab>(props.tab);
  return (
    <div className="nu:container-page nu:py-6">
      <ClaimPage {...props} tab={tab} onTabChange={setTab} />
    </div>
  );
}

const meta = {
  title: 'Claims/ClaimPage',
  component: ClaimPage,
  render: (args) => <PageWithTab {...args} />,
  parameters: { guide, layout: 'fullscreen' },
  args: {
    load: async () => vehicleClaim('pending'),
    ...claimPageArgs(),
  },
} satisfies Meta<typeof ClaimPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the story of a claim in one state. The first card of the page has this title and these buttons. */
const storyOfState = (claim: ClaimDetail, title: string, buttonLabels: readonly string[]): Story => ({
  args: { load: async () => claim },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: title }));
    const names = card.queryAllByRole('button').map((button) => button.textContent);
    await expect(names).toEqual(buttonLabels);
    await expect(canvas.getByText(claim.head.statusText, { selector: '[data-tone]' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Klaim Asuransi' })).toHaveAttribute(
      'href',
      '/account?tab=claim',
    );
  },
});

export const Pending = storyOfState(vehicleClaim('pending'), 'Pilih bengkel rujukan', [
  'Pilih bengkel rujukan',
]);
export const UnderReview = storyOfState(
  vehicleClaim('review', { workshop: 'w-1' }),
  'Tidak ada yang perlu Anda lakukan',
  [],
);
export const SentBack: Story = {
  ...storyOfState(vehicleClaim('incomplete'), 'Lengkapi 2 berkas', ['Lihat detail', 'Pilih bengkel rujukan']),
};
export const Approved = storyOfState(
  vehicleClaim('approved', {}, { decisionReason: APPROVAL_REASON }),
  'Tentukan bentuk penggantian',
  ['Tentukan pilihan', 'Ajukan Banding'],
);
export const MethodChosen = storyOfState(
  vehicleClaim('approved', { replacement: { method: 'cash', isLocked: false } }),
  'Kirim surat pernyataan',
  ['Kirim surat pernyataan', 'Ubah bentuk penggantian', 'Ajukan Banding'],
);
/** The card names the amount and the insurer's reason. */
export const ApprovedInCash: Story = {
  args: { load: async () => healthClaim('approved', {}, { decisionReason: APPROVAL_REASON }) },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Kirim surat pernyataan' }));
    await expect(card.getByText(/^Klaim Anda disetujui sebesar Rp8\.200\.000\./)).toBeVisible();
    await expect(card.getByText(APPROVAL_REASON)).toBeVisible();
    await expect(canvas.getAllByText(APPROVAL_REASON)).toHaveLength(1);
  },
};
/** The insurer's reason for the approval stays on the page when the first card shows another step. */
export const ReasonAfterTheLetter: Story = {
  args: { load: async () => healthClaim('agreed', {}, { decisionReason: APPROVAL_REASON }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Mohon menunggu' })).toBeVisible();
    await expect(canvas.getByText(APPROVAL_REASON)).toBeVisible();
  },
};
/**
 * The first card shows why the letter was returned and what to do. The reason for the approval is in the
 * payment section.
 */
export const LetterReturned: Story = {
  args: {
    load: async () =>
      healthClaim(
        'approved',
        { hasAccount: true },
        { decisionReason: APPROVAL_REASON, feedback: 'Meterai belum ditempel.', isLetterReturned: true },
      ),
  },
  play: async ({ canvas }) => {
    const card = within(await canvas.findByRole('region', { name: 'Kirim ulang surat pernyataan' }));
    await expect(card.getByText('Meterai belum ditempel.')).toBeVisible();
    await expect(card.getByText(/Unduh kembali suratnya/)).toBeVisible();
    await expect(card.getByRole('button', { name: 'Kirim surat pernyataan' })).toBeVisible();
    await expect(card.getByRole('link', { name: /^Unduh surat pernyataan/ })).toBeVisible();
    await expect(canvas.getByText(APPROVAL_REASON)).toBeVisible();
    await expect(card.queryByText(APPROVAL_REASON)).toBeNull();
  },
};
export const Rejected = storyOfState(
  vehicleClaim('rejected', {}, { feedback: 'Kejadian ini tidak dijamin.' }),
  'Klaim ditolak',
  ['Ajukan Banding'],
);
/** The stages of a rejected claim stop at the decision. */
export const StoppedStages: Story = {
  tags: ['!autodocs'],
  args: { load: async () => vehicleClaim('rejected') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/berhenti di sini/)).toBeInTheDocument();
    await expect(canvas.queryByText(/sedang berjalan/)).toBeNull();
  },
};
export const Appealed = storyOfState(
  vehicleClaim('appealed', { appeals: [{ isOpen: true, isAnswered: false }] }),
  'Mohon menunggu',
  ['Riwayat banding'],
);
export const Agreed = storyOfState(healthClaim('agreed'), 'Mohon menunggu', []);
export const Closed = storyOfState(vehicleClaim('closed'), 'Ditutup', []);

const repairFacts = { workshop: 'w-1', replacement: { method: 'workshop', isLocked: true } } as const;

/** The first card names the workshop with address, phone and map, and does not mention a payment. */
export const RepairBegins: Story = {
  args: { load: async () => vehicleClaim('agreed', repairFacts) },
  play: async ({ canvas }) => {
    const title = 'Bawa kendaraan ke Bengkel Cahaya Fiktif';
    const region = await canvas.findByRole('region', { name: title });
    const card = within(region);
    await expect(card.getByText('Jl. Tebet Raya 12, Tebet, Jakarta Selatan')).toBeVisible();
    await expect(card.getByRole('link', { name: '021 5550 101' })).toBeVisible();
    await expect(region).not.toHaveTextContent(/bayar/i);
    await expect(canvas.getByText('Giliran Anda')).toBeVisible();
  },
};
export const WorkshopNotAppointed = storyOfState(
  vehicleClaim('agreed', { ...repairFacts, workshop: null }),
  'Bengkel sedang ditunjuk',
  [],
);
export const ReadyForPickUp: Story = {
  args: {
    load: async () =>
      vehicleClaim('agreed', { ...repairFacts, repair: ['received', 'estimate', 'repair', 'ready'] }),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Kendaraan siap diambil' });
    await expect(region).toHaveTextContent(/Ambil kendaraan Anda di Bengkel Cahaya Fiktif/);
    await expect(region).not.toHaveTextContent(/bayar/i);
    await expect(canvas.getByText('Giliran Anda')).toBeVisible();
  },
};
/** The workshop is paid: the claimant confirms the repair, not an amount. */
export const RepairPaid: Story = {
  args: {
    load: async () =>
      vehicleClaim('payment', { ...repairFacts, repair: ['received', 'estimate', 'repair', 'ready'] }),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('region', { name: 'Perbaikan selesai' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pembayaran Diterima' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Perbaikan sudah selesai?' }));
    await expect(question.getByText(/Pastikan kendaraan sudah Anda ambil/)).toBeVisible();
  },
};

/**
 * The chosen method is locked and therefore only displayed. The page shows the progress of the repair and every
 * amount of the decision.
 */
export const InRepair: Story = {
  args: {
    load: async () =>
      vehicleClaim('agreed', {
        workshop: 'w-1',
        replacement: { method: 'workshop', isLocked: true },
        repair: ['received', 'estimate'],
      }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Estimasi biaya sudah disusun' })).toBeVisible();
    await expect(await canvas.findByText('Kendaraan diterima bengkel')).toBeVisible();
    await expect(canvas.getByText('Bemper dan lampu depan diganti.')).toBeVisible();
    await expect(canvas.getByText('Pilihan kamu sudah disetujui, tidak dapat diubah')).toBeVisible();
    await expect(canvas.getByText('Bengkel rujukan sudah dipilih, tidak dapat diubah')).toBeVisible();
    for (const amount of ['Rp8.500.000', '-Rp300.000', 'Rp8.200.000'])
      await expect(canvas.getByText(amount)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Lihat peta/ })).toHaveAttribute(
      'href',
      'https://maps.example/cahaya',
    );
    await expect(canvas.getByRole('link', { name: 'Detail produk' })).toHaveAttribute(
      'href',
      '/orders/kendaraan/o-1',
    );
  },
};

/** A paid claim shows the proof of payment, and 'Pembayaran Diterima' closes the claim. */
export const Paid: Story = {
  args: { load: fn<ClaimPageProps['load']>() },
  beforeEach: ({ args }) => {
    const claimsInTurn = [healthClaim('payment'), healthClaim('finish')];
    args.load = async () => claimsInTurn.shift() ?? healthClaim('finish');
    args.actions = claimActions();
  },
  play: async ({ canvas, userEvent, args }) => {
    const receivedButton = await canvas.findByRole('button', { name: 'Pembayaran Diterima' });
    await expect(canvas.getAllByRole('link', { name: /Bukti Bayar/ })[0]).toHaveAttribute('target', '_blank');
    await userEvent.click(receivedButton);
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, sudah diterima' }));
    await expect(await canvas.findByRole('heading', { name: 'Selesai' })).toBeVisible();
    await expect(args.actions.confirmPayment).toHaveBeenCalledOnce();
    await expect(canvas.getAllByText(/, selesai$/, { selector: 'li span' })).not.toHaveLength(0);
  },
};

/** On the day of the deadline it is too late for the documents, so the page requests them before that day. */
export const Deadline: Story = {
  tags: ['!autodocs'],
  args: { load: async () => vehicleClaim('incomplete') },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('region', { name: 'Lengkapi 2 berkas' });
    await expect(card).toHaveTextContent('Batas waktu: sebelum 2 Januari 2027');
  },
};

/** The tab 'Info klaim' shows the values and files of the claim. */
export const Info: Story = {
  args: { load: async () => vehicleClaim('incomplete'), tab: 'info' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ditabrak dari depan di perempatan Pancoran.')).toBeVisible();
    await expect(canvas.getAllByText('Perlu diperbaiki')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: /Foto seluruh bagian.*Berkas 2/ })).toBeVisible();
  },
};

/** After a change on the server the page shows the new state and announces it. */
export const UpdatesOnChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    const claimsInTurn = [vehicleClaim('review', { workshop: 'w-1' }), vehicleClaim('incomplete')];
    args.load = async () => claimsInTurn.shift() ?? vehicleClaim('incomplete');
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diverifikasi')).toBeVisible();
    changeSource.triggerChange();
    await expect(await canvas.findByText('Perlu tindakan')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Status klaim: Perlu tindakan. Lengkapi 2 berkas'),
    );
  },
};

/** The insurer starts the review and returns the claim while the claimant searches for a workshop: the search stays open. */
export const ReviewStartsWhileChoosing: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    const claimsInTurn = [vehicleClaim('pending'), vehicleClaim('review')];
    args.load = async () => claimsInTurn.shift() ?? vehicleClaim('incomplete');
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pilih bengkel rujukan' }));
    const searchBox = await screen.findByRole('searchbox', { name: 'Cari bengkel' });
    await userEvent.type(searchBox, 'MOGOT');
    for (const status of ['Diverifikasi', 'Perlu tindakan']) {
      changeSource.triggerChange();
      await expect(await canvas.findByText(status)).toBeInTheDocument();
    }
    await expect(searchBox).toHaveValue('MOGOT');
    await expect(searchBox).toBeVisible();
  },
};

/** On a phone the amount is between the progress and the history. */
export const PaidOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { load: async () => healthClaim('payment') },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Konfirmasi pembayaran' });
    const titles = ['Konfirmasi pembayaran', 'Progres klaim', 'Berapa', 'Riwayat klaim'];
    const tops = titles.map((name) => canvas.getByRole('region', { name }).getBoundingClientRect().top);
    await expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  },
};

/** The index of the page links to the sections of the selected tab. */
export const IndexOnDesktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { load: async () => vehicleClaim('incomplete') },
  play: async ({ canvas, userEvent }) => {
    const index = within(await canvas.findByRole('navigation', { name: 'Bagian halaman' }));
    const titles = () => index.getAllByRole('link').map(({ textContent }) => textContent);
    await expect(titles()).toEqual(['Langkah berikutnya', 'Progres klaim', 'Riwayat klaim']);
    await userEvent.click(canvas.getByRole('tab', { name: 'Info klaim' }));
    await waitFor(() => expect(titles()).toEqual(['Langkah berikutnya', 'Progres klaim', 'Apa', 'Berkas']));
    for (const link of index.getAllByRole('link'))
      await expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  },
};

/** An heir has no member account, so the page has no link to the account area. */
export const ForHeir: Story = {
  args: { load: async () => healthClaim('review'), isForHeir: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Diverifikasi')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Detail produk' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Klaim Asuransi' })).toHaveAttribute('href', '/claims');
  },
};

/** An expired or replaced link shows the reason, and a button that requests a new link. */
export const HeirLinkInvalid: Story = {
  args: {
    isForHeir: true,
    requestLink: fn(async () => undefined),
    load: async () => {
      throw Object.assign(new Error('Tautan klaim ini sudah tidak berlaku'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tautan klaim ini sudah tidak berlaku')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Minta tautan klaim lagi' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Cari polis' })).toHaveAttribute('href', '/claims');
  },
};

export const NotFound: Story = {
  args: {
    load: async () => {
      throw Object.assign(new Error('NOT_FOUND'), { status: 404 });
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Claim tidak ditemukan' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat klaim saya' })).toBeVisible();
  },
};

export const Dark: Story = { ...Approved, globals: { theme: 'dark' }, tags: ['!autodocs'] };

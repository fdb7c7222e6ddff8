import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CLAIM_ROWS, claimIn } from '../stories/claims.fixture.ts';
import { deskParameters, personWith, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ClaimQueue } from './ClaimQueue.tsx';
import { ClaimScreen } from './ClaimScreen.tsx';

const approve = fn();
const pay = fn();
const reply = fn();
const changed = fn();
const load = fn();
const stored = { _id: 'c-1', state: 'approved' as const };

const meta = {
  title: 'Desk/Claims',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskClaim: () => claimIn('review', ['askDocuments', 'approve', 'reject', 'replyMessage']),
      deskNotes: () => [],
      deskSettleClaim: ({ body }) => ({
        rows: [
          { label: 'Kerugian', amount: body.loss },
          { label: 'Risiko sendiri', amount: -300_000 },
        ],
        payable: body.loss - 300_000,
      }),
      deskApproveClaim: (input) => approve(input) ?? stored,
      deskPayClaim: (input) => pay(input) ?? stored,
    },
    children: <ClaimScreen params={{ id: 'c-1' }} />,
  },
  beforeEach: () => {
    approve.mockReset();
    pay.mockReset();
    reply.mockReset();
    changed.mockReset();
    load.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Queue: Story = {
  args: {
    href: '#/claims',
    calls: { deskClaims: ({ query }) => load(query) ?? { rows: CLAIM_ROWS, next: null } },
    children: <ClaimQueue />,
  },
  play: async ({ canvas, userEvent }) => {
    const rows = await canvas.findAllByRole('link', { name: /^Klaim KLM-/ });
    await expect(rows[0]).toHaveFocus();
    await expect(canvas.getByText('Pesan baru')).toBeVisible();
    await expect(canvas.getByText('4 hari')).toBeVisible();
    await expect(canvas.getAllByText('Tenggat 25/11/2026')).toHaveLength(CLAIM_ROWS.length);
    await expect(canvas.getByText('Dewi Lestari')).toBeVisible();
    const states = canvas.getByRole('combobox', { name: 'Tahap' });
    await expect(states).toHaveDisplayValue('Perlu dikerjakan');
    await expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({ state: 'waiting', sort: 'waiting' }),
    );
    await userEvent.selectOptions(states, 'Baru');
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ state: 'pending', sort: 'waiting' })),
    );
    await userEvent.selectOptions(states, 'Semua tahap');
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ state: undefined, sort: 'newest' })),
    );
  },
};

/** A list that does not load after a change of the filter is not shown as empty, nor with the rows of the filter before. */
export const FilterFailed: Story = {
  args: {
    href: '#/claims',
    calls: { deskClaims: ({ query }) => load(query) ?? { rows: CLAIM_ROWS, next: null } },
    children: <ClaimQueue />,
  },
  play: async ({ canvas, userEvent }) => {
    const states = await canvas.findByRole('combobox', { name: 'Tahap' });
    await expect((await canvas.findAllByRole('link', { name: /^Klaim KLM-/ }))[0]).toBeVisible();
    load.mockImplementation(() => {
      throw new Error('Terlalu banyak percobaan.');
    });
    await userEvent.selectOptions(states, 'Baru');
    await expect(await canvas.findByText(/Terlalu banyak percobaan/)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /^Klaim KLM-/ })).not.toBeInTheDocument();
    load.mockReset();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect((await canvas.findAllByRole('link', { name: /^Klaim KLM-/ }))[0]).toBeVisible();
  },
};

/** A claim that has ended waits for no one. */
export const EndedInQueue: Story = {
  args: {
    href: '#/claims?state=finish',
    calls: {
      deskClaims: () => ({
        rows: CLAIM_ROWS.slice(0, 1).map((row) => ({ ...row, state: 'finish' as const, due: null })),
        next: null,
      }),
    },
    children: <ClaimQueue />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Klaim KLM-/ })).toBeVisible();
    await expect(canvas.queryByText(/hari$/)).not.toBeInTheDocument();
    await expect(canvas.queryByText(/^Tenggat/)).not.toBeInTheDocument();
  },
};

/** The age and the promised day are the same as in the list. */
export const Waiting: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu 4 hari')).toBeVisible();
    await expect(canvas.getByText('Tenggat 25/11/2026')).toBeVisible();
  },
};

/** The amount follows from the assessed loss, before the decision is sent. */
export const Approved: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Ada klaim lain untuk kendaraan ini.')).toBeVisible();
    await userEvent.keyboard('cs');
    const dialog = within(await screen.findByRole('dialog', { name: /^Setujui klaim/ }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Jumlah kerugian' })).toHaveFocus());
    await userEvent.click(dialog.getByRole('button', { name: 'Setujui klaim' }));
    await expect(await dialog.findByText(/Isi jumlah kerugian/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Jumlah kerugian' })).toHaveFocus());
    await expect(approve).not.toHaveBeenCalled();
    const loss = dialog.getByRole('textbox', { name: 'Jumlah kerugian' });
    await userEvent.type(loss, '60000000');
    await expect(
      dialog.getByRole('checkbox', { name: /lebih besar daripada yang diajukan \(Rp6\.000\.000\)/ }),
    ).toBeInvalid();
    await expect(dialog.queryByRole('region', { name: 'Perhitungan' })).toBeNull();
    await userEvent.clear(loss);
    await userEvent.type(loss, '5000000');
    const settlement = within(await dialog.findByRole('region', { name: 'Perhitungan' }));
    await waitFor(() => expect(settlement.getByText('Rp4.700.000')).toBeVisible());
    await userEvent.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Sesuai polis.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(approve).toHaveBeenCalledWith({
        params: { id: 'c-1' },
        query: { version: 5 },
        body: { loss: 5_000_000, reason: 'Sesuai polis.' },
      }),
    );
  },
};

export const Paid: Story = {
  args: {
    calls: {
      deskClaim: () => claimIn('agreed', ['pay', 'returnLetter']),
      deskNotes: () => [],
      deskPayClaim: (input) => pay(input) ?? stored,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Catat pembayaran/ }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Catat pembayaran/ }));
    const payout = within(dialog.getByRole('region', { name: 'Yang dibayar' }));
    await expect(payout.getByText('Nomor rekening')).toBeVisible();
    const proof = new File(['%PDF'], 'bukti.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('Bukti bayar'), proof);
    await userEvent.click(dialog.getByRole('button', { name: 'Catat pembayaran' }));
    await waitFor(() => expect(pay).toHaveBeenCalledOnce());
    const files = pay.mock.calls.map(([{ form }]) => (form as FormData).get('payslip') as File);
    await expect(files.map(({ name }) => name)).toEqual(['bukti.pdf']);
  },
};

const PROPOSAL = {
  id: 'p-1',
  kind: 'claimPayment' as const,
  claimId: 'c-1',
  claimNumber: 'KLM-2026-000041',
  amount: 125_000_000,
  account: { bankName: 'Bank Mandiri', accountNumber: '9876543210', accountHolder: 'SARI WULANDARI' },
  reasons: ['amount' as const, 'accountChanged' as const],
  payslip: 'https://contoh.test/bukti.pdf',
  proposedBy: { id: 's-2', fullName: 'Bima Santoso' },
  proposedAt: '2026-11-24T02:00:00.000Z',
  expiresAt: '2026-12-01T02:00:00.000Z',
  outcome: 'waiting' as const,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  mayConfirm: true,
};

/** A large payment waits for another person, who sees the account and confirms it. */
export const SecondPerson: Story = {
  args: {
    calls: {
      deskClaim: () => {
        const claim = claimIn('agreed', []);
        return { ...claim, desk: { ...claim.desk, secondPerson: ['amount' as const], proposal: PROPOSAL } };
      },
      deskNotes: () => [],
      deskConfirmProposal: (input) => pay(input) ?? PROPOSAL,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Orang kedua' }));
    await expect(panel.getByText(/^Bima Santoso mengusulkan pembayaran Rp125\.000\.000/)).toBeVisible();
    await expect(panel.getByText('Rekening penerima diubah setelah klaim disetujui.')).toBeVisible();
    await expect(
      panel.getByText('Jumlahnya di atas Rp100.000.000, batas pembayaran oleh satu orang.'),
    ).toBeVisible();
    await userEvent.keyboard('cy');
    const dialog = within(await screen.findByRole('dialog', { name: /^Konfirmasi pembayaran/ }));
    await expect(dialog.getByText(/Bank Mandiri 9876543210 atas nama SARI WULANDARI/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Konfirmasi pembayaran' }));
    await waitFor(() => expect(pay).toHaveBeenCalledWith({ params: { id: 'p-1' } }));
  },
};

/** A claims handler who cannot pay sees who has the next step. */
export const WaitsForPayment: Story = {
  args: {
    me: personWith('claims'),
    calls: { deskClaim: () => claimIn('agreed', ['returnLetter']), deskNotes: () => [] },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Menunggu pembayaran oleh rekan dengan peran Keuangan.'),
    ).toBeVisible();
  },
};

/** A claims handler who cannot confirm a proposal sees who can. */
export const WaitsForSecondPerson: Story = {
  args: {
    me: personWith('claims'),
    calls: {
      deskClaim: () => {
        const claim = claimIn('agreed', []);
        return { ...claim, desk: { ...claim.desk, proposal: { ...PROPOSAL, mayConfirm: false } } };
      },
      deskNotes: () => [],
    },
  },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole('region', { name: 'Orang kedua' }));
    await expect(panel.getByText('Menunggu konfirmasi rekan lain dengan peran Keuangan.')).toBeVisible();
    await expect(canvas.queryByText(/^Menunggu pembayaran/)).not.toBeInTheDocument();
  },
};

/** A colleague rejected the claim meanwhile: the dialog lists the change, and the typed reason stays. */
export const ChangedMeanwhile: Story = {
  args: {
    calls: {
      deskClaim: () => changed() ?? claimIn('review', ['reject']),
      deskNotes: () => [],
      deskRejectClaim: () => rejectWith(409, 'Klaim ini sudah berubah.', 'CONFLICT'),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Tolak klaim/ }));
    const claim = claimIn('rejected', ['reject']);
    const change = {
      at: '2026-11-24T01:30:00.000Z',
      from: 'review',
      to: 'rejected',
      actor: 'desk:p-2',
      actorName: 'Bima Pratama',
      reason: 'Di luar masa polis.',
    };
    changed.mockReturnValue({
      ...claim,
      desk: { ...claim.desk, version: 6, history: [...claim.desk.history, change] },
    });
    const dialog = within(await screen.findByRole('dialog', { name: /^Tolak klaim/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /Alasan/ }), 'Polis belum mulai.');
    await userEvent.click(dialog.getByRole('button', { name: 'Tolak klaim' }));
    await expect(await dialog.findByText(/^Diperiksa → Ditolak, Bima Pratama/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: /Alasan/ })).toHaveValue('Polis belum mulai.');
  },
};

/** A frequent reason is chosen, and the dialog shows what was typed before it. */
export const RejectedWithTemplate: Story = {
  args: {
    calls: {
      deskClaim: () => claimIn('review', ['reject']),
      deskNotes: () => [],
      deskRejectClaim: (input) => reply(input) ?? stored,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Tolak klaim/ });
    await userEvent.keyboard('ct');
    const dialog = within(await screen.findByRole('dialog', { name: /^Tolak klaim/ }));
    const reason = dialog.getByRole('textbox', { name: 'Alasan untuk nasabah' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.keyboard('Maaf.');
    await userEvent.click(dialog.getByRole('button', { name: /^Kejadian ini tidak dijamin/ }));
    await expect(reason).toHaveValue('Maaf. Kejadian ini tidak dijamin oleh polis.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(reply).toHaveBeenCalledOnce());
  },
};

/** A message that is not sent stays in the dialog when it is opened again. */
export const MessageReplied: Story = {
  args: {
    calls: {
      deskClaim: () => claimIn('review', ['replyMessage']),
      deskNotes: () => [],
      deskReplyMessage: (input) => reply(input) ?? stored,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Tulis pesan/ });
    await userEvent.keyboard('cp');
    const dialog = async () => within(await screen.findByRole('dialog', { name: /^Tulis pesan/ }));
    await userEvent.type((await dialog()).getByRole('textbox', { name: 'Pesan' }), 'Berkas lengkap.');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('cp');
    await expect((await dialog()).getByRole('textbox', { name: 'Pesan' })).toHaveValue('Berkas lengkap.');
    await userEvent.click((await dialog()).getByRole('button', { name: 'Kirim pesan' }));
    await waitFor(() =>
      expect(reply).toHaveBeenCalledWith({ params: { id: 'c-1' }, body: { text: 'Berkas lengkap.' } }),
    );
  },
};

/** The dialog says that a message to the claimant of an ended claim changes nothing about the claim. */
export const MessageAfterTheEnd: Story = {
  args: { calls: { deskClaim: () => claimIn('closed', ['replyMessage']), deskNotes: () => [] } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /Tulis pesan/ });
    await userEvent.keyboard('cp');
    await expect(
      await screen.findByText('Klaim ini sudah berakhir (Ditutup). Pesan tidak membukanya kembali.'),
    ).toBeVisible();
  },
};

/** The signed link of a claim's file states no type. */
export const PdfWithoutType: Story = {
  args: {
    calls: {
      deskClaim: () => {
        const claim = claimIn('review', ['reject']);
        const attachment = claim.info.attachment.map((file) => ({ ...file, link: '/files/signed' }));
        return { ...claim, info: { ...claim.info, attachment } };
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Halaman 1 dari 2')).toBeVisible();
  },
};

import type { ListedAuditEntry } from '@naungan/api/desk-audit';
import type { DeskPerson } from '@naungan/api/desk-people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { deskParameters, personWith, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { AuditScreen } from './AuditScreen.tsx';

const DEWI = '6d0c1f6e-2f5f-4c6a-9d0e-000000000001';
const RINA = '6d0c1f6e-2f5f-4c6a-9d0e-000000000002';
const SITI = '6d0c1f6e-2f5f-4c6a-9d0e-000000000003';

const READ: ListedAuditEntry = {
  seq: 1,
  at: '2026-11-23T02:00:00.000Z',
  event: 'desk.read',
  operation: 'deskOrder',
  outcome: 'success',
  actorId: DEWI,
  actorRole: 'desk',
  actorName: 'DEWI LESTARI',
  receiverName: null,
  subjectType: 'order',
  subjectId: 'o-17',
  record: { kind: 'order', id: 'o-17', number: 'KPA-2026-000017', name: '' },
  from: null,
  to: null,
  reason: null,
  address: '203.0.113.0/24',
  previousHash: '',
  hash: '',
};
const APPROVAL: ListedAuditEntry = {
  ...READ,
  seq: 2,
  at: '2026-11-23T02:05:00.000Z',
  event: 'desk.action',
  operation: 'deskApprove',
  from: 'neworder',
  to: 'approve',
};
const REFUSAL: ListedAuditEntry = {
  ...READ,
  seq: 3,
  event: 'access.refused',
  operation: 'deskPayClaim',
  outcome: 'refused',
  actorId: RINA,
  actorName: 'RINA WIJAYA',
  record: { kind: 'claim', id: 'k-4', number: 'KLM-2026-000004', name: '' },
  reason: 'FORBIDDEN',
};
const SIGN_IN: ListedAuditEntry = {
  ...READ,
  seq: 4,
  event: 'sign-in',
  operation: 'login',
  actorId: SITI,
  actorRole: 'member',
  actorName: 'SITI RAHAYU',
  subjectType: 'user',
  subjectId: SITI,
  record: { kind: 'member', id: SITI, number: '', name: 'SITI RAHAYU' },
};
const ROTATION: ListedAuditEntry = {
  ...READ,
  seq: 5,
  event: 'keys.rotated',
  operation: null,
  outcome: 'failed',
  actorId: null,
  actorRole: 'system',
  actorName: null,
  subjectType: 'data-key',
  subjectId: 'k1',
  record: null,
  address: null,
};
const QUEUE: ListedAuditEntry = {
  ...READ,
  seq: 6,
  operation: 'deskQueue',
  actorName: null,
  subjectType: 'queue',
  subjectId: 'messages',
  record: null,
};
const HAND_OVER: ListedAuditEntry = {
  ...READ,
  seq: 7,
  event: 'desk.action',
  operation: 'deskHandOverTask',
  receiverName: 'RINA WIJAYA',
  to: `person:${RINA}`,
};
const ROWS = [APPROVAL, READ, REFUSAL, SIGN_IN, ROTATION, QUEUE, HAND_OVER];
const PERSON: DeskPerson = {
  id: DEWI,
  fullName: 'DEWI LESTARI',
  email: 'dewi@naungan.test',
  status: 'active',
  roles: ['underwriter'],
  insurer: null,
  secondFactors: ['totp'],
  lastSeenAt: null,
  invitationExpiresAt: null,
};

const load = fn();
const loadCsv = fn();
const saved = fn();
const page = (
  rows: ListedAuditEntry[],
  next: string | null = null,
  subject: ListedAuditEntry['record'] = null,
) => ({ rows, next, subject });

const meta = {
  title: 'Desk/AuditScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskAudit: ({ query }) => load(query) ?? page(ROWS),
      deskAuditExport: ({ query }) => loadCsv(query) ?? { csv: 'seq,at\r\n1,x\r\n', next: null },
      deskPeople: () => ({
        people: [PERSON, { ...PERSON, id: RINA, fullName: 'RINA WIJAYA', status: 'inactive' }],
        changes: [],
        insurers: [],
        needsSecondPerson: true,
      }),
      deskSaveView: ({ body }) => saved(body) ?? { id: 'v-1', ...body },
    },
    href: '#/audit',
    children: <AuditScreen />,
  },
  beforeEach: () => {
    load.mockReset();
    loadCsv.mockReset();
    saved.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each row says who did what to which record; it is a link to the record. The keyboard also stops at rows without a page. */
export const Entries: Story = {
  play: async ({ canvas, userEvent }) => {
    const approval = await canvas.findByRole('link', {
      name: 'DEWI LESTARI: Menyetujui pesanan, Pesanan KPA-2026-000017, Baru → Disetujui, 23/11/2026 09.05 WIB',
    });
    await expect(approval).toHaveAttribute('href', '#/orders/o-17');
    await expect(approval).toHaveFocus();
    await expect(
      canvas.getByRole('link', {
        name: /^RINA WIJAYA: Mencatat pembayaran klaim, Ditolak, Klaim KLM-2026-000004, Tidak punya izin/,
      }),
    ).toHaveAttribute('href', '#/claims/k-4');
    await expect(canvas.getByRole('link', { name: /^SITI RAHAYU: Masuk ke akun/ })).toHaveAttribute(
      'href',
      `#/members/${SITI}`,
    );
    await userEvent.keyboard('jjjj');
    const rotation = canvas.getByRole('link', { name: /^Sistem: Kunci enkripsi diganti, Gagal/ });
    await expect(rotation).toHaveFocus();
    await expect(rotation).not.toHaveAttribute('href');
    await expect(
      canvas.getByRole('link', { name: /^Akun yang dihapus: Melihat antrean, Antrean Pesan klaim/ }),
    ).toBeVisible();
    await expect(canvas.getByText('Baru → Disetujui')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Berikutnya/ })).toBeDisabled();
  },
};

/** The link of a person opens everything that the person did yesterday, in Jakarta. */
export const LinksToYesterday: Story = {
  play: async ({ canvas }) => {
    const links = await canvas.findAllByRole('link', { name: 'Kemarin: RINA WIJAYA' });
    await expect(links).toHaveLength(1);
    await expect(links[0]).toHaveAttribute('href', `#/audit?actor=${RINA}&from=2026-11-23&to=2026-11-23`);
  },
};

/** One person's entries have no link of the person. The buttons change the day. */
export const Yesterday: Story = {
  args: { href: `#/audit?actor=${RINA}&from=2026-11-23&to=2026-11-23` },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'RINA WIJAYA' });
    await expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({ actor: RINA, from: '2026-11-23', to: '2026-11-23', after: undefined }),
    );
    await expect(canvas.getByRole('combobox', { name: 'Orang' })).toHaveValue(RINA);
    await expect(canvas.getByRole('button', { name: 'Kemarin' })).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.queryByRole('link', { name: /^Kemarin:/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Hari ini' }));
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(
        expect.objectContaining({ actor: RINA, from: '2026-11-24', to: '2026-11-24' }),
      ),
    );
  },
};

/** The filters are in the address; the file has the entries of all pages with the same filters. */
export const FilteredAndExported: Story = {
  beforeEach: () => void loadCsv.mockReturnValueOnce({ csv: 'seq,at\r\n1,x\r\n', next: 'p2' }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('option', { name: 'DEWI LESTARI' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Orang' }), DEWI);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kejadian' }), 'Semua selain membaca');
    await userEvent.click(canvas.getByRole('button', { name: 'Hari ini' }));
    fireEvent.input(canvas.getByLabelText('Dari'), { target: { value: '2026-11-01' } });
    fireEvent.input(canvas.getByLabelText('Sampai'), { target: { value: '' } });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Cari nomor' }), 'KPA-2026-000017');
    const query = {
      actor: DEWI,
      event: undefined,
      reads: 'omit',
      subject: 'KPA-2026-000017',
      from: '2026-11-01',
      to: undefined,
      after: undefined,
    };
    await waitFor(() => expect(load).toHaveBeenLastCalledWith(query));
    await userEvent.click(canvas.getByRole('button', { name: 'Unduh CSV' }));
    await expect(await screen.findByText('Jejak audit sudah diunduh.')).toBeVisible();
    await expect(loadCsv.mock.calls).toEqual([[query], [{ ...query, after: 'p2' }]]);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kejadian' }), 'Masuk');
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith({ ...query, event: 'sign-in', reads: undefined }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus filter' }));
    await waitFor(() => expect(load.mock.lastCall?.[0].actor).toBeUndefined());
  },
};

/** A saved view has the person, the event and the number, without the period, whose days pass. */
export const SavedView: Story = {
  args: { href: `#/audit?actor=${DEWI}&event=changes&from=2026-11-23&to=2026-11-23` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Simpan tampilan/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), 'Tindakan Dewi');
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan' }));
    await waitFor(() =>
      expect(saved).toHaveBeenCalledWith({
        queue: 'audit',
        name: 'Tindakan Dewi',
        filters: { actor: DEWI, event: 'changes' },
      }),
    );
  },
};

export const NextPage: Story = {
  beforeEach: () => {
    load.mockImplementation(({ after }) => (after === undefined ? page([APPROVAL], 'p2') : page([READ])));
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: /Menyetujui pesanan/ });
    await userEvent.keyboard(']');
    await expect(await canvas.findByRole('link', { name: /Membuka pesanan/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Berikutnya/ })).toBeDisabled();
    await userEvent.keyboard('[[');
    await expect(await canvas.findByRole('link', { name: /Menyetujui pesanan/ })).toBeVisible();
  },
};

/** A customer is no choice of the filter; the address still names a person. */
export const ActivityOfACustomer: Story = {
  args: { href: `#/audit?actor=${SITI}` },
  beforeEach: () => void load.mockReturnValue(page([SIGN_IN])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('option', { name: 'Orang terpilih' })).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Orang' })).toHaveValue(SITI);
  },
};

export const Empty: Story = {
  beforeEach: () => void load.mockReturnValue(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Jejak audit kosong')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { href: '#/audit?q=KPA-TIDAK-ADA' },
  beforeEach: () => void load.mockReturnValue(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada catatan yang cocok')).toBeVisible();
  },
};

export const WrongPeriod: Story = {
  args: { href: '#/audit?from=2026-11-23&to=2026-11-01' },
  beforeEach: () => void load.mockReturnValue(page([])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tanggal akhir tidak boleh sebelum tanggal awal.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Memuat daftar')).toBeInTheDocument();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const FailedThenLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByRole('link', { name: /Menyetujui pesanan/ })).toBeVisible();
  },
};

/** A page that fails in the middle saves no file. */
export const ExportFailed: Story = {
  beforeEach: () => {
    loadCsv
      .mockReturnValueOnce({ csv: 'seq\r\n', next: 'p2' })
      .mockImplementationOnce(() => rejectWith(503, 'Server sedang sibuk.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unduh CSV' }));
    await expect(await screen.findByText('Server sedang sibuk.')).toBeVisible();
    await expect(screen.queryByText('Jejak audit sudah diunduh.')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Unduh CSV' })).not.toHaveAttribute('aria-busy');
  },
};

const OPENED_FILE: ListedAuditEntry = {
  ...READ,
  seq: 8,
  operation: 'openFile',
  subjectType: 'file',
  subjectId: '6d0c1f6e-2f5f-4c6a-9d0e-000000000009',
  record: { kind: 'claim', id: 'k-4', number: 'KLM-2026-000004', name: '' },
};

/** The link of a customer's page: the customer's name in place of the id, and a button that removes the filter. */
export const OfACustomer: Story = {
  args: { href: `#/audit?subject=${SITI}&event=desk.read` },
  beforeEach: () =>
    void load.mockImplementation(({ subject }) => page([OPENED_FILE], null, subject ? SIGN_IN.record : null)),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Pelanggan: SITI RAHAYU')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Cari nomor' })).toHaveValue('');
    await expect(load).toHaveBeenLastCalledWith(expect.objectContaining({ subject: SITI }));
    await expect(
      canvas.getByRole('link', { name: /^DEWI LESTARI: Membuka berkas, Klaim KLM-2026-000004/ }),
    ).toHaveAttribute('href', '#/claims/k-4');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus filter Pelanggan: SITI RAHAYU' }));
    await waitFor(() =>
      expect(load).toHaveBeenLastCalledWith(
        expect.objectContaining({ subject: undefined, event: 'desk.read' }),
      ),
    );
    await expect(canvas.queryByText('Pelanggan: SITI RAHAYU')).toBeNull();
  },
};

/** An id in the search field becomes the filter with the name. */
export const IdAsSearchText: Story = {
  args: { href: `#/audit?q=${SITI}&event=desk.read` },
  beforeEach: () => void load.mockReturnValue(page([READ], null, SIGN_IN.record)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Pelanggan: SITI RAHAYU')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('searchbox', { name: 'Cari nomor' })).toHaveValue(''));
    await expect(load).toHaveBeenLastCalledWith(
      expect.objectContaining({ subject: SITI, event: 'desk.read' }),
    );
  },
};

/** A person without the permission to read accounts of staff has no choice of people. */
export const WithoutPeople: Story = {
  args: { me: { ...personWith('supervisor'), permissions: ['audit.read', 'tasks.work'] } },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: /Menyetujui pesanan/ });
    await expect(within(canvas.getByRole('combobox', { name: 'Orang' })).getAllByRole('option')).toHaveLength(
      1,
    );
  },
};

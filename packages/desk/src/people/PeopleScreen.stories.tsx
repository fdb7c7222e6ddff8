import type { DeskPeople, DeskPerson, RoleChange } from '@naungan/api/desk-people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { PeopleScreen } from './PeopleScreen.tsx';

const SBK = { code: 'SBK', companyName: 'PT Asuransi Sinar Bintang Khatulistiwa' };
const RUDI: DeskPerson = {
  id: 'p-2',
  fullName: 'RUDI HARTONO',
  email: 'rudi@sinarbintang.test',
  status: 'invited',
  roles: ['claims'],
  insurer: SBK,
  secondFactors: [],
  lastSeenAt: null,
  invitationExpiresAt: '2026-11-26T02:00:00.000Z',
};
const DEWI: DeskPerson = {
  ...RUDI,
  id: 'p-1',
  fullName: 'DEWI LESTARI',
  email: 'dewi@naungan.test',
  status: 'active',
  roles: ['supervisor'],
  insurer: null,
  secondFactors: ['totp'],
  lastSeenAt: '2026-11-24T01:30:00.000Z',
  invitationExpiresAt: null,
};
const CHANGE: RoleChange = {
  id: 'c-1',
  person: { id: 'p-2', fullName: RUDI.fullName, email: RUDI.email },
  from: { roles: [], insurer: null },
  to: { roles: ['claims', 'finance'], insurer: SBK },
  proposedBy: { id: 'p-3', fullName: 'AYU WULANDARI' },
  proposedAt: '2026-11-23T04:00:00.000Z',
  outcome: 'open',
  decidedBy: null,
  decidedAt: null,
  mayConfirm: true,
};
const PEOPLE: DeskPeople = {
  people: [
    DEWI,
    RUDI,
    { ...DEWI, id: 'p-4', fullName: 'BAYU', email: 'bayu@naungan.test', status: 'inactive' },
  ],
  changes: [],
  insurers: [SBK],
  needsSecondPerson: true,
};

const load = fn();
const send = fn();

const meta = {
  title: 'Desk/PeopleScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskPeople: () => load() ?? PEOPLE,
      deskInvitePerson: (input) => send('invite', input) ?? { person: RUDI, change: CHANGE },
      deskResendInvitation: (input) => send('resend', input) ?? RUDI,
      deskChangeRoles: (input) =>
        send('roles', input) ?? { person: RUDI, change: { ...CHANGE, outcome: 'applied' } },
      deskDisablePerson: (input) => send('disable', input) ?? RUDI,
      deskConfirmRoleChange: (input) => send('confirm', input) ?? CHANGE,
      deskDeclineRoleChange: (input) => send('decline', input) ?? CHANGE,
    },
    href: '#/people',
    children: <PeopleScreen />,
  },
  beforeEach: () => {
    load.mockReset();
    send.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An invitation waits for another supervisor. A refused address keeps what was typed. */
export const Invite: Story = {
  beforeEach: () => void send.mockImplementationOnce(() => rejectWith(409, 'Email ini sudah dipakai.')),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('rudi@sinarbintang.test')).toBeVisible();
    await expect(canvas.getByText('Belum pernah')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Undang staf/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Nama lengkap'), 'Sari');
    await userEvent.type(dialog.getByLabelText('Email'), 's@sbk.test');
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Editor' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Klaim' }));
    await userEvent.selectOptions(dialog.getByLabelText('Bekerja untuk'), 'SBK');
    await expect(dialog.queryByRole('checkbox', { name: 'Editor' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Undang' }));
    await expect(await dialog.findByText('Email ini sudah dipakai.')).toBeVisible();
    await expect(dialog.getByLabelText('Email')).toHaveValue('s@sbk.test');
    await userEvent.click(dialog.getByRole('button', { name: 'Undang' }));
    await expect(await screen.findByText(/menunggu persetujuan supervisor lain\.$/)).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('invite', {
      body: { email: 's@sbk.test', fullName: 'Sari', roles: ['claims'], insurer: 'SBK' },
    });
  },
};

/** The link opens the audit log with everything that the person did yesterday. */
export const ActivityOfYesterday: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: 'Aktivitas kemarin: DEWI LESTARI' }),
    ).toHaveAttribute('href', '#/audit?actor=p-1&from=2026-11-23&to=2026-11-23');
    await expect(canvas.getByRole('link', { name: 'Aktivitas kemarin: BAYU' })).toBeVisible();
  },
};

export const Resend: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang undangan: RUDI HARTONO' }));
    await expect(await screen.findByText(/^Undangan baru sudah dikirim ke rudi@/)).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('resend', { params: { id: 'p-2' } });
  },
};

export const ResendRefused: Story = {
  beforeEach: () =>
    void send.mockImplementationOnce(() => rejectWith(409, 'Orang ini sudah menerima undangan.')),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim ulang undangan: RUDI HARTONO' }));
    await expect(await canvas.findByText('Orang ini sudah menerima undangan.')).toBeVisible();
  },
};

export const ChangeRoles: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ubah peran: RUDI HARTONO' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('checkbox', { name: 'Klaim' })).toBeChecked();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Keuangan' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Simpan peran' }));
    await expect(await screen.findByText('Peran RUDI HARTONO sudah diubah.')).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('roles', {
      params: { id: 'p-2' },
      body: { roles: ['claims', 'finance'], insurer: 'SBK' },
    });
  },
};

/** The last supervisor cannot be disabled. */
export const DisableRefused: Story = {
  beforeEach: () =>
    void send.mockImplementationOnce(() =>
      rejectWith(409, 'Ini satu-satunya supervisor. Tunjuk supervisor lain terlebih dahulu'),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Nonaktifkan: DEWI LESTARI' }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(send).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Nonaktifkan' }));
    await expect(await dialog.findByText(/^Ini satu-satunya supervisor/)).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('disable', { params: { id: 'p-1' } });
  },
};

export const OpenChange: Story = {
  beforeEach: () => void load.mockReturnValue({ ...PEOPLE, changes: [CHANGE] }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Klaim, Keuangan \(PT Asuransi Sinar Bintang/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Tolak' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Setujui' }));
    await expect(await screen.findByText('Perubahan peran disetujui.')).toBeVisible();
    await expect(send).toHaveBeenLastCalledWith('confirm', { params: { id: 'c-1' } });
  },
};

/** The proposer can withdraw the own change, but not confirm it. */
export const OwnChange: Story = {
  beforeEach: () =>
    void load.mockReturnValue({
      ...PEOPLE,
      changes: [{ ...CHANGE, mayConfirm: false, proposedBy: { id: 'p-1', fullName: 'DEWI LESTARI' } }],
    }),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Tarik usul' });
    await expect(canvas.queryByRole('button', { name: 'Setujui' })).toBeNull();
    await userEvent.click(button);
    await waitFor(() => expect(send).toHaveBeenCalledWith('decline', { params: { id: 'c-1' } }));
  },
};

export const NotLoaded: Story = {
  beforeEach: () => void load.mockImplementationOnce(() => rejectWith(0, 'Koneksi terputus.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
  },
};

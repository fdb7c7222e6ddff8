import { ApiProblem } from '@naungan/api/api-problem';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor } from 'storybook/test';
import { deskParameters, rejectWith } from '../stories/desk-story.fixture.tsx';
import { InvitationPage, type InvitationPageProps } from './InvitationPage.tsx';
import type { Acceptance, Invitation } from './invitation-form.ts';

const INVITATION: Invitation = {
  email: 'rudi@sinarbintang.test',
  fullName: 'RUDI HARTONO',
  roles: ['underwriter', 'claims'],
  insurer: { code: 'SBK', companyName: 'PT Asuransi Sinar Bintang Khatulistiwa' },
  expiresAt: '2026-11-27T02:00:00.000Z',
  totp: {
    secret: 'JBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Naungan:rudi%40sinarbintang.test?issuer=Naungan&secret=JBSWY3DPEHPK3PXP',
    enrolment: 'signed-1',
  },
  passkey: { challenge: 'signed', options: {} },
} as unknown as Invitation;
const PASSKEY = {
  challenge: 'signed-2',
  credential: { id: 'passkey-1' },
} as unknown as Acceptance['passkey'];
const CODES = ['a1b2-c3d4', 'e5f6-g7h8', 'j9k2-m3n4', 'p5q6-r7s8', 't9u2-v3w4'].flatMap((code) => [
  code,
  code.split('-').reverse().join('-'),
]);

const createPasskey = fn(async () => PASSKEY);

const meta = {
  title: 'Desk/InvitationPage',
  component: InvitationPage,
  parameters: deskParameters,
  args: {
    token: 'tok_en-1',
    read: fn<InvitationPageProps['read']>(async () => INVITATION),
    accept: fn<InvitationPageProps['accept']>(async () => ({ access_token: 's-1', recoveryCodes: CODES })),
    createPasskey: createPasskey as InvitationPageProps['createPasskey'],
    onOpenDesk: fn<InvitationPageProps['onOpenDesk']>(async () => undefined),
  },
} satisfies Meta<typeof InvitationPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

async function fillIn({ canvas, userEvent }: Play, code = '123 456') {
  await userEvent.type(await canvas.findByLabelText(/^Kata sandi/), 'Rahasia456');
  await userEvent.type(canvas.getByLabelText(/^Tulis ulang kata sandi/), 'Rahasia456');
  await userEvent.type(canvas.getByLabelText(/^Kode 6 angka/), code);
}
const submit = ({ canvas, userEvent }: Play) =>
  userEvent.click(canvas.getByRole('button', { name: 'Terima undangan' }));

/** The desk opens only after the person has confirmed that the recovery codes are stored. */
export const Default: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await expect(await canvas.findByText('RUDI HARTONO')).toBeVisible();
    await expect(canvas.getByText('Underwriter, Klaim')).toBeVisible();
    await expect(canvas.getByText('PT Asuransi Sinar Bintang Khatulistiwa')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Kode QR untuk aplikasi autentikator' })).toBeVisible();
    await expect(canvas.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
    await expect(canvas.getByLabelText(/^Kode 6 angka/)).toHaveAttribute('autocomplete', 'one-time-code');
    await fillIn(play);
    await submit(play);
    await expect(args.accept).toHaveBeenLastCalledWith('tok_en-1', {
      password: 'Rahasia456',
      confirmPassword: 'Rahasia456',
      totp: { enrolment: 'signed-1', code: '123456' },
    });
    await expect(await canvas.findByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10);
    await expect(canvas.getByRole('link', { name: 'Unduh kode' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(CODES.join('\n'))),
    );
    await expect(canvas.getByRole('button', { name: /^Salin semua kode/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Buka meja kerja' }));
    await expect(await canvas.findByText(/^Simpan kode pemulihan, lalu beri tanda/)).toBeVisible();
    await expect(args.onOpenDesk).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Saya sudah menyimpan kode' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Buka meja kerja' }));
    await expect(args.onOpenDesk).toHaveBeenLastCalledWith({
      token: 's-1',
      email: 'rudi@sinarbintang.test',
    });
  },
};

/** A passkey takes the place of the code. A closed dialog of the browser leaves what was typed. */
export const Passkey: Story = {
  beforeEach: () => {
    createPasskey.mockRejectedValueOnce(
      new Error('Passkey tidak dibuat. Coba lagi, atau pakai aplikasi autentikator.'),
    );
  },
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.type(await canvas.findByLabelText(/^Kata sandi/), 'Rahasia456');
    await userEvent.type(canvas.getByLabelText(/^Tulis ulang kata sandi/), 'Rahasia456');
    await userEvent.click(canvas.getByRole('radio', { name: /^Passkey/ }));
    await expect(canvas.queryByLabelText(/^Kode 6 angka/)).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Buat passkey dan terima undangan' });
    await userEvent.click(button);
    await expect(await canvas.findByText(/^Passkey tidak dibuat/)).toBeVisible();
    await expect(args.accept).not.toHaveBeenCalled();
    await userEvent.click(button);
    await expect(args.accept).toHaveBeenLastCalledWith('tok_en-1', {
      password: 'Rahasia456',
      confirmPassword: 'Rahasia456',
      passkey: PASSKEY,
    });
    await expect(await canvas.findByRole('heading', { name: 'Simpan kode pemulihan Anda' })).toBeVisible();
  },
};

export const WithoutPasskeys: Story = {
  args: { createPasskey: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Kode 6 angka/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).not.toBeInTheDocument();
  },
};

/** Problems that are found before sending stand at their fields; the first of them takes the focus. */
export const Incomplete: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.type(await canvas.findByLabelText(/^Kata sandi/), 'rahasia');
    await submit(play);
    await expect(canvas.getByLabelText(/^Kata sandi/)).toHaveFocus();
    await expect(canvas.getByLabelText(/^Kata sandi/)).toHaveAccessibleDescription(
      /Password harus 8 s\/d 40 karakter/,
    );
    await expect(canvas.getByLabelText(/^Kode 6 angka/)).toBeInvalid();
    await expect(args.accept).not.toHaveBeenCalled();
  },
};

/** The server's messages stand at their fields, and what was typed stays, also with a new QR code. */
export const Refused: Story = {
  beforeEach: ({ args }) => {
    const message = 'Kode salah, periksa kembali kode di aplikasi autentikator Anda';
    const fields = [{ path: 'totp.code', message }];
    mocked(args.accept).mockRejectedValueOnce(
      new ApiProblem(message, { status: 422, code: 'INVALID', raw: message, fields }),
    );
  },
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await fillIn(play);
    await submit(play);
    const code = canvas.getByLabelText(/^Kode 6 angka/);
    await waitFor(() => expect(code).toHaveAccessibleDescription(/^Kode salah/));
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('123 456');
    await userEvent.click(canvas.getByRole('button', { name: 'Buat kode QR baru' }));
    await waitFor(() => expect(args.read).toHaveBeenCalledTimes(2));
    await expect(code).toHaveValue('');
    await expect(canvas.getByLabelText(/^Kata sandi/)).toHaveValue('Rahasia456');
  },
};

export const Offline: Story = {
  beforeEach: ({ args }) => {
    mocked(args.accept).mockImplementationOnce(async () => rejectWith(0, 'Koneksi terputus.'));
  },
  play: async (play) => {
    await fillIn(play);
    await submit(play);
    await expect(await play.canvas.findByText('Koneksi terputus.')).toBeVisible();
    await expect(play.canvas.getByLabelText(/^Kode 6 angka/)).toHaveValue('123 456');
  },
};

/** A used or expired link states what to do. */
export const Expired: Story = {
  beforeEach: ({ args }) => {
    mocked(args.read).mockImplementationOnce(async () =>
      rejectWith(404, 'Undangan ini tidak berlaku lagi, minta undangan baru kepada supervisor'),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('Undangan ini tidak berlaku lagi, minta undangan baru kepada supervisor.'),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Masuk ke meja kerja' })).toHaveAttribute('href', '/desk');
  },
};

export const WithoutToken: Story = {
  args: { token: '' },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText(/^Tautan undangan tidak lengkap/)).toBeVisible();
    await expect(args.read).not.toHaveBeenCalled();
  },
};

export const NotLoaded: Story = {
  beforeEach: ({ args }) => {
    mocked(args.read).mockImplementationOnce(async () => rejectWith(0, 'Koneksi terputus.'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Coba lagi|Muat ulang/ }));
    await expect(await canvas.findByText('RUDI HARTONO')).toBeVisible();
  },
};

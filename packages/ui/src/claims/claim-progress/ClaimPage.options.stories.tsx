import { lateNotice } from '@naungan/domain/claim';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { claimActions } from '../story-data/actions.fixture.ts';
import { healthClaim, vehicleClaim } from '../story-data/claim.ts';
import { claimPageArgs, loadClaimsInTurn, StatefulClaimPage } from '../story-data/claim-page.fixture.tsx';
import { type ClaimActions, ClaimPage } from './index.ts';

const meta = {
  title: 'Claims/ClaimPage options',
  component: ClaimPage,
  render: (args) => <StatefulClaimPage {...args} />,
  parameters: { layout: 'fullscreen' },
  args: {
    load: async () => healthClaim('review'),
    ...claimPageArgs(),
  },
} satisfies Meta<typeof ClaimPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const QUESTION = {
  id: 'p-1',
  at: '2026-11-03T02:00:00Z',
  from: 'claimant' as const,
  text: 'Apakah kuitansi dari apotek perlu dikirim?',
};
const REPLY = {
  id: 'p-2',
  at: '2026-11-03T07:30:00Z',
  from: 'desk' as const,
  text: 'Ya, mohon kirim foto kuitansinya.\nSalinan resep juga dapat diterima.',
};

/** The events of the claim, newest first. A button shows the older events. */
export const History: Story = {
  args: { load: async () => healthClaim('finish') },
  play: async ({ canvas, userEvent }) => {
    const history = within(await canvas.findByRole('region', { name: 'Riwayat klaim' }));
    const events = () => history.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    await expect(events()[0]).toBe('Pembayaran dikonfirmasi diterima');
    await expect(events()).toHaveLength(5);
    await userEvent.click(history.getByRole('button', { name: 'Lihat semua (6)' }));
    await expect(events().at(-1)).toBe('Klaim diajukan');
  },
};

/** The list of stages and the card of the next step state how long a stage usually takes. */
export const UsualTimes: Story = {
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Tidak ada yang perlu Anda lakukan' }));
    await expect(next.getByText('Biasanya 3 hari kerja.')).toBeVisible();
    const stages = within(canvas.getByRole('region', { name: 'Progres klaim' }));
    await expect(stages.getAllByText('biasanya 3 hari kerja')).toHaveLength(2);
  },
};

/** After the payment the claimant must confirm it, so the page does not state how long the insurer usually takes to pay. */
export const PaidWithoutUsualTime: Story = {
  args: { load: async () => healthClaim('payment') },
  play: async ({ canvas }) => {
    const stages = within(await canvas.findByRole('region', { name: 'Progres klaim' }));
    await expect(stages.getByText('Giliran Anda')).toBeVisible();
    await expect(stages.queryByText(/^biasanya/)).toBeNull();
  },
};

/** The page states that the stage takes longer than usual, and how to ask the claim handler. */
export const LongerThanUsual: Story = {
  args: {
    load: async () => {
      const claim = healthClaim('review');
      return { ...claim, next: { ...claim.next, expected: { days: 3, isExceeded: true } } };
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        'Tahap ini lebih lama dari biasanya 3 hari kerja. Anda dapat menanyakannya lewat pesan kepada petugas klaim.',
      ),
    ).toBeVisible();
  },
};

/** When the deadline has passed, the page states this in words. The action stays possible until the claim is rejected. */
export const Overdue: Story = {
  args: {
    load: async () => {
      const claim = vehicleClaim('incomplete');
      // The claim was returned on 3 November. Its deadline passed when 2 January began.
      const text = lateNotice('incomplete', '2026-11-03', '2027-01-02');
      return { ...claim, next: { ...claim.next, lateNotice: text } };
    },
  },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Lengkapi 2 berkas' }));
    await expect(next.getByText('Batas waktu sudah lewat.')).toBeVisible();
    await expect(next.getByText(/Bila belum kami terima, klaim ini segera ditolak\.$/)).toBeVisible();
    await expect(next.getByRole('button', { name: 'Lihat detail' })).toBeEnabled();
  },
};

/** Each file shows its review state, also a file that the claimant added. */
export const FileReviews: Story = {
  args: {
    tab: 'info',
    load: async () => {
      const claim = vehicleClaim('incomplete');
      const [firstFile] = claim.info.attachment;
      const addedFile = {
        ...firstFile,
        id: 'b-1',
        code: 'document',
        title: 'Kuitansi derek',
        link: '/files/derek.pdf',
      };
      return {
        ...claim,
        info: {
          ...claim.info,
          attachment: [
            ...claim.info.attachment,
            { ...addedFile, extention: 'pdf_image', limit: 5, needRevision: false, review: 'waiting' },
          ],
        },
      };
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menunggu diperiksa')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Kuitansi derek/ })).toHaveAttribute(
      'href',
      '/files/derek.pdf',
    );
    await expect(canvas.getAllByText('Perlu diperbaiki')).toHaveLength(2);
    await expect(canvas.getAllByText('Sudah diperiksa').length).toBeGreaterThan(0);
  },
};

/** An empty message is not sent; the first message appears in the thread. */
export const FirstMessage: Story = {
  beforeEach: loadClaimsInTurn(claimActions, healthClaim('review'), {
    ...healthClaim('review'),
    messages: [QUESTION],
  }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesan kepada petugas' }));
    await expect(args.onTabChange).toHaveBeenCalledWith('messages');
    const field = await canvas.findByRole('textbox', { name: 'Pesan kepada petugas klaim' });
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesan' }));
    await expect(await canvas.findByText('Pesan wajib diisi!')).toBeVisible();
    await expect(args.actions.sendMessage).not.toHaveBeenCalled();
    await userEvent.type(field, QUESTION.text);
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesan' }));
    await expect(await canvas.findByRole('tab', { name: 'Pesan (1)' })).toBeVisible();
    await expect(args.actions.sendMessage).toHaveBeenCalledWith(QUESTION.text);
    await expect(canvas.getByText(QUESTION.text)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(await screen.findByText('Pesan Anda sudah terkirim')).toBeVisible();
  },
};

/** The page shows the messages of the conversation, and restores a text typed before a reload. */
export const Conversation: Story = {
  args: {
    tab: 'messages',
    load: async () => ({ ...healthClaim('review'), messages: [QUESTION, REPLY] }),
    actions: { ...claimActions(), loadMessage: async () => 'Baik, segera saya' },
  },
  play: async ({ canvas }) => {
    const thread = within(await canvas.findByRole('list', { name: 'Percakapan' }));
    await expect(
      thread.getAllByRole('listitem').map((item) => item.querySelector('span')?.textContent),
    ).toEqual(['Anda', 'Petugas klaim']);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Pesan kepada petugas klaim' })).toHaveValue(
        'Baik, segera saya',
      ),
    );
  },
};

/** After a failure the text stays, and the next attempt sends it. */
export const MessageFails: Story = {
  tags: ['!autodocs'],
  args: { tab: 'messages' },
  beforeEach: ({ args }) => {
    args.actions = {
      ...claimActions(),
      sendMessage: fn<ClaimActions['sendMessage']>(async () => undefined).mockRejectedValueOnce(
        new Error('Koneksi terputus'),
      ),
    };
  },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'Pesan kepada petugas klaim' });
    await userEvent.type(field, 'Halo');
    const sendButton = canvas.getByRole('button', { name: 'Kirim pesan' });
    await userEvent.click(sendButton);
    const thread = within(canvas.getByRole('region', { name: 'Pesan' }));
    await expect(await thread.findByText('Koneksi terputus')).toBeVisible();
    await expect(field).toHaveValue('Halo');
    await userEvent.click(sendButton);
    await waitFor(() => expect(field).toHaveValue(''));
    await expect(args.actions.sendMessage).toHaveBeenCalledTimes(2);
  },
};

/** If the claim has changed since the page was loaded, the text stays, so that it can be sent again. */
export const MessageConflict: Story = {
  tags: ['!autodocs'],
  args: { tab: 'messages' },
  beforeEach: ({ args }) => {
    args.actions = {
      ...claimActions(),
      sendMessage: fn<ClaimActions['sendMessage']>().mockRejectedValueOnce(
        Object.assign(new Error('Klaim ini sudah berubah'), { status: 409 }),
      ),
    };
  },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Pesan kepada petugas klaim' });
    await userEvent.type(field, 'Halo');
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesan' }));
    const thread = within(canvas.getByRole('region', { name: 'Pesan' }));
    await expect(await thread.findByText('Klaim ini sudah berubah')).toBeVisible();
    await expect(field).toHaveValue('Halo');
  },
};

/** A document that was not requested needs a title and a file. */
export const AddDocument: Story = {
  beforeEach: loadClaimsInTurn(claimActions, healthClaim('review')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tambah berkas' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tambah berkas' }));
    const sendButton = dialog.getByRole('button', { name: 'Kirim berkas' });
    await userEvent.click(sendButton);
    await expect(await dialog.findByText('Keterangan berkas wajib diisi!')).toBeVisible();
    await expect(dialog.getByText('Harap upload berkas yang ingin ditambahkan!')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Keterangan berkas' }), 'Kuitansi apotek');
    const file = new File(['%PDF-1.7'], 'kuitansi.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('Berkas tambahan'), file);
    await expect(await dialog.findByRole('link', { name: /kuitansi\.pdf/ })).toBeVisible();
    await userEvent.click(sendButton);
    await expect(await screen.findByText('Berkas tambahan Anda sudah kami terima')).toBeVisible();
    await expect(args.actions.addDocument).toHaveBeenCalledWith(
      { title: 'Kuitansi apotek', file: expect.any(File) },
      expect.anything(),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The dialog states the approved amount that is not paid after the withdrawal. Afterwards only messages are possible. */
export const Withdraw: Story = {
  beforeEach: loadClaimsInTurn(claimActions, healthClaim('approved'), healthClaim('withdrawn')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik klaim' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tarik klaim ini?' }));
    await expect(dialog.getByText('Rp8.200.000')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Alasan/ }), 'Sudah diganti kantor');
    await userEvent.click(dialog.getByRole('button', { name: 'Ya, tarik klaim' }));
    await expect(await canvas.findByText('Ditarik', { selector: '[data-tone]' })).toBeVisible();
    await expect(args.actions.withdraw).toHaveBeenCalledWith('Sudah diganti kantor');
    await expect(canvas.queryByRole('button', { name: 'Tarik klaim' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Tambah berkas' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Kirim pesan kepada petugas' })).toBeVisible();
  },
};

export const Withdrawn: Story = {
  args: { load: async () => vehicleClaim('withdrawn') },
  play: async ({ canvas }) => {
    const next = within(await canvas.findByRole('region', { name: 'Ditarik' }));
    await expect(next.getByText(/sudah Anda tarik dan tidak diproses lagi/)).toBeVisible();
    await expect(canvas.queryByText(/^biasanya/i)).toBeNull();
    await expect(canvas.getByText('ditarik di sini', { exact: false })).toBeInTheDocument();
  },
};

/** Cancelling the dialog does not withdraw the claim. */
export const WithdrawCancelled: Story = {
  tags: ['!autodocs'],
  beforeEach: loadClaimsInTurn(claimActions, healthClaim('review')),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Tarik klaim' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.actions.withdraw).not.toHaveBeenCalled();
  },
};

const heirClaim = healthClaim('review', { isHeir: true });
const createLinkActions = () => ({ mail: fn(async () => undefined), replace: fn(async () => undefined) });

/** An heir's link is mailed again, and replaced after a confirmation that names the address. */
export const HeirLink: Story = {
  args: { load: async () => heirClaim, isForHeir: true },
  beforeEach: ({ args }) => {
    args.actions = { ...claimActions(), link: createLinkActions() };
  },
  play: async ({ canvas, userEvent, args }) => {
    const card = within(await canvas.findByRole('region', { name: 'Tautan klaim ini' }));
    await userEvent.click(card.getByRole('button', { name: 'Kirim ulang ke email saya' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Tautan sudah kami kirim ke budi@contoh.id'));
    await userEvent.click(card.getByRole('button', { name: 'Cabut dan ganti tautan' }));
    const question = await screen.findByRole('alertdialog', { name: 'Ganti tautan klaim?' });
    await expect(question).toHaveAccessibleDescription(/Tautan baru kami kirim ke budi@contoh\.id\./);
    await userEvent.click(within(question).getByRole('button', { name: 'Ya, ganti tautan' }));
    await waitFor(() =>
      expect(card.getByRole('status')).toHaveTextContent(
        /Buka tautan baru yang kami kirim ke budi@contoh\.id\./,
      ),
    );
    await expect(args.actions.link?.replace).toHaveBeenCalledOnce();
    await expect(card.queryByRole('button')).toBeNull();
  },
};

export const HeirLinkOfEndedClaim: Story = {
  args: {
    isForHeir: true,
    load: async () => ({
      ...healthClaim('finish', { isHeir: true }),
      heirLink: { email: 'budi@contoh.id', lastDay: '2027-11-21' },
    }),
    actions: { ...claimActions(), link: createLinkActions() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Tautan berlaku sampai 21 November 2027\./)).toBeVisible();
  },
};

/** If the server refuses to mail the link again, the page shows the reason, and the link can still be replaced. */
export const HeirLinkLimited: Story = {
  tags: ['!autodocs'],
  args: { load: async () => heirClaim, isForHeir: true },
  beforeEach: ({ args }) => {
    const reason = Object.assign(new Error('Tautan sudah beberapa kali dikirim hari ini'), { status: 429 });
    args.actions = {
      ...claimActions(),
      link: { ...createLinkActions(), mail: fn(() => Promise.reject(reason)) },
    };
  },
  play: async ({ canvas, userEvent }) => {
    const card = within(await canvas.findByRole('region', { name: 'Tautan klaim ini' }));
    await userEvent.click(card.getByRole('button', { name: 'Kirim ulang ke email saya' }));
    await expect(await card.findByText('Tautan sudah beberapa kali dikirim hari ini')).toBeVisible();
    await expect(card.getByRole('button', { name: 'Cabut dan ganti tautan' })).toBeEnabled();
  },
};

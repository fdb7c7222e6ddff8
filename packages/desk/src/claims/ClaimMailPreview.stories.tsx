import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { CLAIM_MAIL, claimIn } from '../stories/claims.fixture.ts';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ClaimMailPreview, type ClaimMailPreviewProps } from './ClaimMailPreview.tsx';
import { EMPTY_CLAIM_FORM } from './claim-form.ts';

const load = fn();

/** The preview next to a field, as in the dialog of an action. */
function PreviewWithField({ action }: Pick<ClaimMailPreviewProps, 'action'>) {
  const [form, setForm] = useState(EMPTY_CLAIM_FORM);
  return (
    <div className="nu:grid nu:max-w-xl nu:gap-4 nu:p-5">
      <label className="nu:grid nu:text-sm">
        Alasan
        <textarea
          value={form.reason}
          onChange={(event) => setForm({ ...form, reason: event.target.value })}
          className="nu:rounded-field nu:border nu:border-field nu:p-2"
        />
      </label>
      <label className="nu:grid nu:text-sm">
        Jumlah
        <input
          inputMode="numeric"
          value={form.loss ?? ''}
          onChange={(event) => setForm({ ...form, loss: Number(event.target.value) || null })}
          className="nu:rounded-field nu:border nu:border-field nu:p-2"
        />
      </label>
      <ClaimMailPreview claim={claimIn('review', [action])} action={action} form={form} />
    </div>
  );
}

const meta = {
  title: 'Desk/ClaimMailPreview',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskPreviewClaimMail: ({ body }) =>
        load(body) ?? { ...CLAIM_MAIL, lines: [...CLAIM_MAIL.lines, JSON.stringify(body)] },
    },
    children: <PreviewWithField action="reject" />,
  },
  beforeEach: () => void load.mockReset(),
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dots replace a missing reason. After a pause in typing, the mail has the typed reason. */
export const TypedReason: Story = {
  play: async ({ canvas, userEvent }) => {
    const mail = within(await canvas.findByRole('region', { name: 'Pratinjau email' }));
    await expect(await mail.findByText(`Perihal: ${CLAIM_MAIL.subject}`)).toBeVisible();
    await expect(mail.getByText('{"action":"reject","reason":"…"}')).toBeVisible();
    await expect(mail.getByText('Tombol: Lihat perkembangan klaim')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alasan' }), 'Polis belum mulai.');
    await expect(mail.getByText('Memperbarui…')).toBeVisible();
    await expect(await mail.findByText('{"action":"reject","reason":"Polis belum mulai."}')).toBeVisible();
    await expect(mail.queryByText('Memperbarui…')).not.toBeInTheDocument();
  },
};

/** The mail of an approval has an amount, so it needs the assessed loss. */
export const Incomplete: Story = {
  args: { children: <PreviewWithField action="approve" /> },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Lengkapi isian untuk melihat emailnya.')).toBeVisible();
    await expect(load).not.toHaveBeenCalled();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Jumlah' }), '5000000');
    await expect(await canvas.findByText('{"action":"approve","loss":5000000,"reason":"…"}')).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: 'Jumlah' }));
    await expect(canvas.getByText('Lengkapi isian untuk melihat emailnya.')).toBeVisible();
  },
};

export const Loading: Story = {
  beforeEach: () => void load.mockReturnValue(new Promise(() => undefined)),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Menyiapkan email…')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Pratinjau email' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
};

/** A failure shows no older mail. The typed reason stays. */
export const FailedThenLoaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText(`Perihal: ${CLAIM_MAIL.subject}`);
    load.mockImplementation(() => rejectWith(0, 'Koneksi terputus.'));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Alasan' }), 'Di luar masa polis.');
    await expect(await canvas.findByText('Koneksi terputus.')).toBeVisible();
    await expect(canvas.queryByText(`Perihal: ${CLAIM_MAIL.subject}`)).not.toBeInTheDocument();
    load.mockReset();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('{"action":"reject","reason":"Di luar masa polis."}')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Alasan' })).toHaveValue('Di luar masa polis.');
  },
};

/** An action without a mail has no preview. */
export const WithoutMail: Story = {
  args: { children: <PreviewWithField action="lockReplacement" /> },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Alasan' });
    await waitFor(() => expect(load).not.toHaveBeenCalled());
    await expect(canvas.queryByRole('region', { name: 'Pratinjau email' })).not.toBeInTheDocument();
  },
};

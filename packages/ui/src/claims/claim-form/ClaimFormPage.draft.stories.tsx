import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { accidentLookup, vehicleLookup } from '../story-data/lookup.ts';
import claimFormMeta from './ClaimFormPage.stories.tsx';
import { type ClaimDraft, ClaimFormPage, type ClaimFormPageProps, emptyClaim } from './index.ts';

let applyUpdate: (update: (draft: ClaimDraft) => ClaimDraft) => void = () => undefined;
const stopWatching = fn();

const emptyDraft = emptyClaim(vehicleLookup, false);
const draft: ClaimDraft = {
  ...emptyDraft,
  values: { ...emptyDraft.values, causeOfClaim: 'VE02', description: 'Menabrak pembatas jalan.' },
};

const load: ClaimFormPageProps['load'] = async () => ({ policy: vehicleLookup, draft });

/** Stories of a claim that several tabs or devices of a member edit. */
const meta = {
  ...claimFormMeta,
  title: 'Claims/ClaimFormPage/Draft',
  component: ClaimFormPage,
  args: {
    ...claimFormMeta.args,
    load,
    draftStorage: { state: 'saved', account: 'saved' },
    watchDraft: (apply) => {
      applyUpdate = apply;
      return stopWatching;
    },
  },
} satisfies Meta<typeof ClaimFormPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTICE = 'Isian ini diperbarui dari tab atau perangkat lain.';

/** Returns an update that changes the day of the incident. */
const changeDay =
  (incidentDate: string) =>
  (current: ClaimDraft): ClaimDraft => ({ ...current, values: { ...current.values, incidentDate } });

/** A draft from another browser. The text below the form states where the draft is stored. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Keterangan/ })).toHaveValue(
      'Menabrak pembatas jalan.',
    );
    await expect(
      canvas.getByText(
        'Draf tersimpan otomatis di akun Anda selama 7 hari sejak perubahan terakhir. Anda dapat melanjutkannya di perangkat lain.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText(NOTICE)).toBeNull();
  },
};

/** When another tab changes a field, the form shows the new value and a notice, and the focus does not move. */
export const UpdatedElsewhere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const description = await canvas.findByRole('textbox', { name: /^Keterangan/ });
    await userEvent.type(description, ' Hujan.');
    applyUpdate(changeDay('2026-11-18'));
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    const day = canvas.getByRole('textbox', { name: 'Tanggal Musibah' });
    await waitFor(() => expect(day).toHaveValue('18/11/2026'));
    await expect(description).toHaveFocus();
    await userEvent.type(description, '.');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        values: expect.objectContaining({
          incidentDate: '2026-11-18',
          description: 'Menabrak pembatas jalan. Hujan..',
        }),
      }),
    );
  },
};

export const UpdatedOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Keterangan/ });
    applyUpdate(changeDay('2026-11-18'));
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Another tab sent or deleted the draft. */
export const SentElsewhere: Story = {
  args: { draftStorage: { state: 'saved', account: 'gone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draf ini sudah dikirim atau dihapus')).toBeVisible();
  },
};

/** An heir has no member account, so the draft stays in the tab. */
export const Heir: Story = {
  args: {
    isForHeir: true,
    load: async () => ({ policy: accidentLookup, draft: null }),
    draftStorage: { state: 'saved' },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Draf tersimpan otomatis di tab ini sampai tab ditutup atau Anda keluar/),
    ).toBeVisible();
  },
};

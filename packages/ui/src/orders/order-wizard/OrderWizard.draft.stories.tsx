import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { draftWithInsured, type StoryLine } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type DraftUpdate, OrderWizardPage } from './index.ts';
import orderWizardMeta from './OrderWizard.stories.tsx';

let applyUpdate: (update: DraftUpdate<StoryLine>) => void = () => undefined;
const stopWatching = fn();

/** Stories of a draft that several tabs or devices of a member edit. */
const meta = {
  ...orderWizardMeta,
  title: 'Orders/OrderWizard/Draft',
  component: OrderWizardPage<StoryLine>,
  args: {
    ...orderWizardMeta.args,
    load: async () => ({ plan, draft: draftWithInsured }),
    step: 'tertanggung',
    draftStorage: { state: 'saved', account: 'saved' },
    watchDraft: (apply) => {
      applyUpdate = apply;
      return stopWatching;
    },
  },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const NOTICE = 'Isian ini diperbarui dari tab atau perangkat lain.';

const withBirthplace =
  (placeOfbirth: string): DraftUpdate<StoryLine> =>
  (draft) => ({
    ...draft,
    slices: { ...draft.slices, insured: { ...draft.slices.insured, placeOfbirth } },
  });

/** A draft from another browser. A text states where the draft is stored. */
export const Restored: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^Draf tersimpan otomatis di akun Anda selama 7 hari/),
    ).toBeVisible();
    await expect(await canvas.findByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue(
      draftWithInsured.slices.insured.placeOfbirth,
    );
    await expect(canvas.queryByText(NOTICE)).toBeNull();
  },
};

/** Another tab changes a field: the form shows the new value and a notice, and the focus does not move. */
export const UpdatedElsewhere: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const name = await canvas.findByRole('textbox', { name: 'Nama Lengkap' });
    await userEvent.type(name, ' A');
    applyUpdate(withBirthplace('BANDUNG'));
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    await expect(canvas.getByText(NOTICE).closest('[role=status]')).not.toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Tempat Lahir' })).toHaveValue('BANDUNG');
    await expect(name).toHaveFocus();
    await expect(name).toHaveValue(`${draftWithInsured.slices.insured.fullname} A`);
    // The next change in this tab stores the other tab's change too.
    await userEvent.type(name, 'B');
    await expect(args.onDraftChange).toHaveBeenLastCalledWith(
      expect.objectContaining({
        slices: expect.objectContaining({ insured: expect.objectContaining({ placeOfbirth: 'BANDUNG' }) }),
      }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toBeVisible();
    await expect(canvas.queryByText(NOTICE)).toBeNull();
  },
};

export const SaveFailed: Story = {
  args: { draftStorage: { state: 'saved', account: 'failed' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Draf belum tersimpan di akun Anda')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Lanjut' })).toBeEnabled();
  },
};

export const UpdatedOnPhone: Story = {
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Tempat Lahir' });
    applyUpdate(withBirthplace('BANDUNG'));
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

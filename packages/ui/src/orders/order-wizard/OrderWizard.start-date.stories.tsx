import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { completeDraft, type StoryLine } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import orderWizardMeta from './OrderWizard.stories.tsx';

/** The first day of cover; today is 21 November 2026. */
const meta = {
  ...orderWizardMeta,
  title: 'Orders/OrderWizard/StartDate',
  component: OrderWizardPage<StoryLine>,
  args: { ...orderWizardMeta.args, onDraftChange: fn<(draft: OrderDraft<StoryLine>) => void>() },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;
type Draft = OrderDraft<StoryLine>;

const loaderOf =
  (draft: Draft): OrderWizardPageProps<StoryLine>['load'] =>
  async () => ({ plan, draft });
const draftStartingOn = (startDate: string): Draft => ({
  ...completeDraft,
  slices: { ...completeDraft.slices, shipping: { ...completeDraft.slices.shipping, startDate } },
});
const LABEL = /^Tanggal mulai pertanggungan/;

/** The field is optional. Without a date, cover begins with the payment. */
export const Empty: Story = {
  args: { load: loaderOf(completeDraft), step: 'informasi' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: LABEL });
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(
      'Kosongkan bila pertanggungan dimulai saat pembayaran Anda kami terima. Tanggal lain dimulai pukul 00.00 WIB, paling lambat 21 Desember 2026.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toBeVisible();
  },
};

/** The calendar does not offer days before today; the draft stores the chosen day. */
export const Chosen: Story = {
  args: { load: loaderOf(completeDraft), step: 'informasi' },
  play: async ({ canvas, args }) => {
    const field = await canvas.findByRole('textbox', { name: LABEL });
    await userEvent.click(canvas.getByRole('button', { name: 'Buka kalender' }));
    const calendar = within(await screen.findByRole('dialog'));
    await expect(calendar.getByRole('button', { name: /20 November 2026/ })).toBeDisabled();
    await userEvent.click(calendar.getByRole('button', { name: /30 November 2026/ }));
    await expect(field).toHaveValue('30/11/2026');
    const shipping = expect.objectContaining({ startDate: '2026-11-30' });
    await waitFor(() =>
      expect(args.onDraftChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ slices: expect.objectContaining({ shipping }) }),
      ),
    );
  },
};

export const ChosenInSummary: Story = {
  args: { load: loaderOf(draftStartingOn('2026-12-01')), step: 'ringkasan' },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText(
        'Mulai 1 Desember 2026 pukul 00.00 WIB, atau sejak pembayaran diterima bila lebih lambat',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim pesanan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ payload: expect.objectContaining({ startDate: '2026-12-01' }) }),
        expect.anything(),
      ),
    );
  },
};

export const NotChosenInSummary: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(completeDraft), step: 'ringkasan' },
  play: async ({ canvas }) => {
    const start = await canvas.findByText('Mulai pertanggungan');
    await expect(start.closest('div')).toHaveTextContent('Sejak pembayaran diterima');
  },
};

/** A day after the last allowed day is reported before the customer continues, and blocks the step. */
export const TooLate: Story = {
  args: { load: loaderOf(draftStartingOn('2026-12-22')), step: 'informasi' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: LABEL });
    await expect(field).toHaveAccessibleDescription(
      /Tanggal mulai pertanggungan paling lambat 21 Desember 2026!/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    const summary = within(await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' }));
    await userEvent.click(
      summary.getByRole('link', { name: 'Tanggal mulai pertanggungan paling lambat 21 Desember 2026!' }),
    );
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.type(field, '21122026');
    await expect(field).toHaveValue('21/12/2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toBeVisible();
  },
};

/** The draft was stored on an earlier day, and its first day of cover has passed since. */
export const StartDatePassed: Story = {
  args: { load: loaderOf(draftStartingOn('2026-11-20')), step: 'informasi' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    await expect(
      await canvas.findByRole('link', {
        name: 'Tanggal mulai pertanggungan paling awal hari ini, 21 November 2026!',
      }),
    ).toBeVisible();
  },
};

/** An incomplete date is an error. It does not mean that cover begins with the payment. */
export const Incomplete: Story = {
  args: { load: loaderOf(completeDraft), step: 'informasi' },
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('textbox', { name: LABEL });
    await userEvent.type(field, '0112');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(field).toHaveAccessibleDescription(/Tanggal mulai pertanggungan tidak valid!/);
    await userEvent.clear(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toBeVisible();
  },
};

const formerDraft = draftStartingOn('');
Reflect.deleteProperty(formerDraft.slices.shipping, 'startDate');

/** A draft that was saved before the field existed. */
export const FormerDraft: Story = {
  tags: ['!autodocs'],
  args: { load: loaderOf(formerDraft), step: 'informasi' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: LABEL })).toHaveValue('');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toBeVisible();
  },
};

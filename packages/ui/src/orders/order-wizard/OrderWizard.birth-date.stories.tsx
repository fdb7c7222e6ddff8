import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { completeDraft, draftWithInsured, type StoryLine } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import orderWizardMeta from './OrderWizard.stories.tsx';

/** The date of birth is stored as typed, and the premium depends on it. */
const meta = {
  ...orderWizardMeta,
  title: 'Orders/OrderWizard/BirthDate',
  tags: ['!autodocs', '!dev'],
  component: OrderWizardPage<StoryLine>,
  args: { ...orderWizardMeta.args, onDraftChange: fn<(draft: OrderDraft<StoryLine>) => void>() },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const loaderOf =
  (draft: OrderDraft<StoryLine>, displayedPlan = plan): OrderWizardPageProps<StoryLine>['load'] =>
  async () => ({ plan: displayedPlan, draft });
const draftBornOn = (birthDate: string) => ({
  ...draftWithInsured,
  slices: { ...draftWithInsured.slices, insured: { ...draftWithInsured.slices.insured, birthDate } },
});

export const PartialDateAfterStepChange: Story = {
  args: { load: loaderOf(draftWithInsured), step: 'tertanggung' },
  play: async ({ canvas }) => {
    const birthDateField = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await userEvent.clear(birthDateField);
    await userEvent.type(birthDateField, '1205');
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const reopenedField = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(reopenedField).toHaveValue('12/05/');
    await userEvent.type(reopenedField, '1990');
    await expect(reopenedField).toHaveValue('12/05/1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toBeVisible();
  },
};

export const PartialDateFromDraft: Story = {
  args: { load: loaderOf(draftBornOn('31/02/19')), step: 'tertanggung' },
  play: async ({ canvas }) => {
    const birthDateField = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(birthDateField).toHaveValue('31/02/19');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(birthDateField).toHaveAccessibleDescription(/Tanggal Lahir tidak valid!/);
    await userEvent.clear(birthDateField);
    await expect(birthDateField).toHaveAccessibleDescription(/Tanggal Lahir wajib di isi!/);
  },
};

/** The plan without its premium for the ages 31 to 40. The searched age is 36. */
const planWithoutSearchedAge = { ...plan, premi: plan.premi.filter(({ minAge }) => minAge !== 31) };

/**
 * The plan has no premium for the searched age. The page reports this before the wizard opens. A member who orders for
 * another person can open the wizard nevertheless.
 */
export const RejectedBeforeWizard: Story = {
  args: { load: loaderOf(draftWithInsured, planWithoutSearchedAge) },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Usia Anda tidak masuk kriteria produk' }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lihat produk lain' })).toHaveAttribute(
      'href',
      '/products/kesehatan/plan?dob=1990-01-01',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Ubah tanggal lahir' }));
    await expect(await canvas.findByText('Langkah 1 dari 7')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Pilihan produk' })).toHaveAttribute(
      'href',
      '/products/kesehatan/plan?dob=1990-01-01',
    );
  },
};

/** If there was no search, the step with the birth date reports that the plan has no premium for the age. */
export const NoPremiumForAge: Story = {
  args: { load: loaderOf(draftWithInsured, planWithoutSearchedAge), search: {}, step: 'tertanggung' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' });
    await expect(
      within(summary).getByRole('link', { name: 'Tanggal Lahir: Usia Anda tidak masuk kriteria produk!' }),
    ).toBeVisible();
  },
};

/**
 * The id of the plan is too long. No step has a field for this problem, so the wizard displays a general message and
 * sends nothing.
 */
export const ProblemOfNoStep: Story = {
  args: {
    load: loaderOf(completeDraft, { ...plan, _id: 'plan-'.repeat(100) }),
    step: 'ringkasan',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() => expect(screen.getAllByText('Periksa kembali inputan anda')).toHaveLength(2));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

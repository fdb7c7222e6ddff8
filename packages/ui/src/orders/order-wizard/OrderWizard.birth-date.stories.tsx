import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { complete, type StoryLine, withInsured } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import catalogue from './OrderWizard.stories.tsx';

/** What hangs on the date of birth: it is kept as typed, and the premium comes from it. */
const meta = {
  ...catalogue,
  title: 'Orders/OrderWizard/BirthDate',
  tags: ['!autodocs', '!dev'],
  component: OrderWizardPage<StoryLine>,
  args: { ...catalogue.args, onDraftChange: fn<(draft: OrderDraft<StoryLine>) => void>() },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const load =
  (draft: OrderDraft<StoryLine>, shown = plan): OrderWizardPageProps<StoryLine>['load'] =>
  async () => ({ plan: shown, draft });
const born = (birthDate: string) => ({
  ...withInsured,
  slices: { ...withInsured.slices, insured: { ...withInsured.slices.insured, birthDate } },
});

export const HalfTypedComesBackWithTheStep: Story = {
  args: { load: load(withInsured), step: 'tertanggung' },
  play: async ({ canvas }) => {
    const birth = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await userEvent.clear(birth);
    await userEvent.type(birth, '1205');
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const again = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(again).toHaveValue('12/05/');
    await userEvent.type(again, '1990');
    await expect(again).toHaveValue('12/05/1990');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toBeVisible();
  },
};

export const HalfTypedComesBackWithTheDraft: Story = {
  args: { load: load(born('31/02/19')), step: 'tertanggung' },
  play: async ({ canvas }) => {
    const birth = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(birth).toHaveValue('31/02/19');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(birth).toHaveAccessibleDescription(/Tanggal Lahir tidak valid!/);
    await userEvent.clear(birth);
    await expect(birth).toHaveAccessibleDescription(/Tanggal Lahir wajib di isi!/);
  },
};

const GAP = { ...plan, premi: plan.premi.filter(({ minAge }) => minAge !== 31) };

/** Said before the wizard, not at its second step; whoever orders for somebody else goes on. */
export const RefusedBeforeTheWizard: Story = {
  args: { load: load(withInsured, GAP) },
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

/** The plan takes the age and has no premium for it: nothing could be ordered. */
export const NoPremiumForTheAge: Story = {
  args: { load: load(withInsured, GAP), search: {}, step: 'tertanggung' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 1 isian berikut' });
    await expect(
      within(summary).getByRole('link', { name: 'Tanggal Lahir: Usia Anda tidak masuk kriteria produk!' }),
    ).toBeVisible();
  },
};

/** What no step asks for and the server would refuse is refused aloud. */
export const RefusedAloud: Story = {
  args: {
    load: load(complete, { ...plan, _id: 'plan-'.repeat(100) }),
    step: 'ringkasan',
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() => expect(screen.getAllByText('Periksa kembali inputan anda')).toHaveLength(2));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { draftWithAddress, jpeg, type StoryLine } from '../story-data/draft.ts';
import { revision, revisionOf } from '../story-data/order.ts';
import { RevisionPage, type RevisionPageProps } from './index.ts';
import revisionWizardMeta from './RevisionWizard.stories.tsx';

/** Problems are listed in field order, and a failure is shown only in the step in which it occurred. */
const meta = {
  ...revisionWizardMeta,
  title: 'Orders/RevisionWizard/Tests',
  tags: ['!autodocs', '!dev'],
  component: RevisionPage<StoryLine>,
} satisfies Meta<typeof RevisionPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const linksOf = (summary: HTMLElement) =>
  within(summary)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const PersonProblemsInFieldOrder: Story = {
  args: {
    draft: {
      ...draftWithAddress,
      slices: {
        ...draftWithAddress.slices,
        insured: {
          ...draftWithAddress.slices.insured,
          birthDate: '',
          placeOfbirth: '',
          phoneNumber: '',
          emailAddress: '',
          fullname: '',
        },
      },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lanjut' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 5 isian berikut' });
    await expect(linksOf(summary)).toEqual([
      '#isian-insured-fullname',
      '#isian-insured-placeOfbirth',
      '#isian-insured-birthDate',
      '#isian-insured-phoneNumber',
      '#isian-insured-emailAddress',
    ]);
  },
};

export const BeneficiaryProblemsInFieldOrder: Story = {
  args: {
    line: 'kecelakaandiri',
    load: async () => ({
      ...revision,
      productType: 'kecelakaandiri' as const,
      needRevisions: [{ item: 'beneficiary' as const, attachments: [] }],
      beneficiary: {
        primary: { fullName: '', relationship: 'SUAMI', useSecondary: true },
        secondary: [{ fullName: '', relationship: 'ANAK KANDUNG' }],
        email: '',
        phone: '6281234567890',
        description: '',
      },
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim perubahan' }));
    const summary = await canvas.findByRole('region', { name: 'Periksa 3 isian berikut' });
    await expect(linksOf(summary)).toEqual([
      '#isian-beneficiary-primary-fullName',
      '#isian-beneficiary-email',
      '#isian-beneficiary-secondary-0-fullName',
    ]);
  },
};

/**
 * The insurer sent back only the data of the insured. If the customer chooses another type of identity card, the form
 * requires the document of the new type instead of the former document.
 */
export const NewIdentityNeedsDocument: Story = {
  args: {
    load: async () => revisionOf('insured'),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('Langkah 1 dari 1')).toBeVisible();
    const type = await canvas.findByRole('combobox', { name: 'Jenis Kartu Identitas' });
    await userEvent.selectOptions(type, 'paspor');
    const number = await canvas.findByRole('textbox', { name: 'Nomor Identitas' });
    await userEvent.clear(number);
    await userEvent.type(number, 'A1234567');
    await expect(canvas.getByText('Langkah 1 dari 2')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Lampiran' })).toHaveFocus();
    await expect(
      canvas.getByText(
        'Karena jenis identitas atau tanggal lahir tertanggung berubah, mohon lampirkan Paspor Tertanggung.',
      ),
    ).toBeVisible();
    const passport = await canvas.findByLabelText('Paspor Tertanggung');
    await expect(canvas.queryByLabelText('KTP Tertanggung')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim perubahan' }));
    await expect(
      await canvas.findByRole('link', { name: 'Paspor Tertanggung belum dilampirkan!' }),
    ).toBeVisible();
    await userEvent.upload(passport, jpeg('paspor.jpg'));
    await expect(await canvas.findByRole('link', { name: /paspor\.jpg/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kirim perubahan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        payload: expect.objectContaining({ insured: expect.objectContaining({ identiyType: 'paspor' }) }),
        files: [expect.objectContaining({ code: 'paspor' })],
      }),
      expect.anything(),
    );
  },
};

/** The insurer sent back the identity card, but a child under 17 years attaches the family card instead. */
export const ChildNeedsFamilyCard: Story = {
  args: {
    load: async () => revisionOf('attachment', 'insured'),
    step: 'lampiran',
    draft: {
      ...draftWithAddress,
      slices: {
        ...draftWithAddress.slices,
        insured: { ...draftWithAddress.slices.insured, birthDate: '2014-03-01' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Kartu Keluarga Tertanggung')).toBeInTheDocument();
    await expect(canvas.getByText(/mohon lampirkan Kartu Keluarga Tertanggung\.$/)).toBeVisible();
    await expect(canvas.queryByLabelText('KTP Tertanggung')).toBeNull();
  },
};

const INPUT_PRESERVED = 'Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.';

/** A failure disappears when its step is left. */
export const FailureClearedOnStepChange: Story = {
  args: {
    load: async () => revisionOf('insured', 'address'),
    step: 'alamat',
    onSubmit: fn<RevisionPageProps<StoryLine>['onSubmit']>(async () => {
      throw new Error('');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Kirim perubahan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
    await expect(await canvas.findByText(INPUT_PRESERVED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(await canvas.findByRole('heading', { name: 'Data Diri Tertanggung' })).toHaveFocus();
    await expect(canvas.queryByText(INPUT_PRESERVED)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toHaveFocus();
    await expect(canvas.queryByText(INPUT_PRESERVED)).toBeNull();
  },
};

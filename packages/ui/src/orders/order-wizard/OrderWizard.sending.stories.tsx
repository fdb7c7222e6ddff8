import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import type { UploadFile } from '../../fields/attachment/index.ts';
import { complete, type StoryLine, withAddress, withFiles } from '../story-data/draft.ts';
import { plan } from '../story-data/plan.ts';
import { type OrderDraft, OrderWizardPage, type OrderWizardPageProps } from './index.ts';
import catalogue from './OrderWizard.stories.tsx';

/** A bad network, a file that is refused late, a way back that is kept. */
const meta = {
  ...catalogue,
  title: 'Orders/OrderWizard/Sending',
  tags: ['!autodocs', '!dev'],
  component: OrderWizardPage<StoryLine>,
  args: { ...catalogue.args, uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`) },
} satisfies Meta<typeof OrderWizardPage<StoryLine>>;

export default meta;
type Story = StoryObj<typeof meta>;

const load = (draft: OrderDraft<StoryLine>) => async () => ({ plan, draft });
const placed = { message: 'Berhasil', _id: 'o-1', productType: 'kesehatan', invoice: false } as const;
const REFUSED = 'Gambar rusak atau tidak dapat dibuka';
const refusal = () => Object.assign(new Error(REFUSED), { status: 422 });

type Play = NonNullable<Story['play']>;
async function confirmOrder({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Kirim pesanan' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ya, Lanjut' }));
}
/** Settles what waits for `until(name)`. */
const happen = (name: string) => window.dispatchEvent(new Event(name));
const until = (name: string) =>
  new Promise<void>((resolve) => window.addEventListener(name, () => resolve(), { once: true }));

/** Nobody is locked in: what waits for a network can be called off, and nothing is lost by it. */
export const CalledOffWithoutNetwork: Story = {
  args: {
    load: load(complete),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => placed),
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      await until('story-network');
      return `upload-${code}`;
    }),
  },
  beforeEach() {
    spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    const dialog = within(await screen.findByRole('dialog', { name: 'Mengirim data' }));
    await waitFor(() => expect(dialog.getByText('Jaringan terputus')).toBeVisible());
    await userEvent.click(dialog.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    happen('story-network');
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    await expect(args.uploadFile).toHaveBeenCalledTimes(2);
  },
};

/** Once the order itself is on its way it may have arrived: there is nothing to call off. */
export const OutOfHand: Story = {
  args: {
    load: load(complete),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(() => new Promise(() => undefined)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    const dialog = within(await screen.findByRole('dialog', { name: 'Mengirim data' }));
    await waitFor(() => expect(dialog.queryByRole('button', { name: 'Batal' })).toBeNull());
  },
};

/** The answer of an earlier try was lost, and something was changed since: that order stands, and there is no second. */
export const EarlierTryArrived: Story = {
  args: {
    load: load(complete),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => ({ alreadySent: true })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    const title = 'Pesanan sebelumnya sudah kami terima';
    const dialog = await screen.findByRole('alertdialog', { name: title });
    await expect(dialog).toHaveAccessibleDescription(
      'Perubahan setelahnya tidak ikut terkirim, silakan periksa pesanan Anda di daftar order',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Lihat order saya' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith({ alreadySent: true }));
  },
};

/** The server's answer comes while another step is filled in: it waits there for the next 'Lanjut'. */
export const RefusedLaterKeepsTheStep: Story = {
  args: {
    load: load(withFiles),
    step: 'informasi',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      if (code !== 'ktp') return `upload-${code}`;
      await until('story-refusal');
      throw refusal();
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'E-polis dan polis cetak' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Kirim ke alamat lain' }));
    const address = canvas.getByRole('textbox', { name: /Alamat/ });
    await userEvent.type(address, 'Jl. Mel');
    happen('story-refusal');
    const title = await canvas.findByText('Ada yang perlu diperbaiki di Lampiran');
    const notice = title.closest<HTMLElement>('[role=alert]') ?? document.body;
    await expect(notice).toHaveTextContent(`KTP Tertanggung: ${REFUSED}.`);
    await expect(address).toHaveFocus();
    await userEvent.type(address, 'ati 5');
    await expect(address).toHaveValue('Jl. Melati 5');
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await waitFor(() => expect(notice).toHaveFocus());
    await expect(canvas.getByRole('heading', { name: 'Informasi Lainnya' })).toBeVisible();
    await userEvent.click(within(notice).getByRole('button', { name: 'Buka Lampiran' }));
    await expect(await canvas.findByText(`${REFUSED}!`)).toBeVisible();
  },
};

/** On the last step too, and the failure stays in sight when the toast has gone. */
export const RefusedWhileSending: Story = {
  args: {
    load: load(complete),
    step: 'ringkasan',
    uploadFile: fn<UploadFile>(async (_file, { code }) => {
      await until('story-refusal');
      if (code !== 'ktp') return `upload-${code}`;
      throw refusal();
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await screen.findByRole('dialog', { name: 'Mengirim data' });
    happen('story-refusal');
    await expect(
      await canvas.findByText('Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.'),
    ).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Order Summary' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Buka Lampiran' }));
    await expect(args.onStepChange).toHaveBeenLastCalledWith('lampiran/ubah', undefined);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** The browser's own way back leaves the step, whatever lies over it. */
function WithBack({ step: first, ...props }: OrderWizardPageProps<StoryLine>) {
  const [step, setStep] = useState(first);
  useEffect(() => {
    const back = () => setStep('deklarasi');
    window.addEventListener('story-back', back);
    return () => window.removeEventListener('story-back', back);
  }, []);
  return <OrderWizardPage {...props} step={step} onStepChange={setStep} />;
}

/** The answer is told wherever the customer is by then. */
export const LeftWhileSending: Story = {
  args: {
    load: load(complete),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      await until('story-answer');
      return placed;
    }),
  },
  render: (args) => <WithBack {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await confirmOrder({ canvas, userEvent });
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
    happen('story-back');
    await canvas.findByRole('heading', { name: 'Deklarasi', hidden: true });
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Mengirim data' })).toBeVisible());
    happen('story-answer');
    const done = await screen.findByRole('alertdialog', { name: 'Berhasil!' });
    await userEvent.click(within(done).getByRole('button', { name: 'Oke' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
  },
};

const STILL_SAVED = 'Isian dan berkas Anda masih tersimpan. Periksa kembali, lalu kirim lagi.';

/** An old failure is no news: it goes when its step is left, and does not take the focus on the way back. */
export const FailureEndsWithItsStep: Story = {
  args: {
    load: load(complete),
    step: 'ringkasan',
    onSubmit: fn<OrderWizardPageProps<StoryLine>['onSubmit']>(async () => {
      throw new Error('');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await confirmOrder({ canvas, userEvent });
    await expect(await canvas.findByText(STILL_SAVED)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali' }));
    await expect(await canvas.findByRole('heading', { name: 'Deklarasi' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Lanjut' }));
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toHaveFocus();
    await expect(canvas.queryByText(STILL_SAVED)).toBeNull();
  },
};

/** Another plan begins with the documents of the last one: opening it to read its terms sends none of them. */
export const OnlyOpened: Story = {
  args: {
    load: load({ ...withFiles, slices: { ...withFiles.slices, terms: { acceptTnc: false } } }),
    uploadFile: fn<UploadFile>(async (_file, { code }) => `upload-${code}`),
  },
  play: async ({ canvas, userEvent, args }) => {
    const terms = await canvas.findByRole('checkbox', { name: /Saya sudah membaca/ });
    await expect(canvas.getByRole('button', { name: 'Lanjut' })).toBeDisabled();
    await expect(args.uploadFile).not.toHaveBeenCalled();
    await userEvent.click(terms);
    await waitFor(() => expect(args.uploadFile).toHaveBeenCalledTimes(2));
  },
};

/** The way back to the summary stands in the URL: a refresh does not lose it. */
export const OpenedFromTheSummary: Story = {
  args: { load: load(complete), step: 'alamat/ubah' },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Alamat Tertanggung' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Lanjut' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Kembali ke ringkasan' }));
    await expect(await canvas.findByRole('heading', { name: 'Order Summary' })).toBeVisible();
  },
};

/** Nobody searched: no date stands in the form, and the price comes with the one that is typed. */
export const WithoutASearch: Story = {
  args: {
    search: {},
    load: load({
      ...withAddress,
      slices: { ...withAddress.slices, insured: { ...withAddress.slices.insured, birthDate: '' } },
    }),
    step: 'tertanggung',
  },
  play: async ({ canvas, userEvent }) => {
    const birth = await canvas.findByRole('textbox', { name: 'Tanggal Lahir' });
    await expect(birth).toHaveValue('');
    await expect(canvas.getByText('Premi dihitung dari tanggal lahir tertanggung.')).toBeInTheDocument();
    await userEvent.type(birth, '01011990');
    await expect(await canvas.findAllByText('Rp2.423.000')).not.toHaveLength(0);
  },
};

/** The device could keep everything but one file. */
export const DraftWithoutAFile: Story = {
  args: { load: load(withFiles), step: 'lampiran', draftStorage: { state: 'partly', codes: ['ktp'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Berkas belum tersimpan di draf')).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { HostProvider } from '../../primitives/host/index.ts';
import { loadMoreMessages } from '../../primitives/load-more/messages.ts';
import { rangeSliderMessages } from '../../primitives/range-slider/messages.ts';
import { compareBarMessages } from '../compare-bar/messages.ts';
import { compareDialogMessages } from '../compare-dialog/messages.ts';
import { consultantDialogMessages } from '../consultant-dialog/messages.ts';
import { contactFormMessages } from '../contact-form/messages.ts';
import { expectCards } from '../fixtures/expect-cards.ts';
import { markedMessages } from '../fixtures/marked-messages.ts';
import { otherPlan, plan, planPage } from '../fixtures/plans.ts';
import { planCardMessages } from '../plan-card/messages.ts';
import { DEFAULT_PLAN_QUERY } from '../plan-query/index.ts';
import { planListMessages } from './messages.ts';
import { PlanList } from './PlanList.tsx';

/** A host replaces the texts of the list, and of the components in it. The product line's texts stay. */
const meta = {
  title: 'Plans/PlanList with other texts',
  component: PlanList,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    line: 'kesehatan',
    search: { dob: '1990-01-01' },
    today: '2026-11-21',
    query: { ...DEFAULT_PLAN_QUERY, q: 'sehat' },
    onQueryChange: fn(),
    load: async (query) => planPage(query),
    signedIn: true,
    isKnownGuest: false,
    loginHref: '/login',
    hrefs: {
      landing: '/products/kesehatan',
      change: '/products/kesehatan?dob=1990-01-01',
      detail: (id: string) => `/products/kesehatan/plan/${id}`,
      order: (id: string) => `/products/kesehatan/order/${id}`,
    },
    loadPlan: async (id: string) => (id === 'plan-3' ? otherPlan : { ...plan, _id: id }),
    onSubmitGuest: fn(async () => {}),
    onRequestConsultant: fn(async () => undefined),
    messages: markedMessages(planListMessages),
  },
  render: (args) => (
    <HostProvider
      messages={{
        CompareBar: markedMessages(compareBarMessages),
        CompareDialog: markedMessages(compareDialogMessages),
        ConsultantDialog: markedMessages(consultantDialogMessages),
        ContactForm: markedMessages(contactFormMessages),
        LoadMore: markedMessages(loadMoreMessages),
        PlanCard: markedMessages(planCardMessages),
        RangeSlider: markedMessages(rangeSliderMessages),
      }}
    >
      <PlanList {...args} />
    </HostProvider>
  ),
} satisfies Meta<typeof PlanList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Words of the default texts that the texts of the product line do not contain. */
const DEFAULT_WORDS =
  /Bandingkan|Beli|Cari|Detail|Hapus|Harga|Konsultasi|Maksimal|Menampilkan|Muat|Pilih|Terbaru|Urutkan|biaya admin|produk /;

export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: /^\[count \d+\] \[subject usia 36 tahun\]$/ }),
    ).toBeVisible();
    await expect(canvas.getByLabelText('[filters]')).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: '[name]' })).toHaveValue('sehat');
    await expect(canvas.getByRole('combobox', { name: '[sort]' })).toHaveDisplayValue('[createdAt-desc]');
    await expect(canvas.getByRole('slider', { name: '[low]' })).toBeInTheDocument();
    await expect((await canvas.findAllByRole('link', { name: /^\[buy\] / }))[0]).toHaveTextContent('[buy]');
    await expect(canvasElement.textContent).not.toMatch(DEFAULT_WORDS);
  },
};

export const Comparing: Story = {
  args: { query: DEFAULT_PLAN_QUERY },
  play: async ({ canvas, canvasElement }) => {
    await expectCards(canvas, 10);
    for (const name of ['Sehat Prima 100', 'Medika Plus 100'])
      await userEvent.click(canvas.getByRole('button', { name: `[compare] ${name}` }));
    const bar = within(canvas.getByRole('region', { name: '[label]' }));
    await expect(bar.getByRole('button', { name: '[remove Medika Plus 100]' })).toBeVisible();
    await userEvent.click(bar.getByRole('button', { name: '[compare 2 2]' }));
    const dialog = within(await screen.findByRole('dialog', { name: '[title]' }));
    await expect(
      await dialog.findByRole('table', { name: '[caption Sehat Prima 100 dan Medika Plus 100]' }),
    ).toBeVisible();
    await expect(dialog.getByRole('row', { name: /^\[premium per tahun\] \[differs\] Rp/ })).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(DEFAULT_WORDS);
    await userEvent.click(dialog.getByRole('button', { name: '[consult] Medika Plus 100' }));
    const form = within(await screen.findByRole('dialog', { name: '[title]' }));
    await expect(await form.findByRole('textbox', { name: '[phoneNumber]' })).toBeVisible();
    await expect(form.getByRole('button', { name: '[submit]' })).toBeVisible();
    await expect(form.getByText('[welcome]')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: {
    query: { ...DEFAULT_PLAN_QUERY, q: 'sehat', priceMax: 1_000_000 },
    load: async (query) => planPage(query, { total: 0 }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('[noPrice sehat per tahun [priceTo Rp1.000.000]]')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '[clearPrice]' })).toBeVisible();
  },
};

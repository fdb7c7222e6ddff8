import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { DraftList } from '../../records/draft-list/index.ts';
import { claimCards } from '../story-data/cards.ts';
import { guide } from './ClaimList.guide.ts';
import { ClaimList, type ClaimListProps } from './index.ts';

const changeSource = createChangeSource();

function StatefulList(props: ClaimListProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <div className="nu:container-page nu:py-6">
      <ClaimList
        {...props}
        tab={tab}
        onTabChange={(selectedTab) => {
          props.onTabChange(selectedTab);
          setTab(selectedTab);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Claims/ClaimList',
  component: ClaimList,
  render: (args) => <StatefulList {...args} />,
  parameters: { guide, layout: 'fullscreen' },
  args: { tab: null, onTabChange: fn(), load: async () => claimCards },
} satisfies Meta<typeof ClaimList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The tab of the first claim is open. Each tab shows its number of claims; a tab without claims says so. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByRole('heading', { name: 'Klaim Asuransi' })).toBeVisible();
    await expect(canvas.getByText('Mengalami musibah? Segera laporkan')).toBeVisible();
    await expect(await canvas.findByRole('tab', { name: 'Kendaraan 2 klaim', selected: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Lanjutkan klaim KLM-2026-000318' })).toHaveAttribute(
      'href',
      '/claims/progress/c-1',
    );
    await expect(canvas.getByRole('link', { name: 'Detail klaim KLM-2026-000201' })).toBeVisible();
    await expect(canvas.getByText('Perlu tindakan')).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Property' }));
    await expect(args.onTabChange).toHaveBeenLastCalledWith('property');
    await expect(await canvas.findByText('Klaim Tidak ditemukan')).toBeVisible();
  },
};

/** The first load fails, and a retry shows the claims. After a change on the server the list shows the new state. */
export const UpdatesOnChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    const [firstClaim, ...otherClaims] = claimCards;
    // The results of the three loads; `null` is a failure.
    const lists = [
      null,
      claimCards,
      firstClaim
        ? [
            { ...firstClaim, head: { ...firstClaim.head, tagValue: 'Diverifikasi' }, needsAction: false },
            ...otherClaims,
          ]
        : [],
    ];
    args.load = async () => {
      const list = lists.shift();
      if (!list) throw new Error('offline');
      return list;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Gagal memuat data')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Coba lagi' }));
    await expect(await canvas.findByText('Perlu tindakan')).toBeVisible();
    changeSource.triggerChange();
    await expect(await canvas.findByText('Diverifikasi')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/000318: Diverifikasi$/));
  },
};

/** The height of a small phone's screen. */
const PHONE_HEIGHT = 740;

const manyClaims = claimCards.slice(0, 1).flatMap((card) =>
  Array.from({ length: 33 }, (_, index) => ({
    ...card,
    id: `c-${index}`,
    head: { ...card.head, title: `KLM-2026-${String(index + 1).padStart(6, '0')}` },
    needsAction: index < 2,
  })),
);

/**
 * A phone shows several claims at the same time. A button adds the next ten claims, and moves the focus to the first of
 * these. Policy numbers stay on one line.
 */
export const ManyOnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { load: async () => manyClaims },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('33 klaim', { selector: 'h2' })).toBeVisible();
    const cards = canvas.getAllByRole('heading', { level: 3 });
    await expect(cards).toHaveLength(10);
    // The first two claims need an action, so their cards are higher.
    const [third = 0, sixth = 0] = [cards[2], cards[5]].map((card) => card?.getBoundingClientRect().top);
    await expect(sixth - third).toBeLessThan(PHONE_HEIGHT);
    await userEvent.click(canvas.getByRole('button', { name: 'Muat Lebih' }));
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Detail klaim KLM-2026-000011' })).toHaveFocus(),
    );
    await expect(canvas.getByText('Menampilkan 20 dari 33')).toBeVisible();
    for (const number of canvas.getAllByText('POL-KND-2026-004417'))
      await expect(number.getClientRects()).toHaveLength(1);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** In every tab, the unsent claims are above the list of claims, also in a tab without claims. */
export const WithDrafts: Story = {
  args: {
    drafts: (
      <DraftList
        drafts={[
          {
            kind: 'claim',
            name: 'claim.POL-KND-2026-000123',
            productType: 'kendaraan',
            policyNumber: 'POL-KND-2026-000123',
            productName: 'Lindung Mobil Komprehensif',
            step: 'berkas',
            changedAt: '2026-11-21T03:00:00.000Z',
            expiresAt: '2026-11-28T03:00:00.000Z',
          },
        ]}
        onDelete={async () => undefined}
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const link = { name: /^Lanjutkan draf Klaim Lindung Mobil Komprehensif/ };
    await expect(await canvas.findByRole('link', link)).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Property' }));
    await expect(await canvas.findByText('Klaim Tidak ditemukan')).toBeVisible();
    await expect(canvas.getByRole('link', link)).toBeVisible();
  },
};

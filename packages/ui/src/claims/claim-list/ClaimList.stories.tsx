import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createChangeSource } from '../../orders/story-data/change-source.ts';
import { DraftList } from '../../records/draft-list/index.ts';
import { claimCards } from '../story-data/cards.ts';
import { ClaimList, type ClaimListProps } from './index.ts';

const changeSource = createChangeSource();

function LiveList(props: ClaimListProps) {
  const [tab, setTab] = useState(props.tab);
  return (
    <div className="nu:container-page nu:py-6">
      <ClaimList
        {...props}
        tab={tab}
        onTabChange={(next) => {
          props.onTabChange(next);
          setTab(next);
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Claims/ClaimList',
  component: ClaimList,
  render: (args) => <LiveList {...args} />,
  parameters: { layout: 'fullscreen' },
  args: { tab: null, onTabChange: fn(), load: async () => claimCards },
} satisfies Meta<typeof ClaimList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four types with their counts, the banner, and claims that need an action. */
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

/** The list shows a claim's new state, and can be retried after it failed to load. */
export const UpdatesOnChange: Story = {
  tags: ['!autodocs'],
  args: { watch: changeSource.watch },
  beforeEach: ({ args }) => {
    const [first, ...others] = claimCards;
    const lists = [
      null,
      claimCards,
      first
        ? [{ ...first, head: { ...first.head, tagValue: 'Diverifikasi' }, needsAction: false }, ...others]
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

/** Unsent claims are above the claims of each type, also of a type without claims. */
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

import type { DraftCard } from '@naungan/domain/draft/record';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { guide } from './DraftList.guide.ts';
import { DraftList, type DraftListProps } from './index.ts';

const health: DraftCard = {
  kind: 'order',
  name: 'kesehatan.p-1',
  productType: 'kesehatan',
  planId: 'p-1',
  formerOrderId: null,
  productName: 'Sambirejo Sehat 200',
  step: 'alamat',
  changedAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
};
const accident: DraftCard = {
  ...health,
  kind: 'order',
  name: 'kecelakaandiri.p-2.again.o-1',
  productType: 'kecelakaandiri',
  planId: 'p-2',
  formerOrderId: 'o-1',
  productName: 'Lentera Jiwa Proteksi Diri Keluarga Sejahtera Nusantara Plus',
  step: '',
};

const claim: DraftCard = {
  kind: 'claim',
  name: 'claim.POL-KND-2026-000123',
  productType: 'kendaraan',
  policyNumber: 'POL-KND-2026-000123',
  productName: 'Lindung Mobil Komprehensif',
  step: 'berkas',
  changedAt: '2026-11-21T03:00:00.000Z',
  expiresAt: '2026-11-28T03:00:00.000Z',
};
const revision: DraftCard = {
  ...health,
  kind: 'revision',
  name: 'revision.o-1.1795230000000',
  orderId: 'o-1',
  requestedAt: 1795230000000,
  step: 'tertanggung',
};

/** Removes a deleted draft from the list, as the pages with a list do. */
function PageWithDrafts({ drafts: initialDrafts, onDelete, ...props }: DraftListProps) {
  const [drafts, setDrafts] = useState(initialDrafts);
  return (
    <div className="nu:container-page nu:py-6">
      <DraftList
        {...props}
        drafts={drafts}
        onDelete={async (draft) => {
          await onDelete(draft);
          setDrafts((current) => current.filter(({ name }) => name !== draft.name));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Records/DraftList',
  component: DraftList,
  render: (args) => <PageWithDrafts {...args} />,
  parameters: { guide, layout: 'fullscreen' },
  args: { drafts: [health, accident], onDelete: fn<DraftListProps['onDelete']>(async () => undefined) },
} satisfies Meta<typeof DraftList>;

export default meta;
type Story = StoryObj<typeof meta>;

/**
 * The link of a draft opens the last step that the member worked on. If the draft repeats a former order, the link
 * contains the id of this order.
 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByText(/terakhir diubah 21\/11\/2026 10\.00.*disimpan sampai 28\/11\/2026$/),
    ).toHaveLength(2);
    await expect(
      canvas.getByRole('link', { name: /^Lanjutkan draf Sambirejo Sehat 200, terakhir diubah/ }),
    ).toHaveAttribute('href', '/products/kesehatan/order/p-1#alamat');
    await expect(canvas.getByRole('link', { name: /^Lanjutkan draf Lentera/ })).toHaveAttribute(
      'href',
      '/products/kecelakaandiri/order/p-2?again=o-1',
    );
  },
};

/** The draft of a claim shows the policy, and its link leads to the claim form. */
export const Claims: Story = {
  args: { drafts: [claim] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Klaim Lindung Mobil Komprehensif')).toBeVisible();
    await expect(
      canvas.getByText(/^Kendaraan · polis POL-KND-2026-000123 · terakhir diubah 21\/11\/2026 10\.00/),
    ).toBeVisible();
    await expect(
      canvas.getByRole('link', { name: /^Lanjutkan draf Klaim Lindung Mobil Komprehensif/ }),
    ).toHaveAttribute('href', '/claims/POL-KND-2026-000123?productType=kendaraan#berkas');
    await expect(canvas.getByRole('button', { name: /^Hapus draf Klaim Lindung/ })).toBeVisible();
  },
};

/** The draft of a revision names the product, and its link leads to the revision form. */
export const Revision: Story = {
  args: { drafts: [revision] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Perbaikan data Sambirejo Sehat 200')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Lanjutkan draf Perbaikan data/ })).toHaveAttribute(
      'href',
      '/orders/kesehatan/o-1/update#tertanggung',
    );
  },
};

export const ClaimsOnPhone: Story = {
  tags: ['!autodocs'],
  args: { drafts: [claim] },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** The visitor must confirm the deletion. After the deletion the heading of the list has the focus. */
export const Deleted: Story = {
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, args }) => {
    const removeButton = canvas.getByRole('button', { name: /^Hapus draf Sambirejo Sehat 200/ });
    await userEvent.click(removeButton);
    await expect(await screen.findByRole('alertdialog', { name: 'Hapus draf ini?' })).toBeVisible();
    await expect(screen.getByText(/Isian dan berkas draf Sambirejo Sehat 200 akan dihapus/)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Batal' })).toHaveFocus());
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
    await userEvent.click(removeButton);
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await expect(args.onDelete).toHaveBeenCalledWith(health);
    await waitFor(() => expect(canvas.queryByText('Sambirejo Sehat 200')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('heading', { name: 'Draf yang belum dikirim' })).toHaveFocus(),
    );
  },
};

export const DeletionFailed: Story = {
  tags: ['!autodocs'],
  args: {
    onDelete: fn<DraftListProps['onDelete']>(async () => {
      throw new Error('offline');
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Hapus draf Sambirejo/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await expect(await screen.findByText(/Permintaan gagal diproses/)).toBeVisible();
    await expect(canvas.getByText('Sambirejo Sehat 200')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { drafts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

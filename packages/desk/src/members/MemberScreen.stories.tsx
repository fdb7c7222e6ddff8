import type { DeskMember } from '@naungan/api/desk-queues';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskParameters, rejectWith, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ORDER_CARDS } from '../stories/orders.fixture.ts';
import { MemberScreen } from './MemberScreen.tsx';

const load = fn();
const presence = fn();

const EMPTY: DeskMember = {
  id: 'm-1',
  fullName: 'BAYU PRATAMA',
  email: 'bayu@contoh.id',
  phoneNumber: '6281234567891',
  isVerified: false,
  orders: [],
  policies: [],
  claims: [],
  noteCount: 0,
};

const meta = {
  title: 'Desk/MemberScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: {
      deskMember: ({ params }) => load(params) ?? EMPTY,
      deskNotes: () => [],
      deskPresence: () => presence() ?? { others: [], version: null },
      deskLeave: () => null,
    },
    href: '#/members/m-1',
    children: <MemberScreen params={{ id: 'm-1' }} />,
  },
  beforeEach: () => {
    load.mockReset();
    presence.mockReset();
  },
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each record is a link, and a colleague who has the page open is named. */
export const Customer: Story = {
  beforeEach: () => {
    load.mockReturnValue({
      ...EMPTY,
      isVerified: true,
      orders: ORDER_CARDS,
      policies: [
        {
          id: 'l-1',
          orderId: 'o-18',
          policyNumber: '900100000123',
          productType: 'kendaraan',
          startDate: '2026-01-05',
          endDate: '2027-01-05',
          status: 'active',
        },
      ],
      claims: [
        {
          id: 'c-3',
          claimNumber: 'KLM-2026-000003',
          state: 'agreed',
          policyNumber: '900100000123',
          submittedAt: '2026-11-09T02:00:00.000Z',
          cause: 'Kecelakaan',
          amount: 4_700_000,
        },
      ],
    } satisfies DeskMember);
    presence.mockReturnValue({
      others: [{ id: 'p-2', fullName: 'Rina Wijaya', since: '2026-11-24T01:59:00.000Z' }],
      version: null,
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'KLM-2026-000003' })).toHaveAttribute(
      'href',
      '#/claims/c-3',
    );
    await expect(canvas.getByRole('link', { name: '900100000123' })).toHaveAttribute('href', '#/orders/o-18');
    await expect(canvas.getByText('Siap dibayar')).toBeVisible();
    await expect(
      canvas.getByText('Kecelakaan, Rp4.700.000, diajukan 09/11/2026, polis 900100000123'),
    ).toBeVisible();
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(titles.slice(0, 4)).toEqual(['Hubungi', 'Klaim (1)', 'Pesanan (5)', 'Polis (1)']);
    await expect(await canvas.findByText('Juga dibuka oleh Rina Wijaya.')).toBeVisible();
  },
};

export const WithoutRecords: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Belum ada pesanan.')).toBeVisible();
    await expect(canvas.getByText('Email belum diverifikasi')).toBeVisible();
  },
};

export const NotFound: Story = {
  beforeEach: () => void load.mockImplementation(() => rejectWith(404, 'Pelanggan ini tidak ditemukan.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Data tidak ditemukan')).toBeVisible();
  },
};

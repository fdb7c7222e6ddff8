import type { Proposal } from '@naungan/api/desk-proposals';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { deskParameters, StoryDesk } from '../stories/desk-story.fixture.tsx';
import { ProposalScreen } from './ProposalScreen.tsx';

const list = fn();

const PROPOSAL: Proposal = {
  id: 'u-1',
  kind: 'claimPayment',
  claimId: 'c-3',
  claimNumber: 'KLM-2026-000003',
  amount: 150_000_000,
  account: { bankName: 'BCA', accountNumber: '1234567890', accountHolder: 'RATNA SIMANJUNTAK' },
  reasons: ['amount'],
  payslip: 'https://naungan.test/bukti.pdf',
  proposedBy: { id: 'p-2', fullName: 'Rina Wijaya' },
  proposedAt: '2026-11-23T01:00:00.000Z',
  expiresAt: '2026-11-26T01:00:00.000Z',
  outcome: 'waiting',
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
  mayConfirm: true,
};

const meta = {
  title: 'Desk/ProposalScreen',
  component: StoryDesk,
  parameters: deskParameters,
  args: {
    calls: { deskProposals: () => list() ?? [] },
    href: '#/proposals',
    children: <ProposalScreen />,
  },
  beforeEach: () => void list.mockReset(),
} satisfies Meta<typeof StoryDesk>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Own proposals wait for a colleague; a repair is paid to the workshop. */
export const Waiting: Story = {
  beforeEach: () =>
    void list.mockReturnValue([
      PROPOSAL,
      {
        ...PROPOSAL,
        id: 'u-2',
        claimId: 'c-4',
        claimNumber: 'KLM-2026-000004',
        account: { bankName: '', accountNumber: '', accountHolder: '' },
        mayConfirm: false,
      },
    ]),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: /^Klaim KLM-2026-000003, Rp/ });
    await expect(link).toHaveAttribute('href', '#/claims/c-3');
    await expect(canvas.getByText('Dapat mengonfirmasi')).toBeVisible();
    await expect(canvas.getByText('Bengkel')).toBeVisible();
    await expect(canvas.getByText('Menunggu rekan')).toBeVisible();
  },
};

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tidak ada usulan pembayaran')).toBeVisible();
  },
};

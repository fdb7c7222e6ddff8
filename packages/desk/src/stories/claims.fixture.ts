import type { ClaimMailPreview } from '@naungan/api/desk-claim-mail';
import { claimCards } from '../../../ui/src/claims/story-data/cards.ts';
import { vehicleClaim } from '../../../ui/src/claims/story-data/claim.ts';
import type { DeskClaim, DeskClaimRow } from '../claims/desk-claim.ts';

const DESK_FIELDS = {
  claimNumber: 'KLM-2026-000007',
  claimant: 'SARI WULANDARI',
  namedBeneficiary: null,
  awaitsReply: false,
  since: '2026-11-20T02:00:00.000Z',
  due: '2026-11-25',
} as const;

/** A claim in a state with the actions that the server allows. */
export const claimIn = (state: DeskClaim['state'], actions: DeskClaim['desk']['actions']): DeskClaim => ({
  ...vehicleClaim(state),
  ...DESK_FIELDS,
  id: 'c-1',
  accountChangedAfterLetter: false,
  desk: {
    version: 5,
    owner: null,
    member: {
      id: 'm-1',
      fullName: 'Sari Wulandari',
      email: 'sari@contoh.id',
      phoneNumber: '6281234567890',
      isVerified: true,
    },
    secondPerson: [],
    secondPersonAbove: 100_000_000,
    proposal: null,
    missing: [],
    letters: [
      {
        id: 'l-1',
        number: 'KLM-2026-000007/S-1',
        kind: 'documents',
        at: '2026-11-20T03:00:00.000Z',
        url: '/files/surat.pdf',
      },
    ],
    history: [
      {
        at: '2026-11-23T01:00:00.000Z',
        from: null,
        to: 'pending',
        actor: 'member:m-1',
        actorName: 'Sari Wulandari',
        reason: null,
      },
    ],
    noteCount: 0,
    actions,
    requestable: [{ code: 'stnk', name: 'STNK' }],
    policy: {
      policyNumber: 'POL-KEN-2026-000004',
      startDate: '2026-01-01',
      endDate: '2027-01-01',
      sumInsured: 1_237_000_000_000,
      limit: 1_237_000_000_000,
      paidBefore: 0,
    },
    claimed: 6_000_000,
    checks: [
      {
        code: 'sameObject',
        level: 'warning',
        text: 'Ada klaim lain untuk kendaraan ini.',
        records: [{ kind: 'claim', id: 'c-9', number: 'KLM-2026-000003' }],
      },
      {
        code: 'sameAccount',
        level: 'warning',
        text: 'Rekening ini juga dipakai pada 2 klaim nasabah lain, 1 di antaranya di perusahaan asuransi lain',
        records: [{ kind: 'claim', id: 'c-8', number: 'KLM-2026-000008' }],
      },
    ],
  },
});

/** The mail of an action on a claim. */
export const CLAIM_MAIL: ClaimMailPreview = {
  subject: 'Klaim KLM-2026-000041 sedang diverifikasi',
  heading: 'Klaim Anda sedang diverifikasi',
  lines: ['Halo Sari Wulandari,', 'Nomor klaim: KLM-2026-000041. Polis kendaraan nomor POL-KEN-2026-000004.'],
  label: 'Lihat perkembangan klaim',
};

export const CLAIM_ROWS: DeskClaimRow[] = claimCards.slice(0, 3).map((card, index) => ({
  ...card,
  ...DESK_FIELDS,
  id: `c-${index}`,
  claimNumber: `KLM-2026-00000${index}`,
  state: 'pending',
  awaitsReply: index === 1,
  submittedAt: `2026-11-0${index + 1}T02:00:00.000Z`,
  since: `2026-11-2${index}T02:00:00.000Z`,
  owner: index === 0 ? { id: 'p-1', fullName: 'Dewi Lestari' } : null,
}));

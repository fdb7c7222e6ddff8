import type { RevisionDetail } from '@naungan/domain/order';
import { describe, expect, it } from 'vitest';
import { roundOf } from './kept-revision.ts';

const first = {
  feedback: 'Nama tidak sesuai KTP',
  needRevisions: [
    { item: 'insured', attachments: [] },
    { item: 'attachment', attachments: [{ code: 'ktp' }] },
  ],
  insured: { fullname: 'SARI' },
  addresses: { address: 'JL. MELATI 5' },
} as unknown as RevisionDetail;

describe('a round of a revision', () => {
  it('is the same while the insurer waits', () => {
    expect(roundOf(structuredClone(first))).toBe(roundOf(first));
  });

  it.each<[string, object]>([
    ['after it was answered', { insured: { fullname: 'SARI WULANDARI' } }],
    ['with another note', { feedback: 'Foto buram' }],
    ['for another item', { needRevisions: [{ item: 'address', attachments: [] }] }],
    [
      'for another document',
      { needRevisions: [first.needRevisions[0], { item: 'attachment', attachments: [{ code: 'foto' }] }] },
    ],
  ])('is another %s', (_says, change) => {
    expect(roundOf({ ...first, ...change })).not.toBe(roundOf(first));
  });
});

import { describe, expect, it } from 'vitest';
import { attachmentList } from '../order/form.ts';
import { missingAttachments, mostFiles, surplusAttachments } from './rules.ts';

const one = { code: 'ktp', required: true };
const photos = { code: 'foto', required: true, min: 2, max: 4 };
const letters = { code: 'surat', required: false, min: 2, max: 3 };
const codes = (code: string, count: number) => Array<string>(count).fill(code);

describe('a document that takes one file', () => {
  it('is complete with one file and has a surplus with two', () => {
    expect(mostFiles({})).toBe(1);
    expect(missingAttachments([one], [])).toEqual([one]);
    expect(missingAttachments([one], ['ktp'])).toEqual([]);
    expect(surplusAttachments([one], ['ktp'])).toEqual([]);
    expect(surplusAttachments([one], ['ktp', 'ktp'])).toEqual([one]);
  });
});

describe('a document that takes several files', () => {
  it.each([
    { count: 1, missing: true, surplus: false },
    { count: 2, missing: false, surplus: false },
    { count: 4, missing: false, surplus: false },
    { count: 5, missing: false, surplus: true },
  ])('has its minimum and maximum checked with $count files', ({ count, missing, surplus }) => {
    expect(missingAttachments([photos], codes('foto', count)).length > 0).toBe(missing);
    expect(surplusAttachments([photos], codes('foto', count)).length > 0).toBe(surplus);
  });

  it('may be omitted when optional, but must be complete once a file is present', () => {
    expect(missingAttachments([letters], [])).toEqual([]);
    expect(missingAttachments([letters], codes('surat', 1))).toEqual([letters]);
  });

  it('rejects an order with too many files by a message that names the document', () => {
    const items = codes('foto', 5).map((code) => ({ code, title: '' }));
    const { error } = attachmentList([photos]).safeParse(items);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Maksimal 4 berkas']);
  });
});

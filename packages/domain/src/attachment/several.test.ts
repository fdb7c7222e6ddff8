import { describe, expect, it } from 'vitest';
import { attachmentList } from '../order/form.ts';
import { maxFiles, missingAttachments, surplusAttachments } from './rules.ts';

const singleFile = { code: 'ktp', required: true };
const photos = { code: 'foto', required: true, min: 2, max: 4 };
const optionalLetters = { code: 'surat', required: false, min: 2, max: 3 };
const repeatCode = (code: string, count: number) => Array<string>(count).fill(code);

describe('a document with a limit of one file', () => {
  it('needs one file, and has too many files with two', () => {
    expect(maxFiles({})).toBe(1);
    expect(missingAttachments([singleFile], [])).toEqual([singleFile]);
    expect(missingAttachments([singleFile], ['ktp'])).toEqual([]);
    expect(surplusAttachments([singleFile], ['ktp'])).toEqual([]);
    expect(surplusAttachments([singleFile], ['ktp', 'ktp'])).toEqual([singleFile]);
  });
});

describe('a document with a limit of several files', () => {
  it.each([
    { count: 1, hasTooFew: true, hasTooMany: false },
    { count: 2, hasTooFew: false, hasTooMany: false },
    { count: 4, hasTooFew: false, hasTooMany: false },
    { count: 5, hasTooFew: false, hasTooMany: true },
  ])(
    'has with $count files too few: $hasTooFew, too many: $hasTooMany',
    ({ count, hasTooFew, hasTooMany }) => {
      expect(missingAttachments([photos], repeatCode('foto', count)).length > 0).toBe(hasTooFew);
      expect(surplusAttachments([photos], repeatCode('foto', count)).length > 0).toBe(hasTooMany);
    },
  );

  it('needs no file if it is optional, but at least the minimum number of files if it has one', () => {
    expect(missingAttachments([optionalLetters], [])).toEqual([]);
    expect(missingAttachments([optionalLetters], repeatCode('surat', 1))).toEqual([optionalLetters]);
  });

  it('makes an order with too many files invalid, with a message that names the maximum', () => {
    const items = repeatCode('foto', 5).map((code) => ({ code, title: '' }));
    const { error } = attachmentList([photos]).safeParse(items);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Maksimal 4 berkas']);
  });
});

import { describe, expect, it } from 'vitest';
import { attachmentList } from '../order/form.ts';
import { maxFiles, missingAttachments, surplusAttachments } from './rules.ts';

const singleFile = { code: 'ktp', required: true };
const photos = { code: 'foto', required: true, min: 2, max: 4 };
const optionalLetters = { code: 'surat', required: false, min: 2, max: 3 };
const repeatCode = (code: string, count: number) => Array<string>(count).fill(code);

describe('a document with a limit of one file', () => {
  it('a single-file document is complete with one file, and has too many files with two files', () => {
    expect(maxFiles({})).toBe(1);
    expect(missingAttachments([singleFile], [])).toEqual([singleFile]);
    expect(missingAttachments([singleFile], ['ktp'])).toEqual([]);
    expect(surplusAttachments([singleFile], ['ktp'])).toEqual([]);
    expect(surplusAttachments([singleFile], ['ktp', 'ktp'])).toEqual([singleFile]);
  });
});

describe('a document with a limit of several files', () => {
  it('a document for 2 to 4 files is incomplete with one file', () => {
    expect(missingAttachments([photos], ['foto'])).toEqual([photos]);
    expect(surplusAttachments([photos], ['foto'])).toEqual([]);
  });
  it.each([2, 4])('a document for 2 to 4 files is complete with %i files', (count) => {
    expect(missingAttachments([photos], repeatCode('foto', count))).toEqual([]);
    expect(surplusAttachments([photos], repeatCode('foto', count))).toEqual([]);
  });
  it('a document for 2 to 4 files has too many files with five files', () => {
    expect(missingAttachments([photos], repeatCode('foto', 5))).toEqual([]);
    expect(surplusAttachments([photos], repeatCode('foto', 5))).toEqual([photos]);
  });

  it('an optional document needs no file, but is incomplete with one file if its minimum is two', () => {
    expect(missingAttachments([optionalLetters], [])).toEqual([]);
    expect(missingAttachments([optionalLetters], repeatCode('surat', 1))).toEqual([optionalLetters]);
  });

  it('an order with too many files is invalid, and its message names the maximum', () => {
    const items = repeatCode('foto', 5).map((code) => ({ code, title: '' }));
    const { error } = attachmentList([photos]).safeParse(items);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Maksimal 4 berkas']);
  });
});

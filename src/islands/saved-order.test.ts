import { emptyDraft } from '@naungan/ui/orders/order-wizard';
import { describe, expect, it } from 'vitest';
import { copyFromLastOrder, resumeDraft, type SavedOrder } from './saved-order.ts';

const TYPED = '1985-05-12';
const ktp = new File(['isi'], 'ktp.jpg');
const portrait = new File(['isi'], 'foto.jpg');

function kept(searched?: string): SavedOrder {
  const { files: _files, ...draft } = emptyDraft(TYPED);
  return { ...draft, searched };
}

describe('a draft that is resumed', () => {
  it.each([
    ['the same search', '1990-01-01', '1990-01-01', TYPED],
    ['no search', '1990-01-01', undefined, TYPED],
    ['no search, now or then', undefined, undefined, TYPED],
    ['another search', '1990-01-01', '1972-03-04', '1972-03-04'],
    ['a first search', undefined, '1972-03-04', '1972-03-04'],
  ])('after %s has the right birth date', (_says, searched, dob, birthDate) => {
    expect(resumeDraft({ values: kept(searched), files: {} }, dob).values.birthDate).toBe(birthDate);
  });

  it('has its files, and nothing of how it was found', () => {
    const draft = resumeDraft({ values: kept('1990-01-01'), files: { ktp } }, '1990-01-01');
    expect(draft.files).toEqual({ ktp });
    expect(draft).not.toHaveProperty('searched');
  });
});

describe('a draft copied from another plan', () => {
  const beneficiary = { primary: [], secondary: [], email: '', phone: '' } as unknown;
  const before = kept('1990-01-01');
  const full = {
    ...before,
    beneficiary,
    declarations: { d1: 'ya' },
    values: { ...before.values, fullname: 'SARI', acceptTnc: true, printPolicy: true },
  } as SavedOrder;
  const copied = copyFromLastOrder({ values: full, files: { ktp, portrait } }, [
    { code: 'ktp' },
    { code: 'npwp' },
  ]);

  it('has its people and the files that this plan asks for', () => {
    expect(copied.values.values).toMatchObject({ fullname: 'SARI', birthDate: TYPED });
    expect(copied.values.beneficiary).toBe(beneficiary);
    expect(copied.values.searched).toBe('1990-01-01');
    expect(copied.files).toEqual({ ktp });
  });

  it('accepts no terms, answers no question and buys no print', () => {
    expect(copied.values.declarations).toEqual({});
    expect(copied.values.values).toMatchObject({ acceptTnc: false, printPolicy: false });
  });
});

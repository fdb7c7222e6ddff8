import { loadLineOrder } from '@naungan/ui/lines';
import type { FlatOrderDraft } from '@naungan/ui/lines/saved-draft';
import { emptyDraft } from '@naungan/ui/orders/order-wizard';
import { describe, expect, it } from 'vitest';
import { copyFromLastOrder, draftSearch, orderDraftNameOf, resumeDraft } from './saved-order.ts';

const [ACCIDENT, HEALTH] = await Promise.all([loadLineOrder('kecelakaandiri'), loadLineOrder('kesehatan')]);
const TODAY = '2026-11-22';
const TYPED_BIRTH_DATE = '1985-05-12';
const ktp = new File(['isi'], 'ktp.jpg');
const portrait = new File(['isi'], 'foto.jpg');
const BENEFICIARY = {
  primary: { fullName: 'BUDI', relationship: 'SUAMI', useSecondary: false },
  secondary: [],
  email: 'budi@contoh.id',
  phone: '81234567890',
  description: '',
};

function savedValues(searchedDate?: string) {
  const { slices, sameAsAccount } = emptyDraft(ACCIDENT, { dob: TYPED_BIRTH_DATE });
  return { slices, sameAsAccount, searched: searchedDate ? { dob: searchedDate } : {} };
}
const searchOfDate = (dob: string | undefined) => (dob ? { dob } : {});

describe('a draft that is resumed', () => {
  it.each([
    ['the same search', '1990-01-01', '1990-01-01', TYPED_BIRTH_DATE],
    ['no search in the URL', '1990-01-01', undefined, TYPED_BIRTH_DATE],
    ['no search in the draft or the URL', undefined, undefined, TYPED_BIRTH_DATE],
    ['another search', '1990-01-01', '1972-03-04', '1972-03-04'],
    ['a first search', undefined, '1972-03-04', '1972-03-04'],
  ])(
    'has the typed birth date, unless the search in the URL has another birth date than the search in the draft: %s',
    (_name, searchedDate, dob, birthDate) => {
      const draft = resumeDraft(
        'kecelakaandiri',
        ACCIDENT,
        { values: savedValues(searchedDate), files: {} },
        searchOfDate(dob),
      );
      expect(draft.slices.insured.birthDate).toBe(birthDate);
    },
  );

  it('a draft that is resumed has the stored files, but not the stored search', () => {
    const draft = resumeDraft(
      'kecelakaandiri',
      ACCIDENT,
      { values: savedValues('1990-01-01'), files: { ktp } },
      searchOfDate('1990-01-01'),
    );
    expect(draft.files).toEqual({ ktp });
    expect(draft).not.toHaveProperty('searched');
  });
});

describe('an order that is placed again', () => {
  it('an order that is placed again has a separate draft, whose name differs from the names of the plan’s other drafts', () => {
    const names = [null, 'o-1', 'o-2'].map((formerOrderId) =>
      orderDraftNameOf('kesehatan', 'p-1', formerOrderId),
    );
    expect(new Set(names).size).toBe(3);
    expect(names[0]).toBe('kesehatan.p-1');
  });

  it('an order that is placed again searches by the birth date of the former order, if the date is complete', () => {
    const draft = resumeDraft('kecelakaandiri', ACCIDENT, { values: savedValues(), files: {} }, {});
    expect(draftSearch('kecelakaandiri', ACCIDENT, draft)).toEqual({ dob: TYPED_BIRTH_DATE });
    const { insured } = draft.slices;
    const draftWithPartialDate = {
      ...draft,
      slices: { ...draft.slices, insured: { ...insured, birthDate: '12/05/' } },
    };
    expect(draftSearch('kecelakaandiri', ACCIDENT, draftWithPartialDate)).toEqual({});
  });
});

describe('a draft copied from another plan', () => {
  const lastValues = savedValues('1990-01-01');
  const values = {
    ...lastValues,
    slices: {
      ...lastValues.slices,
      terms: { acceptTnc: true },
      insured: { ...lastValues.slices.insured, fullname: 'SARI' },
      beneficiary: BENEFICIARY,
      shipping: { ...lastValues.slices.shipping, printPolicy: true },
      declarations: { d1: 'ya' as const },
    },
  };
  const card = { code: 'ktp', name: 'KTP', extention: 'image', required: true, limit: 2 } as const;
  const requiredDocuments = [card, { ...card, code: 'npwp', name: 'NPWP' }];
  const copiedDraft = copyFromLastOrder(
    'kecelakaandiri',
    ACCIDENT,
    { values, files: { ktp, portrait } },
    requiredDocuments,
    TODAY,
  );

  it('a draft copied from another plan has the insured and the beneficiaries, and only those files that the new plan requires', () => {
    expect(copiedDraft.values.slices.insured).toMatchObject({
      fullname: 'SARI',
      birthDate: TYPED_BIRTH_DATE,
    });
    expect(copiedDraft.values.slices.beneficiary).toEqual(BENEFICIARY);
    expect(copiedDraft.values.searched).toEqual({ dob: '1990-01-01' });
    expect(copiedDraft.files).toEqual({ ktp });
  });

  it('a draft copied from another plan has only the identity document of the chosen type', () => {
    const { slices } = values;
    const insured = { ...slices.insured, identiyType: 'paspor' as const };
    const foreigner = { ...values, slices: { ...slices, insured } };
    const files = { ktp, paspor: portrait };
    const copy = copyFromLastOrder('kecelakaandiri', ACCIDENT, { values: foreigner, files }, [card], TODAY);
    expect(copy.files).toEqual({ paspor: portrait });
  });

  it('a draft copied from another plan has no accepted terms, no declarations and no printed policy', () => {
    const { declarations, terms, shipping } = copiedDraft.values.slices;
    expect(declarations).toEqual({});
    expect(terms.acceptTnc).toBe(false);
    expect(shipping.printPolicy).toBe(false);
  });
});

describe('a draft in the old, flat format', () => {
  const { insured, addresses, shipping } = savedValues().slices;
  const flatDraft: FlatOrderDraft & { values: { timePeriod: number } } = {
    values: {
      ...insured,
      ...shipping,
      timePeriod: 1,
      acceptTnc: true,
      addresses: { ...addresses, province: 'BALI' },
      fullname: 'SARI',
      printPolicy: true,
      shippingAddress: 'JL. MELATI 1',
    },
    sameAsAccount: true,
    declarations: { d1: 'tidak' },
    beneficiary: BENEFICIARY,
    searched: '1990-01-01',
  };
  const draft = resumeDraft(
    'kecelakaandiri',
    ACCIDENT,
    { values: flatDraft, files: { ktp } },
    searchOfDate('1990-01-01'),
  );

  it('converts a draft in the old, flat format: every value moves to the slice of its step', () => {
    expect(draft).toMatchObject({
      sameAsAccount: true,
      files: { ktp },
      slices: {
        terms: { acceptTnc: true },
        insured: { fullname: 'SARI', birthDate: TYPED_BIRTH_DATE },
        addresses: { province: 'BALI' },
        beneficiary: BENEFICIARY,
        shipping: { printPolicy: true, customShippingAddress: false, shippingAddress: 'JL. MELATI 1' },
        declarations: { d1: 'tidak' },
      },
    });
  });

  it('uses the birth date of a newer search', () => {
    const resumedDraft = resumeDraft(
      'kecelakaandiri',
      ACCIDENT,
      { values: flatDraft, files: {} },
      searchOfDate('1972-03-04'),
    );
    expect(resumedDraft.slices.insured.birthDate).toBe('1972-03-04');
  });

  it('resumes a draft that lacks the fields which the visitor never filled in', () => {
    const { beneficiary: _, searched: __, ...firstFields } = flatDraft;
    const resumedDraft = resumeDraft('kecelakaandiri', ACCIDENT, { values: firstFields, files: {} }, {});
    expect(resumedDraft.slices.beneficiary.primary.fullName).toBe('');
  });

  it('resumes a draft in the old, flat format for a line without beneficiaries', () => {
    const healthDraft = resumeDraft('kesehatan', HEALTH, { values: flatDraft, files: {} }, {});
    expect(healthDraft.slices.insured.fullname).toBe('SARI');
  });
});

import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { fixedId } from '../../core/fixed-id.ts';
import { plans } from '../../db/schema.ts';
import { planByCode } from '../orders/fixture.ts';
import { widestSpecs } from './service.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

const { document } = planByCode('HK-20');
const isPlan = eq(plans.id, fixedId('plan/HK-20'));
const OPTIONAL_DOCUMENTS = ['kartu-keluarga', 'surat-dokter'];
const QUOTATION = {
  code: 'penawaran',
  name: 'Penawaran',
  extention: 'pdf',
  required: false,
  limit: 5,
} as const;

/** Stores the plan as it was before documents could be photographed, with an additional PDF document. */
async function storePdfPlan(): Promise<void> {
  const attachments = document.attachments.map((spec) =>
    OPTIONAL_DOCUMENTS.includes(spec.code) ? { ...spec, extention: 'pdf' } : spec,
  );
  await harness.deps.db
    .update(plans)
    .set({ document: { ...document, attachments: [...attachments, QUOTATION] } })
    .where(isPlan);
}

it('migration 0017 allows photos of the optional documents of an older plan, but not of its other PDF documents', async () => {
  await storePdfPlan();
  const migration = new URL('../../migrations/0017_paper_photos.sql', import.meta.url);
  await harness.deps.db.execute(sql.raw(await readFile(migration, 'utf8')));
  const [storedPlan] = await harness.deps.db.select({ document: plans.document }).from(plans).where(isPlan);
  expect(storedPlan?.document).toEqual({ ...document, attachments: [...document.attachments, QUOTATION] });
});

it.each([
  ['last', ['pdf', 'pdf_image']],
  ['first', ['pdf_image', 'pdf']],
] as const)(
  'a document of several plans accepts PDF and images if only the %s plan accepts both',
  (_position, kinds) => {
    const documents = kinds.map((extention) => ({ ...QUOTATION, extention }));
    expect(widestSpecs(documents).get('penawaran')).toMatchObject({ extention: 'pdf_image', limit: 5 });
  },
);

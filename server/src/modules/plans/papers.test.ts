import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { fixedId } from '../../core/fixed-id.ts';
import { plans } from '../../db/schema.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { planByCode } from '../orders/fixture.ts';
import { uploadSpecs } from './service.ts';

let test: Harness;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const { document } = planByCode('HK-20');
const own = eq(plans.id, fixedId('plan/HK-20'));
const PAPERS = ['kartu-keluarga', 'surat-dokter'];
const tender = { code: 'penawaran', name: 'Penawaran', extention: 'pdf', required: false, limit: 5 } as const;

/** The plan as it was stored before papers could be photographed, with a PDF of its own. */
async function storePdfPlan(): Promise<void> {
  const attachments = document.attachments.map((spec) =>
    PAPERS.includes(spec.code) ? { ...spec, extention: 'pdf' } : spec,
  );
  await test.deps.db
    .update(plans)
    .set({ document: { ...document, attachments: [...attachments, tender] } })
    .where(own);
}

it('a plan that was stored before takes photos of papers once the database is brought up to date', async () => {
  await storePdfPlan();
  const migration = new URL('../../migrations/0017_paper_photos.sql', import.meta.url);
  await test.deps.db.execute(sql.raw(await readFile(migration, 'utf8')));
  const [stored] = await test.deps.db.select({ document: plans.document }).from(plans).where(own);
  expect(stored?.document).toEqual({ ...document, attachments: [...document.attachments, tender] });
});

it.each([
  ['last', ['pdf', 'pdf_image']],
  ['first', ['pdf_image', 'pdf']],
] as const)(
  'a file is taken as it arrives when the %s plan of the line takes its kind',
  async (_place, kinds) => {
    const asked = kinds.map((extention) => ({ ...tender, extention }));
    const documents = vi.spyOn(serverLine('kesehatan').catalogue, 'documents').mockResolvedValue(asked);
    const specs = await uploadSpecs(test.deps.db, 'kesehatan');
    documents.mockRestore();
    expect(specs.get('penawaran')).toMatchObject({ extention: 'pdf_image', limit: 5 });
  },
);

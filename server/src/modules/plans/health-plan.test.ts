import type { PlanOf } from '@naungan/domain/lines';
import { MESSAGES } from '@naungan/domain/messages';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, startApp } from '../../../test/harness.ts';
import { fixedId } from '../../core/fixed-id.ts';
import { plans } from '../../db/schema.ts';
import { seedPlans } from '../../seed/plans.ts';

let harness: Harness;
beforeAll(async () => {
  harness = await startApp();
});
afterAll(() => harness.close());

describe('one health plan', () => {
  const getPlan = (id: string, query = '') => harness.api('GET', `/health/${id}${query}`);

  it('a health plan is returned with its limit, fees, premiums and documents', async () => {
    const { body } = await getPlan(fixedId('plan/HK-23'), '?dob=1985-05-05');
    const { health, birthDate } = body.response as { health: PlanOf<'kesehatan'>; birthDate: string };
    expect(birthDate).toBe('1985-05-05');
    expect(health).toMatchObject({
      productName: 'Waradhana Fleksi Manfaat',
      limitClaim: { limit: 250_000_000, limitToBenefit: true },
      serviceFee: { useServiceFee: true, method: 'percentage', value: 1.25, maximumValue: 70_000 },
      claimMecanism: [
        { mecanism: 'Cashless', area: 'Indonesia' },
        { mecanism: 'Reimbursement', area: 'Indonesia' },
      ],
    });
    expect(health.premi).toHaveLength(7);
    expect(health.attachments.map(({ code }) => code)).toEqual(['ktp', 'foto-diri', 'surat-dokter']);
  });

  // `hidden-3` is the id of a blurred plan in lists for visitors.
  it.each(['66666666-6666-4666-8666-666666666666', 'hidden-3', 'bukan-id', '%00', "1'"])(
    'a health plan is not found by the id %s',
    async (id) => {
      expect(await getPlan(id)).toMatchObject({ status: 404 });
    },
  );

  it('a health plan is not found after its withdrawal, also when the seed has run again', async () => {
    const id = fixedId('plan/HK-10');
    await harness.deps.db.update(plans).set({ active: false }).where(eq(plans.id, id));
    expect(await getPlan(id)).toMatchObject({ status: 404, body: { response: MESSAGES.plans.notFound } });
    await seedPlans(harness.deps.db);
    expect(await getPlan(id)).toMatchObject({ status: 404 });
    await harness.deps.db.update(plans).set({ active: true }).where(eq(plans.id, id));
  });

  it('a health plan is not returned for a birth date in the future', async () => {
    expect(await getPlan(fixedId('plan/HK-01'), '?dob=2030-01-01')).toMatchObject({ status: 422 });
  });
});

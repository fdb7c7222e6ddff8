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
  const read = (id: string, query = '') => harness.api('GET', `/health/${id}${query}`);

  it('returns one health plan with all its data', async () => {
    const { body } = await read(fixedId('plan/HK-23'), '?dob=1985-05-05');
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

  it.each(['66666666-6666-4666-8666-666666666666', 'hidden-3', 'bukan-id', '%00', "1'"])(
    'returns 404 for the id %s',
    async (id) => {
      expect(await read(id)).toMatchObject({ status: 404 });
    },
  );

  it('returns 404 with a message once it is withdrawn', async () => {
    const id = fixedId('plan/HK-10');
    await harness.deps.db.update(plans).set({ active: false }).where(eq(plans.id, id));
    expect(await read(id)).toMatchObject({ status: 404, body: { response: MESSAGES.plans.notFound } });
    await seedPlans(harness.deps.db);
    expect(await read(id)).toMatchObject({ status: 404 });
    await harness.deps.db.update(plans).set({ active: true }).where(eq(plans.id, id));
  });

  it('rejects an impossible birth date', async () => {
    expect(await read(fixedId('plan/HK-01'), '?dob=2030-01-01')).toMatchObject({ status: 422 });
  });
});

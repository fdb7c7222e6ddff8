import type { AgeTariff } from '@naungan/domain/tariff-change';
import { planByCode } from '../../src/modules/orders/fixture.ts';
import type { Harness } from '../harness.ts';

/** Reads products, and proposes, approves, refuses and ends changes of one. */
export async function callCatalogue(harness: Harness): Promise<void> {
  const { token } = await harness.deskPerson({ roles: ['editor'] });
  const supervisor = { token: await harness.deskToken() };
  const path = `/desk/products/${planByCode('HK-01').id}`;
  await harness.api('GET', '/desk/products', { token });
  const { body } = await harness.api('GET', path, { token });
  const { tariff, tariffVersion: version } = body.response as { tariff: AgeTariff; tariffVersion: number };
  const newTariff = { ...tariff, adminFee: tariff.adminFee + 1_000 };
  const validity = { validFrom: '2027-01-01', validUntil: null };
  const reason = 'Tarif baru';
  const change = { kind: 'tariff', tariff: newTariff };
  await harness.api('POST', `${path}/preview`, { token, body: { ...validity, change } });
  const propose = async () => {
    const proposal = { ...validity, tariff: newTariff, reason, version };
    const reply = await harness.api('POST', `${path}/tariff`, { token, body: proposal });
    return (reply.body.response as { id: string }).id;
  };
  const refused = await propose();
  await harness.api('POST', `/desk/plan-changes/${refused}/reject`, { ...supervisor, body: { reason } });
  await harness.api('POST', `/desk/plan-changes/${await propose()}/approve`, supervisor);
  const sale = { ...validity, sale: 'offline', reason };
  const planned = await harness.api('POST', `${path}/sale`, { token, body: sale });
  const { id } = planned.body.response as { id: string };
  await harness.api('POST', `/desk/plan-changes/${id}/end`, { token, body: { reason } });
}

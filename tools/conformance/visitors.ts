import { randomUUID } from 'node:crypto';
import { GUEST_TOKEN } from '@naungan/api/guest-token';
import type { Backend } from './backend.ts';

const VISITOR = { fullName: 'Uji Kesesuaian', phoneNumber: '81234567890', email: 'uji@contoh.test' };

/** Tests the calls of a visitor without an account: contact details, consultation and offline order. */
export async function tryVisitors({ expectSuccess, expectProblem, record, skip }: Backend): Promise<void> {
  await expectProblem('verifyGuest', {}, { status: 404 }, 'a visitor without contact details');
  const guest = await expectSuccess('createGuest', {
    body: { ...VISITOR, product: 'kesehatan', partner: 'uji-kesesuaian' },
  });
  if (guest) {
    const [cookie] = guest.headers.getSetCookie().flatMap((text) => text.split(';', 1));
    const hasGuestCookie = [GUEST_TOKEN, `__Host-${GUEST_TOKEN}`].some((name) =>
      cookie?.startsWith(`${name}=`),
    );
    record('createGuest', `sets the cookie ${GUEST_TOKEN}`, hasGuestCookie ? [] : ['no such cookie']);
    if (cookie && hasGuestCookie) await expectSuccess('verifyGuest', { headers: { cookie } });
  } else skip('verifyGuest', 'there is no guest');
  await expectProblem(
    'createGuest',
    { body: { ...VISITOR, email: 'uji' } },
    { status: 422 },
    'an invalid e-mail',
  );
  await expectProblem(
    'createGuest',
    { body: { ...VISITOR, partner: 'Bukan Kode!' } },
    { status: 422 },
    'an invalid partner code',
  );
  await expectSuccess('createConsultation', {
    body: { ...VISITOR, message: 'Ini uji kesesuaian, mohon diabaikan.' },
  });
  const request = { ...VISITOR, productType: 'kesehatan', productId: randomUUID() };
  await expectProblem('offlineOrder', { body: request }, { status: 404 }, 'an unknown product');
  await expectSuccess('forgetGuest', {});
}

import {
  ACCOUNT,
  byLink,
  callDesk,
  claimFiles,
  createPolicy,
  HEIR_PATH,
  letterParts,
  makeClaim,
  makeHeirClaim,
  payAtDesk,
  pdfPart,
  readClaim,
  readHeirClaim,
  sendFile,
} from '../../src/modules/claims/fixture.ts';
import type { Harness, Reply, TestMember } from '../harness.ts';

const REASON = { reason: 'Sesuai dengan bukti' };
const receipt = () => [{ name: 'title', content: 'Kuitansi' }, pdfPart('document')];

/** Takes a vehicle claim from its submission to its confirmed payment. */
async function callVehicleClaim(shop: Harness, member: TestMember): Promise<void> {
  const { token } = member;
  const deskToken = await shop.deskToken();
  const policy = await createPolicy(shop, member, 'kendaraan');
  await shop.api('GET', `/policies/${policy.id}`, { token });
  await shop.api('GET', `/claims/client/${policy.number}/inquiry?productType=kendaraan`, { token });
  const id = await makeClaim(shop, member, policy);
  const path = `/claims/client/${id}`;
  const claim = await readClaim(shop, member, id);
  await shop.api('GET', '/claims/client?type=kendaraan', { token });
  await shop.api('PATCH', `${path}/repair`, {
    token,
    body: { workshopID: claim.vehicle?.workshops[0]?._id },
  });
  await shop.api('POST', `${path}/messages`, { token, body: { text: 'Kapan selesai?' } });
  await callDesk(shop, id, 'messages', { text: 'Besok' });
  await callDesk(shop, id, 'take-up');
  await callDesk(shop, id, 'documents', { attachments: ['FOTO'], feedback: 'Foto kurang jelas' });
  const photos = claimFiles({ productType: 'kendaraan', cause: 'VE01', isThirdParty: false }, ['FOTO']);
  await shop.multipart('PUT', `${path}?FOTO&productType=kendaraan`, photos, { token });
  await shop.multipart('POST', `${path}/documents`, receipt(), { token });
  await shop.api('GET', `/desk/claims/${id}`, { token: deskToken });
  await callDesk(shop, id, 'settlement', { loss: 5_000_000 });
  await callDesk(shop, id, 'approve', { loss: 5_000_000, ...REASON });
  await shop.api('PATCH', `${path}/replacement`, { token, body: { selectedMethod: 'workshop' } });
  await callDesk(shop, id, 'replacement');
  await sendFile(shop, member, id, 'letter');
  await callDesk(shop, id, 'letter', REASON);
  await sendFile(shop, member, id, 'letter');
  await shop.api('PATCH', `${path}/account`, { token, body: ACCOUNT });
  for (const step of ['received', 'estimate', 'repair', 'ready'])
    await callDesk(shop, id, 'repair', { step });
  await payAtDesk(shop, id);
  await shop.api('PATCH', path, { token, body: { paymentConfirm: true } });
  await shop.api('GET', `/desk/claims/${id}/journal`, { token: deskToken });
}

const answerAppeal = async (shop: Harness, id: string): Promise<Reply> =>
  shop.multipart(
    'POST',
    `/desk/claims/${id}/appeal`,
    [
      { name: 'answer', content: 'keep' },
      { name: 'reason', content: 'Jumlahnya tetap' },
      pdfPart('responseLetter'),
    ],
    { token: await shop.deskToken() },
  );

/** Rejects a health claim, appeals, and withdraws and closes further claims. */
async function callHealthClaims(shop: Harness, member: TestMember): Promise<void> {
  const policy = await createPolicy(shop, member, 'kesehatan');
  const id = await makeClaim(shop, member, policy);
  await callDesk(shop, id, 'take-up');
  await callDesk(shop, id, 'approve', { loss: 1_000_000, ...REASON });
  await callDesk(shop, id, 'recall', REASON);
  await callDesk(shop, id, 'reject', REASON);
  await sendFile(shop, member, id, 'appeal');
  await answerAppeal(shop, id);
  const withdrawnId = await makeClaim(shop, member, policy, { again: 'Y' });
  await shop.api('POST', `/claims/client/${withdrawnId}/withdrawal`, { token: member.token, body: REASON });
  const closedId = await makeClaim(shop, member, policy, { again: 'Y' });
  await callDesk(shop, closedId, 'take-up');
  await callDesk(shop, closedId, 'approve', { loss: 1_000_000, ...REASON });
  await sendFile(shop, member, closedId, 'letter');
  await payAtDesk(shop, closedId);
  await callDesk(shop, closedId, 'close', REASON);
}

/** Proposes payments to a changed account: one is confirmed, the other rejected, by another person. */
async function callProposals(shop: Harness, member: TestMember): Promise<void> {
  const policy = await createPolicy(shop, member, 'kesehatan');
  const { token } = await shop.deskPerson({ roles: ['finance'] });
  for (const decision of ['confirm', 'reject']) {
    const id = await makeClaim(shop, member, policy, { again: 'Y' });
    await callDesk(shop, id, 'take-up');
    await callDesk(shop, id, 'approve', { loss: 1_000_000, ...REASON });
    await sendFile(shop, member, id, 'letter');
    const account = { ...ACCOUNT, bankName: 'Bank Mandiri' };
    await shop.api('PATCH', `/claims/client/${id}/account`, { token: member.token, body: account });
    await payAtDesk(shop, id);
    const [proposal] = (await shop.api('GET', '/desk/proposals', { token })).body.response as {
      id: string;
    }[];
    await shop.api('POST', `/desk/proposals/${proposal?.id}/${decision}`, { token, body: REASON });
  }
}

/** Takes claims of heirs through every call of an heir's link. Returns the secret of a link. */
async function callHeirClaims(shop: Harness, member: TestMember): Promise<string> {
  const policy = await createPolicy(shop, member, 'kecelakaandiri');
  const deskToken = await shop.deskToken();
  const { id, secret } = await makeHeirClaim(shop, policy, { email: 'ahli-waris-1@contoh.test' });
  const link = byLink(secret);
  await shop.api('POST', `${HEIR_PATH}/messages`, { ...link, body: { text: 'Halo' } });
  await shop.multipart('POST', `${HEIR_PATH}/documents`, receipt(), link);
  await callDesk(shop, id, 'take-up');
  const attachment = (await readHeirClaim(shop, secret)).info.attachment[0]?.code ?? '';
  await callDesk(shop, id, 'documents', { attachments: [attachment], feedback: 'Kurang jelas' });
  const claim = { productType: 'kecelakaandiri', cause: 'PA02', isThirdParty: false, isHeir: true } as const;
  const files = claimFiles(claim, [attachment]);
  await shop.multipart('PUT', `${HEIR_PATH}?${attachment}&productType=kecelakaandiri`, files, link);
  await callDesk(shop, id, 'reject', REASON);
  await shop.multipart('PUT', `${HEIR_PATH}/appeal`, [pdfPart('appeal')], link);
  const paid = await makeHeirClaim(shop, policy, {
    email: 'ahli-waris-2@contoh.test',
    payload: { incidentDate: '2026-11-20' },
  });
  const paidLink = byLink(paid.secret);
  await callDesk(shop, paid.id, 'take-up');
  await callDesk(shop, paid.id, 'approve', { loss: 1, accident: { kind: 'death' }, ...REASON });
  const account = { ...ACCOUNT, accountHolder: 'BUDI SANTOSO' };
  await shop.multipart('PATCH', `${HEIR_PATH}/upload`, letterParts(account), paidLink);
  await shop.api('PATCH', `${HEIR_PATH}/account`, { ...paidLink, body: account });
  await payAtDesk(shop, paid.id);
  await shop.api('PATCH', HEIR_PATH, { ...paidLink, body: { paymentConfirm: true } });
  const email = 'ahli-waris-3@contoh.test';
  const withdrawn = await makeHeirClaim(shop, policy, { email, payload: { incidentDate: '2026-11-19' } });
  const { claimNumber } = (await readHeirClaim(shop, withdrawn.secret)).head;
  await shop.api('POST', '/claims/heirs/claim/link', byLink(withdrawn.secret));
  await shop.api('POST', '/claims/heirs/link', { body: { claimNumber, email } });
  await shop.api('POST', `/desk/claims/${withdrawn.id}/link`, { token: deskToken });
  await shop.api('POST', '/claims/heirs/claim/withdrawal', { ...byLink(withdrawn.secret), body: {} });
  await shop.api('DELETE', '/claims/heirs/claim/link', byLink(withdrawn.secret));
  await shop.api('DELETE', `/desk/claims/${withdrawn.id}/link`, { token: deskToken });
  return secret;
}

/** Calls every operation of claims. Returns the secret of an heir's link. */
export async function callClaimOperations(shop: Harness, member: TestMember): Promise<string> {
  await callVehicleClaim(shop, member);
  await callHealthClaims(shop, member);
  await callProposals(shop, member);
  return callHeirClaims(shop, member);
}

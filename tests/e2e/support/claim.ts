import { type APIRequestContext, expect } from '@playwright/test';
import { claimDocuments } from '../../../packages/domain/src/claim/index.ts';
import { todayInJakarta } from '../../../packages/domain/src/dates/index.ts';
import { type ClaimablePolicy, createMinimalFile } from './claimable-policy.ts';
import { type Account, logIn } from './member.ts';

/** Code of the cause of each line's claims. */
const CAUSES = { kendaraan: 'VE01', kesehatan: 'HE01', kebakaran: 'FI01', kecelakaandiri: 'PA02' };

/** Additional fields of a fire claim. */
const FIRE_FIELDS = {
  totalClaim: 150_000_000,
  causeDisaster: 'Korsleting di dapur',
  account: { accountNumber: '1234567890', accountHolder: 'TUNGGU SARI', bankName: 'Bank Central Asia (BCA)' },
};

/**
 * Submits a claim over the API; returns its id. `description` determines the decision of the simulated insurer.
 */
export async function submitClaim(
  request: APIRequestContext,
  account: Account,
  { policyNumber, productType }: ClaimablePolicy,
  description: string,
): Promise<string> {
  const { token } = await logIn(request, account);
  const cause = CAUSES[productType];
  const payload = {
    causeOfClaim: cause,
    incidentDate: todayInJakarta(new Date()),
    description,
    thirdPartyClaim: 'N',
    ...(productType === 'kebakaran' && FIRE_FIELDS),
  };
  const form = new FormData();
  form.append('payload', JSON.stringify(payload));
  for (const spec of claimDocuments({ productType, cause, isThirdParty: false })) {
    if (!spec.required) continue;
    const { name, mimeType, buffer } = await createMinimalFile(spec);
    for (let count = spec.min ?? 1; count > 0; count -= 1)
      form.append(spec.code, new Blob([buffer], { type: mimeType }), name);
  }
  const reply = await request.post(`/api/v1/claims/client/${policyNumber}?productType=${productType}`, {
    headers: { access_token: token },
    multipart: form,
  });
  expect(reply.ok(), await reply.text()).toBe(true);
  return ((await reply.json()) as { response: { _id: string } }).response._id;
}

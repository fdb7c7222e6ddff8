import type { Db, Tx } from '../../../db/client.ts';
import type { Deps } from '../../../deps.ts';
import { findUser } from '../../accounts/service.ts';
import { findInvoiceOfOrder } from '../../invoices/repository.ts';
import { findOrder } from '../../orders/service.ts';
import { findPolicy, keepCertificateKey, type PolicyRecord } from '../repository.ts';
import { renderCertificate } from './render.ts';

export const CERTIFICATE_JOB = 'policy.certificate';

const MIME_TYPE = 'application/pdf';

/** Makes the PDF and keeps it under the policy's own key, so that two makers at once write the same file. */
async function makeCertificate(db: Db | Tx, deps: Deps, policy: PolicyRecord): Promise<string> {
  const order = await findOrder(db, policy.orderId);
  const holder = await findUser(db, policy.userId);
  const invoice = await findInvoiceOfOrder(db, policy.orderId);
  if (!order || !holder || !invoice) throw new Error(`Policy ${policy.id} lost its order, holder or invoice`);
  const pdf = await renderCertificate({
    policy,
    order,
    holder,
    invoice,
    brand: deps.config.BRAND,
    publicUrl: deps.config.PUBLIC_URL,
  });
  const key = `certificates/${policy.id}.pdf`;
  await deps.files.put(key, pdf, { mimeType: MIME_TYPE });
  await keepCertificateKey(db, policy.id, key);
  return key;
}

/** A link to the certificate that dies within ten minutes [Q5]; made now when the job has not been there yet. */
export async function certificateLink(db: Db | Tx, deps: Deps, policy: PolicyRecord): Promise<string | null> {
  try {
    const key = policy.certificateKey ?? (await makeCertificate(db, deps, policy));
    return deps.files.signedUrl(key, { name: `Polis-${policy.policyNumber}.pdf`, mimeType: MIME_TYPE });
  } catch (err) {
    deps.log.error({ err, policy: policy.id }, 'a certificate could not be made');
    return null;
  }
}

/** The job: makes the certificate unless it exists. */
export async function ensureCertificate(deps: Deps, policyId: string): Promise<void> {
  const policy = await findPolicy(deps.db, policyId);
  if (policy && !policy.certificateKey) await makeCertificate(deps.db, deps, policy);
}

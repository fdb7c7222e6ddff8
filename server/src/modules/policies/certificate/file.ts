import type { Db, Tx } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Deps } from '../../../deps.ts';
import { findUser } from '../../accounts/service.ts';
import { findInvoiceOfOrder } from '../../invoices/service.ts';
import { findOrder } from '../../orders/service.ts';
import { mailIssued } from '../mails.ts';
import { findPolicy, keepCertificateKey, type PolicyRecord } from '../repository.ts';
import { renderCertificate } from './render.ts';

export const CERTIFICATE_JOB = 'policy.certificate';

const FOLDER = 'certificates';
const MIME_TYPE = 'application/pdf';
const keyOf = ({ id }: PolicyRecord) => `${FOLDER}/${id}.pdf`;

async function renderFor(db: Db | Tx, deps: Deps, policy: PolicyRecord): Promise<Uint8Array> {
  const order = await findOrder(db, policy.orderId);
  const holder = await findUser(db, policy.userId);
  const invoice = await findInvoiceOfOrder(db, policy.orderId);
  if (!order || !holder || !invoice) throw new Error(`Policy ${policy.id} lost its order, holder or invoice`);
  const { BRAND: brand, PUBLIC_URL: publicUrl } = deps.config;
  return renderCertificate({ policy, order, holder, invoice, brand, publicUrl });
}

/** The certificate as a file: where it lies, and what its reader calls it. */
const fileOf = (policy: PolicyRecord) => ({
  key: policy.certificateKey ?? keyOf(policy),
  name: `Polis-${policy.policyNumber}.pdf`,
  mimeType: MIME_TYPE,
});

/** A link to the certificate that dies within ten minutes [Q5]. */
export function certificateLink({ files }: Deps, policy: PolicyRecord): string {
  const { key, ...options } = fileOf(policy);
  return files.signedUrl(key, options);
}

/**
 * The job after issue: makes the PDF unless it exists, keeps it under the policy's own key, and mails it in the
 * transaction that notes the key. So a job that runs twice mails once.
 */
export async function ensureCertificate(deps: Deps, policyId: string): Promise<void> {
  const policy = await findPolicy(deps.db, policyId);
  if (!policy || policy.certificateKey) return;
  const key = keyOf(policy);
  await deps.files.put(key, await renderFor(deps.db, deps, policy), { mimeType: MIME_TYPE });
  await deps.db.transaction(async (tx) => {
    const kept = await keepCertificateKey(tx, policy.id, key);
    if (kept?.status === 'active') await mailIssued(tx, deps, kept, fileOf(kept));
  });
}

/** A link that is opened before the job has been there shows what the job will keep. */
export function serveCertificates(deps: Deps): void {
  deps.files.make(FOLDER, async (name) => {
    const id = name.replace(/\.pdf$/, '');
    const policy = isUuid(id) ? await findPolicy(deps.db, id) : null;
    return policy && { owner: policy.userId, draw: () => renderFor(deps.db, deps, policy) };
  });
}

import type { Db, Tx } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Deps } from '../../../deps.ts';
import { findUser } from '../../accounts/service.ts';
import { findInvoiceOfOrder } from '../../invoices/service.ts';
import { findOrder } from '../../orders/service.ts';
import { mailIssuedPolicy } from '../mails.ts';
import { findPolicy, type PolicyRecord, storeCertificateKey } from '../repository.ts';
import { renderCertificate } from './render.ts';

export const CERTIFICATE_JOB = 'policy.certificate';

const FOLDER = 'certificates';
const MIME_TYPE = 'application/pdf';
const keyOf = ({ id }: PolicyRecord) => `${FOLDER}/${id}.pdf`;

async function renderCertificateOf(db: Db | Tx, deps: Deps, policy: PolicyRecord): Promise<Uint8Array> {
  const order = await findOrder(db, policy.orderId);
  const holder = await findUser(db, policy.userId);
  const invoice = await findInvoiceOfOrder(db, policy.orderId);
  if (!order || !holder || !invoice)
    throw new Error(`Policy ${policy.id} refers to a missing order, holder or invoice`);
  const { BRAND: brand, PUBLIC_URL: publicUrl } = deps.config;
  return renderCertificate({ policy, order, holder, invoice, brand, publicUrl });
}

/** Returns the storage key, the file name and the type of a policy's certificate. */
const fileOf = (policy: PolicyRecord) => ({
  key: policy.certificateKey ?? keyOf(policy),
  name: `Polis-${policy.policyNumber}.pdf`,
  mimeType: MIME_TYPE,
});

/** Returns a link to the certificate that expires after ten minutes [Q5]. */
export function certificateLink({ files }: Deps, policy: PolicyRecord): string {
  const { key, ...options } = fileOf(policy);
  return files.signedUrl(key, options);
}

/**
 * Runs as a job after a policy is issued. Renders the PDF unless it exists, stores it under a key with the policy's
 * id, and queues the mail in the transaction that records the key. A job that runs twice therefore mails once.
 */
export async function ensureCertificate(deps: Deps, policyId: string): Promise<void> {
  const policy = await findPolicy(deps.db, policyId);
  if (!policy || policy.certificateKey) return;
  const key = keyOf(policy);
  await deps.files.put(key, await renderCertificateOf(deps.db, deps, policy), { mimeType: MIME_TYPE });
  await deps.db.transaction(async (tx) => {
    const updatedPolicy = await storeCertificateKey(tx, policy.id, key);
    if (updatedPolicy?.status === 'active')
      await mailIssuedPolicy(tx, deps, updatedPolicy, fileOf(updatedPolicy));
  });
}

/** Registers the generator that renders the certificate when its link is opened before the job has run. */
export function registerCertificateGenerator(deps: Deps): void {
  deps.files.registerGenerator(FOLDER, async (name) => {
    const id = name.replace(/\.pdf$/, '');
    const policy = isUuid(id) ? await findPolicy(deps.db, id) : null;
    return policy && { owner: policy.userId, render: () => renderCertificateOf(deps.db, deps, policy) };
  });
}

import type { Db, Tx } from '../../../db/client.ts';
import { isUuid } from '../../../db/uuid.ts';
import type { Deps } from '../../../deps.ts';
import { findUser } from '../../accounts/service.ts';
import { findInvoiceOfOrder } from '../../invoices/service.ts';
import { findOrder } from '../../orders/service.ts';
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

/** A link to the certificate that dies within ten minutes [Q5]. */
export const certificateLink = ({ files }: Deps, policy: PolicyRecord): string =>
  files.signedUrl(policy.certificateKey ?? keyOf(policy), {
    name: `Polis-${policy.policyNumber}.pdf`,
    mimeType: MIME_TYPE,
  });

/** The job after issue: makes the PDF unless it exists, and keeps it under the policy's own key. */
export async function ensureCertificate(deps: Deps, policyId: string): Promise<void> {
  const policy = await findPolicy(deps.db, policyId);
  if (!policy || policy.certificateKey) return;
  const key = keyOf(policy);
  await deps.files.put(key, await renderFor(deps.db, deps, policy), { mimeType: MIME_TYPE });
  await keepCertificateKey(deps.db, policy.id, key);
}

/** A link that is opened before the job has been there shows what the job will keep. */
export function serveCertificates(deps: Deps): void {
  deps.files.make(FOLDER, async (name) => {
    const id = name.replace(/\.pdf$/, '');
    const policy = isUuid(id) ? await findPolicy(deps.db, id) : null;
    return policy && renderFor(deps.db, deps, policy);
  });
}

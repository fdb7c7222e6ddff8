import type { DeskVisitorContact } from '@naungan/api/desk';
import type { Db } from '../db/client.ts';
import { latestConsultations } from '../modules/consultations/service.ts';
import { latestConsultantRequests, latestGuests } from '../modules/guests/service.ts';

/** Maximum number of rows in the reply. */
const MAX_ROWS = 200;

type ContactRow = Omit<DeskVisitorContact, 'at' | 'kind' | 'product' | 'message'> & {
  createdAt: Date;
  product?: string | null;
  productType?: string;
  message?: string;
};

const contactOf = (kind: DeskVisitorContact['kind'], row: ContactRow): DeskVisitorContact => ({
  at: row.createdAt.toISOString(),
  kind,
  fullName: row.fullName,
  phoneNumber: row.phoneNumber,
  email: row.email,
  product: row.product ?? row.productType ?? null,
  message: row.message || null,
  partner: row.partner,
});

/**
 * Returns the latest guests, questions and requests for a consultant, newest first; with `partner`, only from this
 * partner.
 */
export async function latestVisitorContacts(
  db: Db,
  partner: string | undefined,
): Promise<DeskVisitorContact[]> {
  const guests = await latestGuests(db, partner, MAX_ROWS);
  const questions = await latestConsultations(db, partner, MAX_ROWS);
  const requests = await latestConsultantRequests(db, partner, MAX_ROWS);
  return [
    ...guests.map((row) => contactOf('guest', row)),
    ...questions.map((row) => contactOf('consultation', row)),
    ...requests.map((row) => contactOf('offline', row)),
  ]
    .toSorted((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, MAX_ROWS);
}

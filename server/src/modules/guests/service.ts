import { GUEST_TOKEN } from '@naungan/api/guest-token';
import type { createGuest, offlineOrder } from '@naungan/api/guests';
import type { Viewer } from '@naungan/domain/guest';
import { isSoldLine, lineOf, productTypeInfo, type SoldLine } from '@naungan/domain/lines';
import { formatPhone } from '@naungan/domain/phone';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { isPartners } from '../../core/origins.ts';
import { hashToken, newToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/catalogue.ts';
import { refuse } from '../../problem.ts';
import { findPlan } from '../plans/service.ts';
import { consultantAddress } from '../settings/service.ts';
import * as repository from './repository.ts';

export { type GuestRow, latestConsultantOrders, latestGuests } from './repository.ts';

export const GUEST_SECONDS = 180 * 86_400;
const MAX_TOKEN = 100;

/** The cookie of the own site [Q4], or the header of those who keep none: partners' pages, apps, servers. */
function tokenOf({ cookies, headers }: FastifyRequest, config: Deps['config']): string | undefined {
  const { [GUEST_TOKEN]: header, origin } = headers;
  const mayBring = origin === undefined || isPartners({ headers }, config);
  return typeof header === 'string' && mayBring ? header : cookies[GUEST_TOKEN];
}

/** The guest of the request's cookie or header, or null. `followUpStatus` decides what a plan list shows [Q11]. */
export async function guestOf(
  { db, clock, config }: Deps,
  request: FastifyRequest,
): Promise<repository.GuestRow | null> {
  const token = tokenOf(request, config);
  if (!token || token.length > MAX_TOKEN) return null;
  const guest = await repository.guestByToken(db, hashToken(token));
  const ageMs = guest ? clock().getTime() - guest.createdAt.getTime() : 0;
  return ageMs < GUEST_SECONDS * 1000 ? guest : null;
}

/** Who looks at a list: how much of it they see follows from this [Q11]. */
export async function viewerOf(deps: Deps, request: FastifyRequest, member: object | null): Promise<Viewer> {
  const signedIn = member !== null;
  return { member: signedIn, guest: signedIn ? null : await guestOf(deps, request) };
}

/** Stores the details; the token is the visitor's, and stored as a hash. */
export async function storeGuest(
  { db, clock }: Deps,
  details: z.output<typeof createGuest.body>,
): Promise<{ guest: repository.GuestRow; token: string }> {
  const token = newToken();
  const guest = await repository.insertGuest(db, {
    ...details,
    tokenHash: hashToken(token),
    createdAt: clock(),
  });
  return { guest, token };
}

type OfflineOrder = z.output<typeof offlineOrder.body>;

/** What was searched for, without what makes no sense: as it is stored, and as the broker reads it. */
async function searchOf(db: Deps['db'], line: SoldLine, detail: OfflineOrder['detail']) {
  const { search } = lineOf(line);
  const wanted = search.read(new URLSearchParams(detail));
  const { title, value } = await serverLine(line).searched(db, wanted);
  return { stored: Object.fromEntries(search.write(wanted)), text: `${title}: ${value}` };
}

const SOLD_ONLINE = 'Produk ini dijual secara online, silakan pesan langsung dari halaman produk';

/**
 * Keeps the request and tells the broker, both or neither; false when the product is not sold.
 * @throws Problem CONFLICT for a product that is sold online [Q37]
 */
export async function requestConsultant(
  deps: Deps,
  order: OfflineOrder,
  userId: string | null,
): Promise<boolean> {
  const { productType, productId, fullName, phoneNumber, email, message, detail, partner } = order;
  if (!isSoldLine(productType)) return false;
  const plan = await findPlan(deps.db, productType, productId);
  if (!plan) return false;
  if (plan.transactionType === 'online') return refuse('CONFLICT', SOLD_ONLINE);
  const { stored, text } = await searchOf(deps.db, productType, detail);
  await deps.db.transaction(async (tx) => {
    await repository.insertConsultantOrder(tx, {
      userId,
      productType,
      productId,
      fullName,
      phoneNumber,
      email,
      message,
      partner,
      detail: stored,
      createdAt: deps.clock(),
    });
    await deps.mail.queue(tx, {
      to: await consultantAddress(tx, deps.config),
      subject: `Permintaan konsultasi: ${plan.productName}`,
      heading: 'Permintaan konsultasi baru',
      lines: [
        `Produk: ${plan.productName} – ${plan.insuranceCompany.company_name} (${productTypeInfo(productType).label})`,
        `Nama: ${fullName}`,
        `Telepon: ${formatPhone(phoneNumber)}`,
        `Email: ${email}`,
        text,
        `Pesan: ${message || '-'}`,
        ...(partner ? [`Mitra: ${partner}`] : []),
        userId ? 'Pengirim adalah anggota terdaftar.' : 'Pengirim belum terdaftar sebagai anggota.',
      ],
    });
  });
  return true;
}

import { GUEST_TOKEN } from '@naungan/api/guest-token';
import type { createGuest, offlineOrder } from '@naungan/api/guests';
import { todayInJakarta } from '@naungan/domain/dates';
import type { Viewer } from '@naungan/domain/guest';
import { isProductType, lineOf, type ProductType } from '@naungan/domain/lines';
import { rulesOf } from '@naungan/domain/lines/rules';
import { formatPhone } from '@naungan/domain/phone';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { throwProblem } from '../../api-problem.ts';
import { cookieName } from '../../core/cookie-name.ts';
import { isFromPartner } from '../../core/origins.ts';
import { hashToken, newToken } from '../../core/session.ts';
import type { Deps } from '../../deps.ts';
import { serverLine } from '../../lines/index.ts';
import { findPlan } from '../plans/service.ts';
import { consultantAddress } from '../settings/service.ts';
import * as repository from './repository.ts';

export type { GuestRow } from './repository.ts';

/** Lifetime of a guest's token. */
export const GUEST_SECONDS = 180 * 86_400;
const MAX_TOKEN_LENGTH = 100;

/**
 * Returns the token from this site's cookie [Q4], or from the header of a client without cookies: a partner's
 * site, an app or a server.
 */
function tokenOf({ cookies, headers }: FastifyRequest, config: Deps['config']): string | undefined {
  const { [GUEST_TOKEN]: header, origin } = headers;
  const mayUseHeader = origin === undefined || isFromPartner({ headers }, config);
  return typeof header === 'string' && mayUseHeader ? header : cookies[cookieName(config, GUEST_TOKEN)];
}

/** Returns the guest whose token the request sends in its cookie or header; null for an unknown or expired token. */
export async function guestOf(
  { db, clock, config }: Deps,
  request: FastifyRequest,
): Promise<repository.GuestRow | null> {
  const token = tokenOf(request, config);
  if (!token || token.length > MAX_TOKEN_LENGTH) return null;
  const guest = await repository.guestByToken(db, hashToken(token));
  const ageMs = guest ? clock().getTime() - guest.createdAt.getTime() : 0;
  return ageMs < GUEST_SECONDS * 1000 ? guest : null;
}

/** Returns the viewer of a plan list; the list shows more to members and to guests with contact details [Q11]. */
export async function planListViewer(
  deps: Deps,
  request: FastifyRequest,
  member: object | null,
): Promise<Viewer> {
  const isSignedIn = member !== null;
  return { isMember: isSignedIn, guest: isSignedIn ? null : await guestOf(deps, request) };
}

/** Stores a guest's details. Returns the guest and the token, of which only a hash is stored. */
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

type ConsultantRequest = z.output<typeof offlineOrder.body>;

/** Returns the valid criteria of a search: the fields to store, and the text for the mail. */
async function searchOf(db: Deps['db'], line: ProductType, detail: ConsultantRequest['detail']) {
  const { search } = rulesOf(line);
  const criteria = search.read(new URLSearchParams(detail));
  const { title, value } = await serverLine(line).searchSummary(db, criteria);
  return { fields: Object.fromEntries(search.write(criteria)), text: `${title}: ${value}` };
}

const SOLD_ONLINE_MESSAGE = 'Produk ini dijual secara online, silakan pesan langsung dari halaman produk';

/**
 * Stores a visitor's request for a consultant and queues its mail to the broker, in one transaction. Returns false for
 * an unknown product.
 * @throws ApiProblem CONFLICT for a product that is sold online [Q37]
 */
export async function storeConsultantRequest(
  deps: Deps,
  request: ConsultantRequest,
  userId: string | null,
): Promise<boolean> {
  const { productType, productId, fullName, phoneNumber, email, message, detail, partner } = request;
  if (!isProductType(productType)) return false;
  const plan = await findPlan(deps.db, productType, productId, todayInJakarta(deps.clock()));
  if (!plan) return false;
  if (plan.transactionType === 'online') return throwProblem('CONFLICT', SOLD_ONLINE_MESSAGE);
  const { fields: searchFields, text: searchText } = await searchOf(deps.db, productType, detail);
  await deps.db.transaction(async (tx) => {
    await repository.insertConsultantRequest(tx, {
      userId,
      productType,
      productId,
      fullName,
      phoneNumber,
      email,
      message,
      partner,
      detail: searchFields,
      createdAt: deps.clock(),
    });
    await deps.mail.queue(tx, {
      to: await consultantAddress(tx, deps.config),
      replyTo: { name: fullName, address: email },
      subject: `Permintaan konsultasi: ${plan.productName}`,
      heading: 'Permintaan konsultasi baru',
      lines: [
        [
          `Produk: ${plan.productName} dari ${plan.insuranceCompany.company_name} (${lineOf(productType).label})`,
          searchText,
          ...(partner ? [`Mitra: ${partner}`] : []),
        ].join('\n'),
        [`Nama: ${fullName}`, `Telepon: ${formatPhone(phoneNumber)}`, `Email: ${email}`].join('\n'),
        `Pesan:\n${message || '-'}`,
        userId ? 'Pengirim adalah anggota terdaftar.' : 'Pengirim belum terdaftar sebagai anggota.',
      ],
    });
  });
  return true;
}

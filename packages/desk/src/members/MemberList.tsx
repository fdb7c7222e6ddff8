import type { DeskMemberRow } from '@naungan/api/desk-members';
import type { ListPage } from '@naungan/api/list-page';
import { formatDate } from '@naungan/domain/dates';
import { parseCardNumber } from '@naungan/domain/identity';
import { formatPhone } from '@naungan/domain/phone';
import { useDesk } from '../desk/desk-context.ts';
import type { Column } from '../parts/data-table/DataTable.tsx';
import { type ListQuery, ListScreen } from '../parts/list-screen/ListScreen.tsx';
import { StatusBadge } from '../parts/StatusBadge.tsx';
import { routeHref } from '../routing/route.ts';

/** A member of the list. Members that an identity number finds have contact details only. */
type MemberRow = Pick<DeskMemberRow, 'id' | 'fullName' | 'email' | 'phoneNumber'> & Partial<DeskMemberRow>;

const COLUMNS: Column<MemberRow>[] = [
  {
    key: 'name',
    header: 'Nama',
    cell: ({ fullName, isVerified }) => (
      <span className="nu:flex nu:flex-wrap nu:items-center nu:gap-x-2 nu:gap-y-0.5">
        <span className="nu:font-semibold nu:break-words">{fullName}</span>
        {isVerified === false && <StatusBadge tone="warning">Email belum diverifikasi</StatusBadge>}
      </span>
    ),
  },
  {
    key: 'phone',
    header: 'Telepon',
    className: 'nu:tabular nu:whitespace-nowrap',
    cell: ({ phoneNumber }) => formatPhone(phoneNumber) || <span className="nu:text-muted">Belum diisi</span>,
  },
  {
    key: 'email',
    header: 'Email',
    className: 'nu:min-w-44 nu:wrap-anywhere',
    cell: ({ email }) => email,
  },
  {
    key: 'orders',
    header: 'Pesanan',
    align: 'end',
    className: 'nu:w-20',
    cell: ({ orderCount }) => orderCount ?? '–',
  },
  {
    key: 'created',
    header: 'Terdaftar',
    className: 'nu:tabular nu:w-28 nu:whitespace-nowrap nu:max-lg:hidden',
    cell: ({ createdAt }) => (createdAt ? formatDate(createdAt) : '–'),
  },
];

/** The list of customers, newest first, with a search by contact details. Each row opens the customer's page. */
export function MemberList() {
  const { call } = useDesk();

  async function load(
    { q, after }: ListQuery,
    headers: Record<string, string>,
  ): Promise<ListPage<MemberRow>> {
    const number = parseCardNumber(q ?? '');
    if (number === null)
      return (await call('deskMembers', { query: { q: q || undefined, after }, headers })).response;
    // An identity number must not be in the address of a request.
    const { results } = (await call('deskSearchIdentity', { body: { number }, headers })).response;
    const members = results.filter(({ kind }) => kind === 'member');
    return {
      rows: members.map((found) => ({
        id: found.id,
        fullName: found.title,
        email: found.text,
        phoneNumber: found.number,
      })),
      next: null,
    };
  }

  return (
    <ListScreen<MemberRow>
      path="/members"
      title="Pelanggan"
      noun="pelanggan"
      search={{ label: 'Cari pelanggan', placeholder: 'Nama, email, telepon, NIK' }}
      filters={[]}
      load={(query, { headers }) => load(query, headers)}
      columns={() => COLUMNS}
      rowId={({ id }) => id}
      rowHref={({ id }) => routeHref(`/members/${id}`)}
      rowLabel={({ fullName, email }) => `Pelanggan ${fullName}, ${email}`}
      empty={{ title: 'Belum ada pelanggan', text: 'Pelanggan muncul di sini setelah mendaftar.' }}
    />
  );
}

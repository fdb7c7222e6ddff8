import type { DeskMember } from '@naungan/api/desk-queues';
import type { DeskPermission } from '@naungan/domain/desk-roles';
import { formatPhone } from '@naungan/domain/phone';
import type { Fact } from '../parts/fact-list/FactList.tsx';
import { TextLink } from '../parts/TextLink.tsx';
import { routeHref } from '../routing/route.ts';

type Contact = Pick<DeskMember, 'id' | 'fullName' | 'email' | 'phoneNumber'>;

/** Returns how to reach a person: links that call, and write a mail. */
export const contactFacts = ({ phoneNumber, email }: Pick<Contact, 'phoneNumber' | 'email'>): Fact[] => [
  {
    title: 'Telepon',
    value: phoneNumber && <TextLink href={`tel:+${phoneNumber}`}>{formatPhone(phoneNumber)}</TextLink>,
  },
  { title: 'Email', value: <TextLink href={`mailto:${email}`}>{email}</TextLink> },
];

/**
 * Returns a member's name and how to reach the member. For people who may read customers, the name is a link to the
 * member's page.
 */
export const memberFacts = (member: Contact, permissions: readonly DeskPermission[]): Fact[] => [
  {
    title: 'Nama akun',
    value: permissions.includes('customers.read') ? (
      <TextLink href={routeHref(`/members/${member.id}`)}>{member.fullName}</TextLink>
    ) : (
      member.fullName
    ),
  },
  ...contactFacts(member),
];

import { describe, expect, it } from 'vitest';
import { DESK_PERMISSIONS, DESK_ROLES, type DeskRole, permissionsOf, rolesProblem } from './index.ts';

const of = (roles: DeskRole[], isInsurerStaff = false) => permissionsOf({ roles, isInsurerStaff }).join(' ');

const CASE_WORK = 'account.own tasks.work notes.write search.use';

describe('the permissions of a role', () => {
  it.each<[DeskRole, string]>([
    ['underwriter', `${CASE_WORK} customers.read orders.read orders.decide catalogue.read`],
    [
      'claims',
      `${CASE_WORK} customers.read orders.read claims.read claims.decide claims.reply proposals.read`,
    ],
    [
      'service',
      `${CASE_WORK} customers.read orders.read policies.deliver invoices.read claims.read claims.reply contacts.work`,
    ],
    [
      'finance',
      `${CASE_WORK} customers.read orders.read invoices.read claims.read claims.pay proposals.read proposals.decide payments.handle dashboard.read`,
    ],
    ['editor', 'account.own catalogue.read catalogue.edit content.edit'],
  ])('the role %s has exactly its permissions', (role, expected) => {
    expect(of([role])).toBe(expected);
  });

  it('a supervisor has all permissions', () => {
    expect(of(['supervisor'])).toBe(Object.keys(DESK_PERMISSIONS).join(' '));
  });

  it.each<[DeskRole, string]>([
    ['underwriter', `${CASE_WORK} orders.read orders.decide catalogue.read`],
    ['claims', `${CASE_WORK} orders.read claims.read claims.decide claims.reply proposals.read`],
    ['service', `${CASE_WORK} orders.read policies.deliver invoices.read claims.read claims.reply`],
    [
      'finance',
      `${CASE_WORK} orders.read invoices.read claims.read claims.pay proposals.read proposals.decide dashboard.read`,
    ],
  ])('the role %s of an insurer has exactly its permissions', (role, expected) => {
    expect(of([role], true)).toBe(expected);
  });

  it('a supervisor of an insurer would not have customers, people, content and partners', () => {
    expect(of(['supervisor'], true)).not.toMatch(
      /customers|people|content|catalogue.(edit|approve)|partners|jobs|audit|contacts/,
    );
  });

  it('a person has the permissions of all roles together', () => {
    expect(of(['editor', 'underwriter'])).toBe(`${of(['underwriter'])} catalogue.edit content.edit`);
    expect(of([])).toBe('');
  });
});

describe('the roles of a person', () => {
  it('a person has at least one role', () => {
    expect(rolesProblem({ roles: [], isInsurerStaff: false })).toBe('noRole');
    for (const role of DESK_ROLES)
      expect(rolesProblem({ roles: [role], isInsurerStaff: false }), role).toBeNull();
  });

  it.each<[DeskRole[], string | null]>([
    [['underwriter', 'claims', 'service', 'finance'], null],
    [['editor'], 'notForInsurer'],
    [['claims', 'supervisor'], 'notForInsurer'],
  ])('the roles %j of an insurer’s staff have the problem %s', (roles, problem) => {
    expect(rolesProblem({ roles, isInsurerStaff: true })).toBe(problem);
  });
});

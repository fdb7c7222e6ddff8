/** The roles of staff at the desk. A person may have several. */
export const DESK_ROLES = ['underwriter', 'claims', 'service', 'finance', 'editor', 'supervisor'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

export const DESK_ROLE_LABELS: Readonly<Record<DeskRole, string>> = {
  underwriter: 'Underwriter',
  claims: 'Klaim',
  service: 'Layanan',
  finance: 'Keuangan',
  editor: 'Editor',
  supervisor: 'Supervisor',
};

/** The roles that staff of an insurer may have. The other roles act on records of all insurers. */
export const INSURER_ROLES: readonly DeskRole[] = ['underwriter', 'claims', 'service', 'finance'];

type PermissionRow = {
  /** The roles with this permission, in addition to the supervisor, who has every permission. */
  roles: readonly DeskRole[];
  /** Whether staff of an insurer have it, too, for the insurer's records. */
  insurer: boolean;
};

/** Every permission at the desk. The server requires one for each call of the desk, and screens hide what lacks it. */
export const DESK_PERMISSIONS = {
  /** The session and the account of the person. */
  'account.own': { roles: DESK_ROLES, insurer: true },
  /** Queues, tasks and the start page. */
  'tasks.work': { roles: ['underwriter', 'claims', 'service', 'finance'], insurer: true },
  'notes.write': { roles: ['underwriter', 'claims', 'service', 'finance'], insurer: true },
  'search.use': { roles: ['underwriter', 'claims', 'service', 'finance'], insurer: true },
  /** A customer's page, with orders, policies and claims of every insurer. */
  'customers.read': { roles: ['underwriter', 'claims', 'service', 'finance'], insurer: false },
  'orders.read': { roles: ['underwriter', 'claims', 'service', 'finance'], insurer: true },
  'orders.decide': { roles: ['underwriter'], insurer: true },
  'policies.deliver': { roles: ['service'], insurer: true },
  'invoices.read': { roles: ['service', 'finance'], insurer: true },
  'claims.read': { roles: ['claims', 'service', 'finance'], insurer: true },
  'claims.decide': { roles: ['claims'], insurer: true },
  /** Another role than `claims.decide`: the person who approves an amount does not pay it. */
  'claims.pay': { roles: ['finance'], insurer: true },
  /** Messages to claimants, and the links of heirs. */
  'claims.reply': { roles: ['claims', 'service'], insurer: true },
  /** Payments that wait for a second person. */
  'proposals.read': { roles: ['claims', 'finance'], insurer: true },
  'proposals.decide': { roles: ['finance'], insurer: true },
  /** Guests, consultations and callbacks. A visitor belongs to no insurer. */
  'contacts.work': { roles: ['service'], insurer: false },
  /** Payments of premiums that need a person. */
  'payments.handle': { roles: ['finance'], insurer: false },
  'dashboard.read': { roles: ['finance'], insurer: true },
  /** Products with their tariffs and changes. */
  'catalogue.read': { roles: ['underwriter', 'editor'], insurer: true },
  /** Changes of how products are sold, and proposals of tariffs. */
  'catalogue.edit': { roles: ['editor'], insurer: false },
  /** The second person, who approves or refuses tariffs. */
  'catalogue.approve': { roles: [], insurer: false },
  'content.edit': { roles: ['editor'], insurer: false },
  'people.manage': { roles: [], insurer: false },
  'partners.manage': { roles: [], insurer: false },
  'jobs.read': { roles: [], insurer: false },
  'audit.read': { roles: [], insurer: false },
} as const satisfies Record<string, PermissionRow>;

export type DeskPermission = keyof typeof DESK_PERMISSIONS;

/** The roles of a person at the desk, and whether the person works for an insurer instead of the broker. */
export type DeskStaff = { roles: readonly DeskRole[]; isInsurerStaff: boolean };

/** Returns whether one of the roles has the permission. */
export function hasPermission({ roles, isInsurerStaff }: DeskStaff, permission: DeskPermission): boolean {
  const row: PermissionRow = DESK_PERMISSIONS[permission];
  if (isInsurerStaff && !row.insurer) return false;
  return roles.some((role) => role === 'supervisor' || row.roles.includes(role));
}

/** Returns the permissions of a person, in the order of {@link DESK_PERMISSIONS}. */
export const permissionsOf = (staff: DeskStaff): DeskPermission[] =>
  (Object.keys(DESK_PERMISSIONS) as DeskPermission[]).filter((permission) =>
    hasPermission(staff, permission),
  );

export type RolesProblem = 'noRole' | 'notForInsurer';

/** Returns why a person cannot have these roles, or null. */
export function rolesProblem({ roles, isInsurerStaff }: DeskStaff): RolesProblem | null {
  if (roles.length === 0) return 'noRole';
  return isInsurerStaff && roles.some((role) => !INSURER_ROLES.includes(role)) ? 'notForInsurer' : null;
}

export const ROLES_PROBLEM_TEXTS: Readonly<Record<RolesProblem, string>> = {
  noRole: 'Pilih minimal satu peran',
  notForInsurer: 'Peran editor dan supervisor hanya untuk staf broker',
};

/** Idle minutes after which a session at the desk ends. */
export const DESK_IDLE_MINUTES = 30;

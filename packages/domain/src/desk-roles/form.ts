import * as z from 'zod';
import { WRONG_SHAPE_MESSAGE } from '../form-field/issue.ts';
import { emailField, nameField } from '../form-field/text-field.ts';
import { DESK_ROLES, ROLES_PROBLEM_TEXTS, rolesProblem } from './index.ts';

export const deskRoles = z.array(z.enum(DESK_ROLES)).max(DESK_ROLES.length);

const rolesFields = {
  /** Without repetitions, in the order of `DESK_ROLES`. */
  roles: deskRoles.transform((roles) => DESK_ROLES.filter((role) => roles.includes(role))),
  /** The code of the insurer for which the person works; null for staff of the broker. */
  insurer: z.string().trim().min(1).max(40).nullable(),
};

type Roles = { roles: z.output<typeof rolesFields.roles>; insurer: string | null };

function checkRoles({ roles, insurer }: Roles, ctx: z.RefinementCtx): void {
  const problem = rolesProblem({ roles, isInsurerStaff: insurer !== null });
  if (problem) ctx.addIssue({ code: 'custom', path: ['roles'], message: ROLES_PROBLEM_TEXTS[problem] });
}

/** The form that gives a person at the desk other roles. */
export const rolesForm = z.object(rolesFields, { error: WRONG_SHAPE_MESSAGE }).superRefine(checkRoles);

/** The form that invites a person to the desk. Returns the e-mail in lower case. */
export const invitePersonForm = z
  .object(
    {
      email: emailField('Email wajib di isi', 'Email tidak valid'),
      fullName: nameField('Nama wajib di isi'),
      ...rolesFields,
    },
    { error: WRONG_SHAPE_MESSAGE },
  )
  .superRefine(checkRoles);

export type RolesForm = z.output<typeof rolesForm>;
export type InvitePersonForm = z.output<typeof invitePersonForm>;

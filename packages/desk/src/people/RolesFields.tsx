import type { DeskPeople, DeskPerson } from '@naungan/api/desk-people';
import { DESK_ROLE_LABELS, DESK_ROLES, INSURER_ROLES } from '@naungan/domain/desk-roles';
import { Checkbox } from '@naungan/ui/primitives/checkbox';
import { Select } from '@naungan/ui/primitives/select';

export type RolesDraft = { roles: DeskPerson['roles']; insurer: string | null };

export type RolesFieldsProps = {
  value: RolesDraft;
  onValueChange: (value: RolesDraft) => void;
  insurers: DeskPeople['insurers'];
};

const BROKER = 'broker';

/** The company and the roles of a person. Staff of an insurer can have only some of the roles. */
export function RolesFields({ value, onValueChange, insurers }: RolesFieldsProps) {
  const roles = value.insurer === null ? DESK_ROLES : INSURER_ROLES;
  return (
    <>
      <Select
        label="Bekerja untuk"
        value={value.insurer ?? BROKER}
        options={[
          { value: BROKER, label: 'Pialang (semua perusahaan asuransi)' },
          ...insurers.map(({ code, companyName }) => ({ value: code, label: companyName })),
        ]}
        onValueChange={(code) =>
          onValueChange(
            code === BROKER
              ? { ...value, insurer: null }
              : { roles: value.roles.filter((role) => INSURER_ROLES.includes(role)), insurer: code },
          )
        }
      />
      <fieldset>
        <legend className="nu:text-sm nu:font-semibold">Peran</legend>
        <div className="nu:grid nu:sm:grid-cols-2">
          {roles.map((role) => (
            <Checkbox
              key={role}
              label={DESK_ROLE_LABELS[role]}
              checked={value.roles.includes(role)}
              onCheckedChange={(checked) =>
                onValueChange({
                  ...value,
                  roles: DESK_ROLES.filter((other) =>
                    other === role ? checked : value.roles.includes(other),
                  ),
                })
              }
            />
          ))}
        </div>
      </fieldset>
    </>
  );
}

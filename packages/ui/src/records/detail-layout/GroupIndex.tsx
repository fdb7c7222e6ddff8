import { GROUP_TITLES, type GroupId } from './groups.ts';

export type GroupIndexProps = { groups: readonly GroupId[] };

/**
 * Links to the groups of a page from 1024 px on. The browser marks the group that is read; a browser without
 * `:target-current` marks the group that was chosen last.
 */
export function GroupIndex({ groups }: GroupIndexProps) {
  return (
    <nav
      aria-label="Bagian halaman"
      className="nu:sticky nu:top-6 nu:col-start-1 nu:row-span-2 nu:row-start-1 nu:@max-desktop:hidden nu:print:hidden"
    >
      <ul className="group-index">
        {groups.map((group) => (
          <li key={group}>
            <a
              href={`#${group}`}
              className="nu:flex nu:min-h-11 nu:items-center nu:border-s-[3px] nu:border-line nu:py-1.5 nu:ps-3 nu:text-[0.9375rem] nu:leading-6 nu:font-semibold nu:text-muted nu:hover:text-ink"
            >
              {GROUP_TITLES[group]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

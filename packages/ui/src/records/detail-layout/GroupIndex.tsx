import { type Messages, useMessages } from '../../primitives/host/messages.ts';
import { recordMessages } from '../messages.ts';
import type { GroupId } from './groups.ts';

export type IndexEntry = { id: string; title: string };

export type GroupIndexProps = {
  /** The groups in the order of the page. For groups that `GroupId` does not contain, the page passes id and title. */
  groups: readonly (GroupId | IndexEntry)[];
};

const entryOf = (group: GroupId | IndexEntry, texts: Pick<Messages['Records'], GroupId>): IndexEntry =>
  typeof group === 'string' ? { id: group, title: texts[group] } : group;

/**
 * Links to the groups of a page, visible from 1024 px on. `group-index.css` marks the link of the group in view. In a
 * browser without `:target-current`, it marks the link that was clicked last.
 */
export function GroupIndex({ groups }: GroupIndexProps) {
  const texts = useMessages('Records', recordMessages);
  return (
    <nav
      aria-label={texts.groups}
      className="nu:sticky nu:top-6 nu:col-start-1 nu:row-span-2 nu:row-start-1 nu:@max-desktop:hidden nu:print:hidden"
    >
      <ul className="group-index">
        {groups
          .map((group) => entryOf(group, texts))
          .map(({ id, title }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="nu:flex nu:min-h-11 nu:items-center nu:border-s-[3px] nu:border-line nu:py-1.5 nu:ps-3 nu:text-[0.9375rem] nu:leading-6 nu:font-semibold nu:text-muted nu:hover:text-ink"
              >
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}

import { useEffect, useRef } from 'react';
import { cx } from '../parts/cx.ts';
import type { SearchGroup } from './search-items.ts';

export type SearchResultsProps = {
  /** Prefix of the options' ids, and id of the list. */
  id: string;
  groups: readonly SearchGroup[];
  activeKey: string | null;
  onPoint: (key: string) => void;
  onChoose: (href: string) => void;
};

/** The choices of the search in groups. The field keeps the focus; `activeKey` is the choice that Enter opens. */
export function SearchResults({ id, groups, activeKey, onPoint, onChoose }: SearchResultsProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (activeKey !== null)
      list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Hasil pencarian"
      className="nu:max-h-[min(26rem,55dvh)] nu:overflow-y-auto"
    >
      {groups.map(({ title, items, more, note }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be in a listbox
        <div key={title} role="group" aria-label={title} className="nu:mb-2">
          <p
            aria-hidden="true"
            className="nu:px-2.5 nu:py-1 nu:text-xs nu:font-bold nu:tracking-wide nu:text-muted nu:uppercase"
          >
            {title}
          </p>
          {[...items, ...(more ? [more] : [])].map(({ key, href, title: name, text }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            <div
              key={key}
              id={`${id}-${key}`}
              role="option"
              tabIndex={-1}
              aria-selected={key === activeKey}
              onPointerMove={() => onPoint(key)}
              onClick={() => onChoose(href)}
              className={cx(
                'nu:cursor-pointer nu:rounded-lg nu:px-2.5 nu:py-1.5 nu:text-sm',
                key === activeKey && 'nu:bg-brand-tint',
              )}
            >
              <span
                className={cx('nu:line-clamp-1', key === more?.key ? 'nu:text-brand' : 'nu:font-semibold')}
              >
                {name}
              </span>
              {text && <span className="nu:line-clamp-1 nu:text-xs nu:text-muted">{text}</span>}
            </div>
          ))}
          {note && <p className="nu:px-2.5 nu:py-1.5 nu:text-sm nu:text-muted">{note}</p>}
        </div>
      ))}
    </div>
  );
}

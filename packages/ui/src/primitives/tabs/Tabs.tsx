import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { useActiveTabInView } from './use-active-tab-in-view.ts';

export type Tab = { value: string; label: ReactNode; content?: ReactNode; disabled?: boolean };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** Accessible name of the tab list. */
  label?: string;
  /** Value, label and content of each tab. */
  tabs: readonly Tab[];
  /** Value of the selected tab, if the parent component controls it; '' if no tab is selected. */
  value?: string;
  /** Default: the first tab. */
  defaultValue?: string;
  /** Called with the value of the selected tab. */
  onValueChange?: (value: string) => void;
  /** Whether hidden panels stay mounted, so that a form in several tabs keeps its input. */
  keepMounted?: boolean;
  /** `pills`: buttons that wrap, for a filter of a list. Default: `line`, which scrolls sideways in a narrow column. */
  variant?: 'line' | 'pills';
  /** Class of every panel. */
  panelClassName?: string;
};

const LIST_CLASSES = {
  line: 'nu:w-max nu:gap-4 nu:border-b nu:border-line',
  pills: 'nu:w-full nu:flex-wrap nu:gap-2 nu:py-1 nu:@max-tablet:*:grow',
};
const TAB_CLASSES = {
  line: 'nu:min-h-12 nu:px-1 nu:text-muted nu:after:absolute nu:after:inset-x-1 nu:after:bottom-0 nu:after:h-[3px] nu:after:rounded-t-sm nu:after:bg-transparent nu:hover:text-ink nu:data-active:text-brand nu:data-active:after:bg-brand',
  pills:
    'nu:min-h-11 nu:rounded-pill nu:border nu:border-field nu:bg-surface nu:px-3 nu:text-[0.9375rem] nu:@tablet:px-4 nu:text-ink nu:hover:border-control nu:data-active:border-brand nu:data-active:bg-brand-tint nu:data-active:text-brand-dark',
};

/** Returns the index of the tab to which a key moves, among `count` tabs; undefined for another key. */
function indexAfterKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/**
 * Tabs with the keys of the ARIA pattern: the arrow keys, Home and End select another tab. In a narrow column a list of the
 * variant `line` scrolls sideways.
 */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  keepMounted = false,
  variant = 'line',
  panelClassName,
  className,
  ...rest
}: TabsProps) {
  const idPrefix = useId();
  const row = useRef<HTMLDivElement>(null);
  const [uncontrolledValue, setUncontrolledValue] = useState(defaultValue ?? tabs[0]?.value);
  const selectedValue = value ?? uncontrolledValue;
  useActiveTabInView(row, value ?? defaultValue);
  const enabledTabs = tabs.filter(({ disabled }) => !disabled);
  const isSelectionEnabled = enabledTabs.some((tab) => tab.value === selectedValue);
  /** The only tab that the key Tab reaches: the selected tab, or the first one if none is selected. */
  const reachableValue = isSelectionEnabled ? selectedValue : enabledTabs[0]?.value;
  // A value can contain spaces, which an id must not.
  const tabId = (tab: Tab) => `${idPrefix}-${tabs.indexOf(tab)}`;
  const panelId = (tab: Tab) => `${tabId(tab)}-panel`;

  function select(tab: Tab) {
    if (tab.value === selectedValue) return;
    setUncontrolledValue(tab.value);
    onValueChange?.(tab.value);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>, tab: Tab) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const index = indexAfterKey(event.key, enabledTabs.indexOf(tab), enabledTabs.length);
    const nextTab = index === undefined ? undefined : enabledTabs[index];
    if (!nextTab) return;
    event.preventDefault();
    const list = event.currentTarget.parentElement;
    list?.querySelector<HTMLElement>(`[id="${CSS.escape(tabId(nextTab))}"]`)?.focus();
    select(nextTab);
  }

  return (
    <div {...rest} className={cx('nu:min-w-0', className)}>
      <div
        ref={row}
        className={
          variant === 'line'
            ? 'nu:overflow-x-auto nu:overscroll-x-contain nu:[scrollbar-width:none]'
            : undefined
        }
      >
        <div role="tablist" aria-label={label} className={cx('nu:flex nu:min-w-full', LIST_CLASSES[variant])}>
          {tabs.map((tab) => {
            const isSelected = tab.value === selectedValue;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={tabId(tab)}
                aria-selected={isSelected}
                aria-controls={isSelected || keepMounted ? panelId(tab) : undefined}
                data-active={isSelected ? '' : undefined}
                disabled={tab.disabled}
                tabIndex={tab.value === reachableValue ? 0 : -1}
                onClick={() => select(tab)}
                onKeyDown={(event) => handleKeyDown(event, tab)}
                className={cx(
                  'nu:relative nu:inline-flex nu:min-w-11 nu:shrink-0 nu:items-center nu:justify-center nu:gap-2 nu:font-semibold nu:whitespace-nowrap nu:transition-colors nu:focus-visible:-outline-offset-2 nu:disabled:opacity-45',
                  TAB_CLASSES[variant],
                )}
              >
                {tab.label}
              </button>
            );
          })}
        </div>
      </div>
      {tabs.map((tab) => {
        const isSelected = tab.value === selectedValue;
        if (!isSelected && !keepMounted) return null;
        return (
          <div
            key={tab.value}
            role="tabpanel"
            id={panelId(tab)}
            aria-labelledby={tabId(tab)}
            hidden={!isSelected}
            className={cx('nu:pt-4', panelClassName)}
          >
            {tab.content}
          </div>
        );
      })}
    </div>
  );
}

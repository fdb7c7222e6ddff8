import { Tabs as Base } from '@base-ui/react/tabs';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { useActiveTabInView } from './use-active-tab-in-view.ts';

export type Tab = { value: string; label: ReactNode; content?: ReactNode; disabled?: boolean };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** Accessible name of the tab list. */
  label?: string;
  /** Value, label and content of each tab. */
  tabs: readonly Tab[];
  /** Value of the selected tab, if the parent component controls it. */
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

/** Tabs. In a narrow column a list of the variant `line` scrolls sideways. The arrow keys select another tab. */
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
  const row = useRef<HTMLDivElement>(null);
  useActiveTabInView(row, value ?? defaultValue);
  return (
    <Base.Root
      {...rest}
      value={value}
      defaultValue={value === undefined ? (defaultValue ?? tabs[0]?.value) : undefined}
      onValueChange={(newValue: string) => onValueChange?.(newValue)}
      className={cx('nu:min-w-0', className)}
    >
      <div
        ref={row}
        className={
          variant === 'line'
            ? 'nu:overflow-x-auto nu:overscroll-x-contain nu:[scrollbar-width:none]'
            : undefined
        }
      >
        <Base.List
          aria-label={label}
          activateOnFocus
          className={cx('nu:flex nu:min-w-full', LIST_CLASSES[variant])}
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={cx(
                'nu:relative nu:inline-flex nu:min-w-11 nu:shrink-0 nu:items-center nu:justify-center nu:gap-2 nu:font-semibold nu:whitespace-nowrap nu:transition-colors nu:focus-visible:-outline-offset-2 nu:data-disabled:opacity-45',
                TAB_CLASSES[variant],
              )}
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
      </div>
      {tabs.map((tab) => (
        <Base.Panel
          key={tab.value}
          value={tab.value}
          keepMounted={keepMounted}
          className={cx('nu:pt-4', panelClassName)}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

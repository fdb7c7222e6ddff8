import { Tabs as Base } from '@base-ui/react/tabs';
import { type ComponentProps, type ReactNode, useRef } from 'react';
import { cx } from '../cx.ts';
import { useActiveTabInView } from './use-active-tab-in-view.ts';

export type Tab = { value: string; label: ReactNode; content?: ReactNode; disabled?: boolean };

export type TabsProps = Omit<ComponentProps<'div'>, 'onChange' | 'defaultValue' | 'children'> & {
  /** Accessible name of the list of tabs. */
  label?: string;
  tabs: readonly Tab[];
  value?: string;
  /** The first tab when absent. */
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Keeps hidden panels in the page: for a form that spreads over tabs. */
  keepMounted?: boolean;
  panelClassName?: string;
};

/** The row of tabs scrolls sideways on narrow screens; arrow keys move the focus and choose. */
export function Tabs({
  label,
  tabs,
  value,
  defaultValue,
  onValueChange,
  keepMounted = false,
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
      onValueChange={(next: string) => onValueChange?.(next)}
      className={cx('min-w-0', className)}
    >
      <div ref={row} className="overflow-x-auto overscroll-x-contain [scrollbar-width:none]">
        <Base.List
          aria-label={label}
          activateOnFocus
          className="flex w-max min-w-full gap-4 border-b border-line"
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              disabled={tab.disabled}
              className={cx(
                'relative inline-flex px-1 min-h-12 min-w-11 shrink-0 items-center justify-center gap-2 font-semibold whitespace-nowrap text-muted transition-colors',
                'after:absolute after:inset-x-1 after:bottom-0 after:h-[3px] after:rounded-t-sm after:bg-transparent',
                'hover:text-ink focus-visible:-outline-offset-2 data-active:text-brand data-active:after:bg-brand data-disabled:opacity-45',
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
          className={cx('pt-4', panelClassName)}
        >
          {tab.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

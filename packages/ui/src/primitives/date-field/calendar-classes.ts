import type { ClassNames } from 'react-day-picker';

const arrow =
  'inline-grid size-11 place-items-center rounded-field hover:bg-paper aria-disabled:pointer-events-none aria-disabled:opacity-40';

/** Tokens in place of the calendar's own stylesheet. Days are 44 px on phones already. */
export const calendarClasses: Partial<ClassNames> = {
  root: 'relative w-fit',
  months: 'relative',
  month_caption: 'flex h-11 items-center justify-center px-11',
  dropdowns: 'flex items-center gap-1',
  dropdown_root: 'relative inline-flex items-center rounded-field hover:bg-paper has-focus-visible:outline-2',
  dropdown: 'absolute inset-0 z-10 w-full cursor-pointer appearance-none opacity-0',
  caption_label: 'inline-flex h-11 items-center gap-0.5 px-1.5 font-semibold select-none',
  nav: 'pointer-events-none absolute inset-x-0 top-0 flex h-11 justify-between *:pointer-events-auto',
  button_previous: arrow,
  button_next: arrow,
  chevron: 'text-muted',
  month_grid: 'border-collapse',
  weekday: 'h-9 w-11 text-xs font-semibold text-muted',
  day: 'p-0 text-center',
  day_button:
    'tabular grid size-11 place-items-center rounded-full text-[0.9375rem] hover:bg-brand-tint disabled:text-muted disabled:opacity-45 disabled:pointer-events-none',
  today: 'font-bold text-brand',
  selected: '[&>button]:bg-brand [&>button]:font-bold [&>button]:text-white',
  outside: 'text-muted opacity-60',
  hidden: 'invisible',
};

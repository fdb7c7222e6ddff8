import type { ClassNames } from 'react-day-picker';

const arrowClass =
  'nu:inline-grid nu:size-11 nu:place-items-center nu:rounded-field nu:hover:bg-paper nu:aria-disabled:pointer-events-none nu:aria-disabled:opacity-40';

/** Classes that replace the stylesheet of the calendar library. A day is 44 px high, also on phones. */
export const calendarClasses: Partial<ClassNames> = {
  root: 'nu:relative nu:w-fit',
  months: 'nu:relative',
  month_caption: 'nu:flex nu:h-11 nu:items-center nu:justify-center nu:px-11',
  dropdowns: 'nu:flex nu:items-center nu:gap-1',
  dropdown_root:
    'nu:relative nu:inline-flex nu:items-center nu:rounded-field nu:hover:bg-paper nu:has-focus-visible:outline-2',
  dropdown: 'nu:absolute nu:inset-0 nu:z-10 nu:w-full nu:cursor-pointer nu:appearance-none nu:opacity-0',
  caption_label:
    'nu:inline-flex nu:h-11 nu:items-center nu:gap-0.5 nu:px-1.5 nu:font-semibold nu:select-none',
  nav: 'nu:pointer-events-none nu:absolute nu:inset-x-0 nu:top-0 nu:flex nu:h-11 nu:justify-between nu:*:pointer-events-auto',
  button_previous: arrowClass,
  button_next: arrowClass,
  chevron: 'nu:text-muted',
  month_grid: 'nu:border-collapse',
  weekday: 'nu:h-9 nu:w-11 nu:text-xs nu:font-semibold nu:text-muted',
  day: 'nu:p-0 nu:text-center',
  day_button:
    'nu:tabular nu:grid nu:size-11 nu:place-items-center nu:rounded-full nu:text-[0.9375rem] nu:hover:bg-brand-tint nu:disabled:text-muted nu:disabled:opacity-45 nu:disabled:pointer-events-none',
  today: 'nu:font-bold nu:text-brand',
  selected: 'nu:[&>button]:bg-brand nu:[&>button]:font-bold nu:[&>button]:text-on-brand',
  outside: 'nu:text-muted nu:opacity-60',
  hidden: 'nu:invisible',
};

import type { ReactNode } from 'react';

export type ScreenHeaderProps = {
  /** Before the title: a link back. */
  back?: ReactNode;
  title: ReactNode;
  /** Next to the title: a count or a status. */
  detail?: ReactNode;
  /** At the end of the line. */
  actions?: ReactNode;
};

/** The first line of a screen. */
export function ScreenHeader({ back, title, detail, actions }: ScreenHeaderProps) {
  return (
    <header className="nu:flex nu:min-h-14 nu:flex-wrap nu:items-center nu:gap-x-3 nu:gap-y-1 nu:border-b nu:border-line nu:bg-surface nu:px-5 nu:py-2">
      <div className="nu:flex nu:min-w-0 nu:items-center nu:gap-x-2">
        {back}
        <h1 className="nu:min-w-0 nu:text-lg nu:font-bold nu:tracking-tight">{title}</h1>
      </div>
      {detail}
      {actions && <div className="nu:ms-auto nu:flex nu:flex-wrap nu:items-center nu:gap-2">{actions}</div>}
    </header>
  );
}

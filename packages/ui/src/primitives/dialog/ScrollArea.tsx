import { type ComponentProps, useCallback, useState } from 'react';

/** A part that scrolls: in the tab order only while there is something to scroll to (Safari needs that). */
export function ScrollArea({ children, ...rest }: ComponentProps<'div'>) {
  const [scrolls, setScrolls] = useState(false);

  const observe = useCallback((area: HTMLDivElement | null) => {
    if (!area) return;
    const measure = () => setScrolls(area.scrollHeight > area.clientHeight);
    // An observer tells in the next frame only.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div {...rest} ref={observe} tabIndex={scrolls ? 0 : undefined}>
      <div>{children}</div>
    </div>
  );
}

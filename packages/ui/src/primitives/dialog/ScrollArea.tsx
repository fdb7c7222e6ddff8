import { type ComponentProps, useCallback, useState } from 'react';

/**
 * A scrolling area. It is in the tab order only while its content overflows, because Safari does not put such
 * an area in the tab order by itself.
 */
export function ScrollArea({ children, ...rest }: ComponentProps<'div'>) {
  const [isScrollable, setIsScrollable] = useState(false);

  const observeSize = useCallback((area: HTMLDivElement | null) => {
    if (!area) return;
    const measure = () => setIsScrollable(area.scrollHeight > area.clientHeight);
    // Measures at once, because the observer's first call comes one frame later.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(area);
    for (const child of area.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div {...rest} ref={observeSize} tabIndex={isScrollable ? 0 : undefined}>
      <div>{children}</div>
    </div>
  );
}

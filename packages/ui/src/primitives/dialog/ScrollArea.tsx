import { type ComponentProps, useCallback, useState } from 'react';

/**
 * A scrolling area. While its content overflows, the area is in the tab order: in Safari the keyboard can scroll only
 * an area that has the focus.
 */
export function ScrollArea({ children, ...rest }: ComponentProps<'div'>) {
  const [isScrollable, setIsScrollable] = useState(false);

  const observeSize = useCallback((area: HTMLDivElement | null) => {
    if (!area) return;
    const measure = () => setIsScrollable(area.scrollHeight > area.clientHeight);
    // Measures immediately, because the observer's first call comes one frame later.
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

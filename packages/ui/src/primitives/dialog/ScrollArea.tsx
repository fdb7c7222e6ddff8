import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { useMergedRef } from '../use-merged-ref.ts';

/**
 * A scrolling area. While its content overflows, the area is in the tab order: in Safari the keyboard can scroll only
 * an area that has the focus.
 */
export function ScrollArea({ children, ref, ...rest }: ComponentProps<'div'>) {
  const [isScrollable, setIsScrollable] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRef(area, ref);

  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const measure = () => setIsScrollable(element.scrollHeight > element.clientHeight);
    // Measures immediately, because the observer's first call comes one frame later.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, []);

  return (
    <div {...rest} ref={mergedRef} tabIndex={isScrollable ? 0 : undefined}>
      <div>{children}</div>
    </div>
  );
}

import { useLayoutEffect, useRef } from 'react';

/** Returns the ref of an area that scrolls. The middle of what is shown stays in the middle when the zoom changes. */
export function useCentredZoom(zoom: number) {
  const area = useRef<HTMLElement>(null);
  const size = useRef({ width: 0, height: 0 });
  // Dependencies: another zoom
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
    const { width, height } = size.current;
    if (width > 0)
      element.scrollLeft = ((scrollLeft + clientWidth / 2) / width) * scrollWidth - clientWidth / 2;
    if (height > 0)
      element.scrollTop = ((scrollTop + clientHeight / 2) / height) * scrollHeight - clientHeight / 2;
    size.current = { width: scrollWidth, height: scrollHeight };
  }, [zoom]);
  return area;
}

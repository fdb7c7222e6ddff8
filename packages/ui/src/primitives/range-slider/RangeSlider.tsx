import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { RangeBounds, type RangeSliderProps, rangeClasses } from './range-bounds.tsx';

export type { Range, RangeSliderProps } from './range-bounds.tsx';

const loadMovable = () => import('./MovableRange.tsx').then(({ MovableRange }) => MovableRange);

/**
 * Two thumbs on a track. Only the track is there at first: on a page from the server Base UI would place the thumbs by style
 * attributes and an inline script, which a strict Content-Security-Policy refuses, and nobody moves them at once.
 */
export function RangeSlider(props: RangeSliderProps) {
  const [Movable, setMovable] = useState<ComponentType<RangeSliderProps> | null>(null);
  const load = useCallback(() => {
    loadMovable().then(
      (loaded) => setMovable(() => loaded),
      () => undefined,
    );
  }, []);
  useEffect(load, [load]);
  if (Movable) return <Movable {...props} />;
  const { label, className, ...bounds } = props;
  return (
    // A failed download is asked for again by whoever wants to move it.
    <div className={cx('nu:min-w-0', className)} onPointerEnter={load}>
      <span className={rangeClasses.label}>{label}</span>
      <div className={rangeClasses.control}>
        <div className={rangeClasses.track} />
      </div>
      <RangeBounds {...bounds} />
    </div>
  );
}

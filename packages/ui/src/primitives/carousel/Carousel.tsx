import Autoplay from 'embla-carousel-autoplay';
import useEmblaCarousel from 'embla-carousel-react';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, useMemo } from 'react';
import { cx } from '../cx.ts';
import { type MessagesOf, useMessages } from '../host/messages.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { carouselMessages } from './messages.ts';
import { useCarousel } from './use-carousel.ts';

export type CarouselProps = Omit<ComponentProps<'section'>, 'children'> & {
  /** Accessible name of the carousel. */
  label: string;
  /** Slides, one per child. */
  children: ReactNode;
  /** Classes that set the width of a slide. Default: one slide per view. */
  slideClassName?: string;
  /**
   * Milliseconds for which each slide is displayed. Autoplay stops when the pointer or the focus enters the carousel. It
   * does not start by itself if the visitor prefers reduced motion.
   */
  autoplay?: number;
  /** Whether the first slide follows the last one. */
  loop?: boolean;
  /** Replaces single texts of the component. */
  messages?: MessagesOf<'Carousel'>;
};

/** Slides that the visitor moves by buttons or by dragging, with optional autoplay. */
export function Carousel({
  label,
  children,
  slideClassName = 'nu:basis-full',
  autoplay,
  loop = false,
  messages,
  className,
  ...rest
}: CarouselProps) {
  const texts = useMessages('Carousel', carouselMessages, messages);
  const plugins = useMemo(
    () =>
      autoplay
        ? [Autoplay({ delay: autoplay, stopOnMouseEnter: true, stopOnFocusIn: true, playOnInit: false })]
        : [],
    [autoplay],
  );
  const [viewport, api] = useEmblaCarousel({ loop, align: 'start', containScroll: 'trimSnaps' }, plugins);
  const { selectedIndex, count, hasPrevious, hasNext, isPlaying, togglePlaying } = useCarousel(api, autoplay);
  const slides = Children.toArray(children);

  return (
    <section
      {...rest}
      aria-label={label}
      aria-roledescription={texts.role}
      className={cx('nu:min-w-0', className)}
    >
      <div ref={viewport} className="nu:overflow-hidden">
        <ul className="nu:-ms-4 nu:flex nu:touch-pan-y">
          {slides.map((slide, index) => (
            <li key={index} className={cx('nu:min-w-0 nu:shrink-0 nu:grow-0 nu:ps-4', slideClassName)}>
              {slide}
            </li>
          ))}
        </ul>
      </div>
      {count > 1 && (
        <div className="nu:mt-2 nu:flex nu:items-center nu:justify-between nu:gap-2">
          <p className="nu:tabular nu:ps-1 nu:text-sm nu:text-muted" aria-live={isPlaying ? 'off' : 'polite'}>
            {texts.position(selectedIndex + 1, count)}
          </p>
          <div className="nu:flex">
            {autoplay && (
              <IconButton label={isPlaying ? texts.pause : texts.play} onClick={togglePlaying}>
                {isPlaying ? <Pause aria-hidden="true" size={18} /> : <Play aria-hidden="true" size={18} />}
              </IconButton>
            )}
            <IconButton label={texts.previous} disabled={!hasPrevious} onClick={() => api?.scrollPrev()}>
              <ChevronLeft aria-hidden="true" size={22} />
            </IconButton>
            <IconButton label={texts.next} disabled={!hasNext} onClick={() => api?.scrollNext()}>
              <ChevronRight aria-hidden="true" size={22} />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}

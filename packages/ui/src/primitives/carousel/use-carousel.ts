import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Api = UseEmblaCarouselType[1];

const INITIAL_VIEW = { selectedIndex: 0, count: 0, hasPrevious: false, hasNext: false };

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the carousel's position, whether autoplay runs, and a function that starts or stops autoplay. */
export function useCarousel(api: Api, autoplay: number | undefined) {
  const [view, setView] = useState(INITIAL_VIEW);
  const [isPlaying, setIsPlaying] = useState(false);

  useEffect(() => {
    if (!api) return;
    const updateView = () =>
      setView({
        selectedIndex: api.selectedScrollSnap(),
        count: api.scrollSnapList().length,
        hasPrevious: api.canScrollPrev(),
        hasNext: api.canScrollNext(),
      });
    updateView();
    api.on('select', updateView).on('reInit', updateView);
    return () => {
      api.off('select', updateView).off('reInit', updateView);
    };
  }, [api]);

  useEffect(() => {
    const player = api?.plugins().autoplay;
    if (!player) return;
    // After a resize, or when a font has loaded, Embla measures the slides again: it stops autoplay and fires `reInit`
    // in the same task. Autoplay must then resume. After a stop by the visitor no `reInit` follows.
    let hasJustStopped = false;
    const handlePlay = () => setIsPlaying(true);
    const handleStop = () => {
      setIsPlaying(false);
      hasJustStopped = true;
      queueMicrotask(() => {
        hasJustStopped = false;
      });
    };
    const resume = () => {
      if (hasJustStopped) player.play();
    };
    api.on('autoplay:play', handlePlay).on('autoplay:stop', handleStop).on('reInit', resume);
    if (autoplay && !prefersReducedMotion()) player.play();
    return () => {
      api.off('autoplay:play', handlePlay).off('autoplay:stop', handleStop).off('reInit', resume);
    };
  }, [api, autoplay]);

  function togglePlaying() {
    const player = api?.plugins().autoplay;
    if (isPlaying) player?.stop();
    else player?.play();
  }

  return { ...view, isPlaying, togglePlaying };
}

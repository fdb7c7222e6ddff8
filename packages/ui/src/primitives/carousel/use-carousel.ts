import type { UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useState } from 'react';

type Api = UseEmblaCarouselType[1];

const still = { selected: 0, count: 0, canPrevious: false, canNext: false };

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Follows the carousel, and keeps whether it turns by itself. */
export function useCarousel(api: Api, autoplay: number | undefined) {
  const [view, setView] = useState(still);
  const [playing, setPlaying] = useState(false);

  useEffect(() => {
    if (!api) return;
    const read = () =>
      setView({
        selected: api.selectedScrollSnap(),
        count: api.scrollSnapList().length,
        canPrevious: api.canScrollPrev(),
        canNext: api.canScrollNext(),
      });
    read();
    api.on('select', read).on('reInit', read);
    return () => {
      api.off('select', read).off('reInit', read);
    };
  }, [api]);

  useEffect(() => {
    const player = api?.plugins().autoplay;
    if (!player) return;
    // A phone that is turned, or a font that comes late, measures the slides anew, which stops the player: at once
    // before that event, unlike the stop that a visitor wants.
    let justStopped = false;
    const start = () => setPlaying(true);
    const stop = () => {
      setPlaying(false);
      justStopped = true;
      queueMicrotask(() => {
        justStopped = false;
      });
    };
    const goOn = () => {
      if (justStopped) player.play();
    };
    api.on('autoplay:play', start).on('autoplay:stop', stop).on('reInit', goOn);
    if (autoplay && !prefersStillness()) player.play();
    return () => {
      api.off('autoplay:play', start).off('autoplay:stop', stop).off('reInit', goOn);
    };
  }, [api, autoplay]);

  function togglePlaying() {
    const player = api?.plugins().autoplay;
    if (playing) player?.stop();
    else player?.play();
  }

  return { ...view, playing, togglePlaying };
}

import { createElement, memo } from 'preact/compat';

const Slot = ({ value, name, isHydrated = true }) =>
  value?.trim()
    ? createElement(isHydrated ? 'astro-slot' : 'astro-static-slot', {
        name,
        dangerouslySetInnerHTML: { __html: value },
      })
    : null;

/** Displays the HTML of a slot, which Astro has rendered. It is never rendered again. */
export const StaticHtml = memo(Slot, () => true);

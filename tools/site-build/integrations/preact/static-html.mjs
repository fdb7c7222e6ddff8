import { createElement, memo } from 'preact/compat';

/** HTML of a slot, which Astro has rendered. */
const StaticHtml = ({ value, name, isHydrated = true }) =>
  value?.trim()
    ? createElement(isHydrated ? 'astro-slot' : 'astro-static-slot', {
        name,
        dangerouslySetInnerHTML: { __html: value },
      })
    : null;

export default memo(StaticHtml, () => true);

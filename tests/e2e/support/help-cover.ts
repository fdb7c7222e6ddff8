import type { Page } from '@playwright/test';

/**
 * Scrolls through the page in steps. Returns the number of prices and primary buttons, and the texts of those that the
 * help bar or the button to the top of the page covers at any step.
 */
export const findElementsUnderHelpBar = (page: Page) =>
  page.evaluate(async () => {
    /**
     * A step is shorter than the shortest overlap, so that no covered element stays unnoticed: the smallest floating
     * element (44 px high) covers the smallest price (20 px high) while the page scrolls by at least 50 px.
     */
    const STEP_PX = 40;
    /** Width of an element's edge that is ignored, because the corners of buttons are round. */
    const EDGE_PX = 5;
    const nextFrame = () => new Promise((done) => requestAnimationFrame(done));
    /** Elements whose amounts are limits of a cover, not prices: facts on a plan's card, benefits, facts without tabular figures. */
    const LIMITS = 'li article dl *, #manfaat *, dd:not([class~="nu:tabular"])';
    const isPrice = (element: Element) =>
      element.childElementCount === 0 &&
      /^-?Rp[\d.]+$/.test(element.textContent.trim()) &&
      !element.matches(LIMITS);
    const isPrimaryButton = (element: Element) =>
      element.matches(':is(a, button)') && element.classList.contains('nu:bg-brand');
    const examinedElements = [...document.querySelectorAll('main *')].filter(
      (element) => (isPrice(element) || isPrimaryButton(element)) && element.checkVisibility(),
    );
    const floatingElements = [...document.querySelectorAll('.help-bar, .to-top')];
    const coveredTexts = new Set<string>();

    /** Returns whether the floating element is on top of the other element at any of the sample points of their intersection. */
    function covers(floatingElement: Element, element: Element): boolean {
      const [upper, lower] = [floatingElement.getBoundingClientRect(), element.getBoundingClientRect()];
      const left = Math.max(upper.left, lower.left + EDGE_PX);
      const right = Math.min(upper.right, lower.right - EDGE_PX);
      const top = Math.max(upper.top, lower.top + EDGE_PX);
      const bottom = Math.min(upper.bottom, lower.bottom - EDGE_PX);
      if (right - left < 2 || bottom - top < 2) return false;
      return [1, right - left - 1, (right - left) / 2].some((x) =>
        [1, bottom - top - 1, (bottom - top) / 2].some((y) =>
          floatingElement.contains(document.elementFromPoint(left + x, top + y)),
        ),
      );
    }

    const isPinned = (element: Element) => {
      for (let box: Element | null = element; box; box = box.parentElement)
        if (/sticky|fixed/.test(getComputedStyle(box).position)) return true;
      return false;
    };
    /** Positions in the document; null for elements that stay in the window while the page scrolls. */
    const examinedRanges = examinedElements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return isPinned(element) ? null : { top: top + scrollY, bottom: bottom + scrollY };
    });
    /** Part of the window that the floating elements can cover, with the distance that they move when they appear. */
    const COVERED_BAND_PX = 200;
    const canCover = (scrollTop: number) =>
      examinedRanges.some(
        (range) =>
          range === null ||
          (range.bottom > scrollTop + innerHeight - COVERED_BAND_PX && range.top < scrollTop + innerHeight),
      );

    const end = document.documentElement.scrollHeight - innerHeight;
    for (let top = 0; top <= end + STEP_PX; top += STEP_PX) {
      if (!canCover(Math.min(top, end))) continue;
      scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      await nextFrame();
      for (const floatingElement of floatingElements.filter((candidate) =>
        candidate.checkVisibility({ visibilityProperty: true }),
      ))
        for (const element of examinedElements)
          if (covers(floatingElement, element)) coveredTexts.add(`${element.textContent.trim()} at ${top}`);
    }
    return { count: examinedElements.length, covered: [...coveredTexts] };
  });

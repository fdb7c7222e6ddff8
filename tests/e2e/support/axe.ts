import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules that depend on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Returns axe's violations on the current page, each with rule and elements. Legacy mode opens no second page and so
 * takes half the time. Legacy mode skips only frames of other origins. axe does not load stylesheets, because only an
 * experimental rule, which is disabled, reads them. With `onlyColours` axe runs only the rules that depend on colours.
 */
export async function axeViolations(page: Page, { onlyColours = false } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'], preload: { assets: ['media'] } });
  const { violations } = await (onlyColours ? axe.withRules(COLOUR_RULES) : axe.withTags(WCAG)).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Expects that axe finds no violation on the current page. */
export async function expectAccessible(page: Page) {
  expect(await axeViolations(page)).toEqual([]);
}

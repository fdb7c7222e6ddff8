import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The rule and the elements of everything that axe finds on the page as it stands. Without other sites' frames the
 * legacy mode finds the same and opens no second page for it: twice as fast.
 */
export async function findings(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await axe.withTags(WCAG).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}

/** Fails with all that axe finds. */
export async function expectAccessible(page: Page) {
  expect(await findings(page)).toEqual([]);
}

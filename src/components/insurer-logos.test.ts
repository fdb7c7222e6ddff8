import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const INSURER_LOGO_PATH = 'packages/ui/src/primitives/insurer-logo/InsurerLogo.tsx';
/** A property that receives an insurer's logo. On claim pages the logo is the field `image`. */
const LOGO_SOURCE = /(?:src|logo)=\{[^}]*\b(?:logo|logoProduct|content\.image|product\.image)\b[^}]*\}/;

const components = globSync(['packages/ui/src/**/*.tsx', 'src/**/*.astro'], { cwd: ROOT })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:stories|fixture)\.tsx$/.test(path) && path !== INSURER_LOGO_PATH)
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));

/** Returns the opening tags of a component that receive the logo of an insurer. */
const tagsWithLogo = (text: string) =>
  (text.match(/<[A-Za-z][\w.]*\s[^<]*?\/?>/g) ?? []).filter((tag) => LOGO_SOURCE.test(tag));

test("a component passes an insurer's logo only to InsurerLogo, or to a header that contains InsurerLogo", () => {
  const otherTags = components.flatMap(({ path, text }) =>
    tagsWithLogo(text)
      .filter((tag) => !/^<(?:InsurerLogo|RecordHeader|PriceSummary)\s/.test(tag))
      .map((tag) => `${path}: ${tag}`),
  );
  expect(otherTags).toEqual([]);
});

test('the lists, the details, the comparison and the carousel of insurers contain InsurerLogo', () => {
  const pathsWithInsurerLogo = components
    .filter(({ text }) => /<InsurerLogo\s/.test(text))
    .map(({ path }) => path);
  expect(pathsWithInsurerLogo).toEqual(
    expect.arrayContaining([
      'src/components/Partners.astro',
      'packages/ui/src/plans/plan-card/PlanCard.tsx',
      'packages/ui/src/plans/plan-detail/PlanDetail.tsx',
      'packages/ui/src/plans/compare-dialog/CompareTable.tsx',
      'packages/ui/src/records/RecordHeader.tsx',
      'packages/ui/src/policies/policy-detail/PolicyHeader.tsx',
      'packages/ui/src/claims/claim-list/ClaimRow.tsx',
    ]),
  );
});

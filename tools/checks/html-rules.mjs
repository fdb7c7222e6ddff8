import { defineConfig } from 'html-validate';

const svgAttributes = Object.fromEntries(
  [
    'fill',
    'height',
    'preserveaspectratio',
    'stroke',
    'stroke-linecap',
    'stroke-linejoin',
    'stroke-width',
    'viewbox',
    'width',
  ].map((name) => [name, {}]),
);

/** Rules of html-validate for the built pages: valid and accessible HTML. Rules of code style are off. */
export const HTML_RULES = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Astro writes the style of its island elements before the first island.
      style: { inherit: 'style', flow: true },
      // Standard attributes of SVG, RDFa (Open Graph) and newer HTML that html-validate does not know.
      svg: { inherit: 'svg', attributes: svgAttributes },
      meta: { inherit: 'meta', attributes: { property: {} } },
      iframe: { inherit: 'iframe', attributes: { loading: { enum: ['lazy', 'eager'] } } },
    },
  ],
  rules: {
    'no-unknown-attributes': 'error',
    'no-unknown-elements': ['error', { exclude: ['astro-island', 'astro-slot'] }],
    // `any`: the h1 of an island appears only when the island runs, so the first heading of such a page is the footer's
    // h2. `template`: it contains the fallback of an island, whose headings are not part of the page.
    'heading-level': [
      'error',
      {
        minInitialRank: 'any',
        sectioningRoots: ['dialog', '[role="dialog"]', '[role="alertdialog"]', 'template'],
      },
    ],
    // Only for files of another origin. Scripts and styles of this site need no integrity attribute.
    'require-sri': ['error', { target: 'crossorigin' }],
    // Preact writes `enterKeyHint` as in JavaScript; HTML allows it.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
});

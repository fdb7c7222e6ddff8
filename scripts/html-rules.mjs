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

/** What is wrong in a built page: everything that is not valid HTML or hard to use; what is off is taste. */
export const HTML_RULES = defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y', 'html-validate:document'],
  elements: [
    'html5',
    {
      // Astro writes the style of its island elements in front of the first island, wherever that stands.
      style: { inherit: 'style', flow: true },
      // Standard attributes that html-validate does not know: of SVG, of RDFa (Open Graph) and of newer HTML.
      svg: { inherit: 'svg', attributes: svgAttributes },
      meta: { inherit: 'meta', attributes: { property: {} } },
      iframe: { inherit: 'iframe', attributes: { loading: { enum: ['lazy', 'eager'] } } },
    },
  ],
  rules: {
    'no-unknown-attributes': 'error',
    'no-unknown-elements': ['error', { exclude: ['astro-island', 'astro-slot'] }],
    // A page whose content is an island has its h1 only when that runs; the footer's h2 then stands first.
    // What an island shows until then stands in a template too, which is no part of the page.
    'heading-level': [
      'error',
      {
        minInitialRank: 'any',
        sectioningRoots: ['dialog', '[role="dialog"]', '[role="alertdialog"]', 'template'],
      },
    ],
    // React's ids begin with an underscore, which HTML allows.
    'valid-id': ['error', { relaxed: true }],
    // All files are of the page's own origin.
    'require-sri': ['error', { target: 'crossorigin' }],
    // React writes the names of some attributes as in JavaScript, and of boolean ones an empty value: HTML takes both.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    'attribute-boolean-style': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
    'void-style': 'off',
  },
});

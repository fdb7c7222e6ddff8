import { fileURLToPath } from 'node:url';

const DIRECTIVE = fileURLToPath(
  new URL('../../../src/components/inline/touch-directive.ts', import.meta.url),
);

/**
 * Adds the directive `client:touch`, which loads the scripts of a form when it is first touched.
 * @returns {import('astro').AstroIntegration}
 */
export function clientTouch() {
  return {
    name: 'client-touch',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'touch', entrypoint: DIRECTIVE });
      },
    },
  };
}

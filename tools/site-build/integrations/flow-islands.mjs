import { fileURLToPath } from 'node:url';
import { FLOW_ISLANDS } from '../../../src/islands/flows.mjs';

/** Prefix of the modules that pages import. */
export const FLOW_ISLAND = 'virtual:flow/';
const PROVIDER = fileURLToPath(
  new URL('../../../src/components/storefront/SiteStorefront.tsx', import.meta.url),
);

/**
 * Returns the source of an island: the flow inside the storefront of this site. The source has no JSX, so that no
 * compiler is needed.
 */
const islandCode = (name) => `import { createElement } from 'react';
import { ${name} } from '@naungan/storefront/flows/${FLOW_ISLANDS[name]}';
import { SiteStorefront } from ${JSON.stringify(PROVIDER)};

export default function ${name}Island(props) {
  return createElement(SiteStorefront, null, createElement(${name}, props));
}
`;

/**
 * Generates the islands of `src/islands/flows.mjs`. Astro needs a module for each island, because a page
 * loads the scripts of the modules that it imports.
 * @returns {import('vite').Plugin}
 */
export function flowIslands() {
  const isIsland = (id) =>
    id.startsWith(FLOW_ISLAND) && Object.hasOwn(FLOW_ISLANDS, id.slice(FLOW_ISLAND.length));
  return {
    name: 'flow-islands',
    // Without the usual `\0`, because Astro's development server puts the id into a URL, and a URL with `\0` is a 404.
    resolveId: (id) => (isIsland(id) ? id : undefined),
    load: (id) => (isIsland(id) ? islandCode(id.slice(FLOW_ISLAND.length)) : undefined),
  };
}

/**
 * Declares the generated islands in `.astro`, so that `astro check` compares their props.
 * @returns {import('astro').AstroIntegration}
 */
export function flowIslandTypes() {
  return {
    name: 'flow-island-types',
    hooks: {
      'astro:config:done': ({ injectTypes }) => {
        const declarations = Object.entries(FLOW_ISLANDS).map(
          ([name, module]) =>
            `declare module '${FLOW_ISLAND}${name}' {\n  export { ${name} as default } from '@naungan/storefront/flows/${module}';\n}\n`,
        );
        injectTypes({ filename: 'flow-islands.d.ts', content: declarations.join('\n') });
      },
    },
  };
}

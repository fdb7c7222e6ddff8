/**
 * Commands of the documents that need the published packages or a registry, so that no check runs them.
 * @type {Record<string, { reason: string }>}
 */
export const PUBLISHED_PACKAGE_COMMANDS = {
  'npm install @naungan/api': { reason: 'for partners, after a publish' },
  'npm install @naungan/storefront @naungan/ui react react-dom': { reason: 'for partners, after a publish' },
  'npm install @naungan/ui react react-dom @fontsource-variable/plus-jakarta-sans': {
    reason: 'for partners, after a publish',
  },
  // Steps of a trial publish to a local registry.
  'git clone . /tmp/release && cd /tmp/release && npm ci': { reason: 'needs a local registry' },
  'npx verdaccio@6 --config /tmp/verdaccio.yaml --listen 127.0.0.1:4873 &': {
    reason: 'needs a local registry',
  },
  "echo '//127.0.0.1:4873/:_authToken=none' >> .npmrc": { reason: 'needs a local registry' },
  'npx changeset version && npm run packages': { reason: 'needs a local registry' },
  'ls -d ./packages/*/dist | xargs -n 1 npm publish --provenance=false --registry http://127.0.0.1:4873': {
    reason: 'needs a local registry',
  },
  'npm view @naungan/storefront --registry http://127.0.0.1:4873': { reason: 'needs a local registry' },
  'npm install @naungan/storefront --registry http://127.0.0.1:4873': { reason: 'needs a local registry' },
};

/**
 * Loads the code that mounts a storefront. Only a relative `import()`, which every bundler and browser resolves. After a
 * failed request, browsers request the file again at the next call. Older browsers remember the failure until the page is reloaded.
 */
export const importStart = () => import('./mount-tag.tsx');

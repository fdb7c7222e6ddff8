import { type ResolveFnOutput, registerHooks } from 'node:module';

/** The folder of a package whose `.js` files are ES modules that import each other by complete relative paths. */
const MODULE_PACKAGE = '/node_modules/drizzle-orm/';

/**
 * Returns the file of a relative import, and how Node reads it. Returns null for an import that needs Node's search.
 * @param parentUrl URL of the importing module
 */
export function quickResolution(specifier: string, parentUrl: string | undefined): ResolveFnOutput | null {
  if (!specifier.startsWith('.') || !parentUrl?.startsWith('file:')) return null;
  const resolved = (format: string) => ({
    url: new URL(specifier, parentUrl).href,
    format,
    shortCircuit: true,
  });
  if (specifier.endsWith('.ts')) return resolved('module-typescript');
  return specifier.endsWith('.js') && parentUrl.includes(MODULE_PACKAGE) ? resolved('module') : null;
}

/**
 * Resolves later imports between source files without Node's search for their format, which saves half a second of a
 * start: for each of 2,200 modules Node reads the `package.json` above it and parses the list of exports in it. That
 * list has 130 KB in drizzle-orm.
 */
export function registerQuickImports(): void {
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      quickResolution(specifier, context.parentURL) ?? nextResolve(specifier, context),
  });
}

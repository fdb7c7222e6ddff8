import type { NamedRoute } from '../route.ts';
import { API_BASE } from '../routes.ts';

/** The path of a call in the document, and the names of its parameters there, by their names in the contract. */
export type DocumentPath = { path: string; pathNames: Record<string, string> };

const PARAMETER = /:(\w+)/g;
const namesIn = (path: string) => [...path.matchAll(PARAMETER)].map(([, name = '']) => name);

/**
 * Returns the path of each call in the syntax of OpenAPI: `/health/:id` → `/api/v1/health/{id}`. OpenAPI considers paths
 * that differ only in the names of parameters equal, so such paths get the names of the call with the shortest names.
 */
export function documentPaths(calls: readonly NamedRoute[]): Map<string, DocumentPath> {
  const pathByTemplate = new Map<string, string>();
  for (const { path } of calls) {
    const template = path.replace(PARAMETER, ':');
    const firstPath = pathByTemplate.get(template);
    if (firstPath === undefined || path.length < firstPath.length) pathByTemplate.set(template, path);
  }
  return new Map(
    calls.map(({ name, path }) => {
      const documentPath = pathByTemplate.get(path.replace(PARAMETER, ':')) ?? path;
      const documentNames = namesIn(documentPath);
      const pathNames = Object.fromEntries(
        namesIn(path).map((parameter, index) => [parameter, documentNames[index] ?? parameter]),
      );
      return [name, { path: API_BASE + documentPath.replace(PARAMETER, '{$1}'), pathNames }];
    }),
  );
}

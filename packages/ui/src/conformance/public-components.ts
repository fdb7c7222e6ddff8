import type { ComponentType } from 'react';
import manifest from '../../package.json';

export type PublicComponent = {
  name: string;
  /** Folder of the component, which is also its import path. */
  folder: string;
  Component: ComponentType<Record<string, unknown>>;
  /** The arguments of the component's first stories; `{}` if it has no stories. */
  args: Record<string, unknown>;
};

type StoryModule = { default: { args?: object }; Default?: { args?: object } };

const modules = import.meta.glob<Record<string, unknown>>('../{*,lines/*}/*/index.ts');
const stories = import.meta.glob<StoryModule>('../{*,lines/*}/*/*.stories.tsx');

/** Folders that hosts cannot import. */
const internalFolders = Object.entries(manifest.exports).flatMap(([entry, target]) =>
  target === null ? [entry.replace('./', '../').replace('*', '')] : [],
);

const indexes = Object.entries(modules).filter(
  ([path]) => !internalFolders.some((folder) => path.startsWith(folder)),
);

const areaOf = (path: string) => path.split('/').at(1) ?? '';

/** The areas of the package: `primitives`, `fields`… */
export const AREAS = [...new Set(indexes.map(([path]) => areaOf(path)))].sort();

/** Returns whether an export is a component: a function or an object of React, with a name in Pascal case. */
const isComponent = (name: string, value: unknown): value is PublicComponent['Component'] =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value));

async function argsOf(folder: string, name: string) {
  const module = await stories[`${folder}/${name}.stories.tsx`]?.();
  return { ...module?.default.args, ...module?.Default?.args };
}

/** Returns the components that the modules of an area export. */
export async function publicComponents(area: string): Promise<PublicComponent[]> {
  const components: PublicComponent[] = [];
  for (const [path, load] of indexes) {
    if (areaOf(path) !== area) continue;
    const folder = path.slice(0, -'/index.ts'.length);
    for (const [name, Component] of Object.entries(await load()))
      if (isComponent(name, Component))
        components.push({
          name,
          folder: folder.slice('../'.length),
          Component,
          args: await argsOf(folder, name),
        });
  }
  return components;
}

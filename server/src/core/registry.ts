import type { ModuleDefinition, Registry } from './module.ts';

function refuseDoubles(kind: string, names: string[]): void {
  const double = names.find((name, index) => names.indexOf(name) !== index);
  if (double) throw new Error(`${kind} ${double} is registered twice; give one of them another name`);
}

/** Collects what the modules own. */
export function createRegistry(modules: readonly ModuleDefinition[]): Registry {
  const purposes = modules.flatMap(({ uploadPurposes = [] }) => uploadPurposes);
  refuseDoubles(
    'Module',
    modules.map(({ name }) => name),
  );
  refuseDoubles(
    'Upload purpose',
    purposes.map(({ name }) => name),
  );
  return {
    modules,
    uploadPurpose: (about) => purposes.find((purpose) => purpose.accepts(about)) ?? null,
    async keptFiles(db, keys) {
      const kept = new Set<string>();
      // One after the other: inside a transaction there is one connection.
      for (const { keptFiles } of modules) {
        for (const key of (await keptFiles?.(db, keys)) ?? []) kept.add(key);
      }
      return kept;
    },
    retention: modules.flatMap(({ retention = [] }) => retention),
    personalData: modules.flatMap(({ personalData = [] }) => personalData),
  };
}

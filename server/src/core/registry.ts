import type { ModuleDefinition, Registry } from './module.ts';

function assertUnique(kind: string, names: string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`${kind} ${duplicate} is registered twice; give one of them another name`);
}

/**
 * Collects the registrations of the modules.
 * @throws when two modules or upload purposes have the same name
 */
export function createRegistry(modules: readonly ModuleDefinition[]): Registry {
  const purposes = modules.flatMap(({ uploadPurposes = [] }) => uploadPurposes);
  assertUnique(
    'Module',
    modules.map(({ name }) => name),
  );
  assertUnique(
    'Upload purpose',
    purposes.map(({ name }) => name),
  );
  return {
    modules,
    uploadPurpose: (about) => purposes.find((purpose) => purpose.accepts(about)) ?? null,
    async referencedFiles(db, keys) {
      const referencedKeys = new Set<string>();
      // Sequential, because a transaction has one connection.
      for (const { referencedFiles } of modules) {
        for (const key of (await referencedFiles?.(db, keys)) ?? []) referencedKeys.add(key);
      }
      return referencedKeys;
    },
    async opensLink(deps, tokenHash) {
      for (const { opensLink } of modules) if (await opensLink?.(deps, tokenHash)) return true;
      return false;
    },
    retention: modules.flatMap(({ retention = [] }) => retention),
    personalData: modules.flatMap(({ personalData = [] }) => personalData),
  };
}

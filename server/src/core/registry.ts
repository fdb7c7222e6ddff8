import type { Db, Tx } from '../db/client.ts';
import type { ModuleDefinition, PersonalData, RetentionRule, UploadPurpose } from './module.ts';

/** What all modules own, for those who walk it. */
export type Registry = {
  modules: readonly ModuleDefinition[];
  /** The purpose that an announcement of a file is for; null when no module knows it. */
  uploadPurpose(about: unknown): UploadPurpose | null;
  /** Those of the keys that some module keeps. */
  keptFiles(db: Db | Tx, keys: string[]): Promise<Set<string>>;
  retention: readonly RetentionRule[];
  personalData: readonly PersonalData[];
};

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

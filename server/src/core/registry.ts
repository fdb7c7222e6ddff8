import { parseDraftName } from '@naungan/domain/draft';
import type { ModuleDefinition, Registry } from './module.ts';

function assertUnique(kind: string, names: string[]): void {
  const duplicate = names.find((name, index) => names.indexOf(name) !== index);
  if (duplicate) throw new Error(`${kind} ${duplicate} is registered twice; give one of them another name`);
}

/**
 * Collects the registrations of the modules.
 * @throws when two modules, upload purposes or kinds of drafts have the same name
 */
export function createRegistry(modules: readonly ModuleDefinition[]): Registry {
  const forms = modules.flatMap(({ draftForms = [] }) => draftForms);
  const purposes = modules.flatMap(({ uploadPurposes = [] }) => uploadPurposes);
  assertUnique(
    'Module',
    modules.map(({ name }) => name),
  );
  assertUnique(
    'Upload purpose',
    purposes.map(({ name }) => name),
  );
  assertUnique(
    'Kind of drafts',
    forms.map(({ kind }) => kind),
  );
  return {
    modules,
    uploadPurpose: (purposeFields) => purposes.find((purpose) => purpose.accepts(purposeFields)) ?? null,
    async draftedForm(db, { name, ...query }) {
      const parsedName = parseDraftName(name);
      const form = forms.find(({ kind }) => kind === parsedName?.kind);
      return parsedName && form ? form.find(db, { ...query, name: parsedName }) : null;
    },
    async referencedFiles(db, keys) {
      const referencedKeys = new Set<string>();
      // Sequential, because a transaction has one connection.
      for (const { referencedFiles } of modules) {
        for (const key of (await referencedFiles?.(db, keys)) ?? []) referencedKeys.add(key);
      }
      return referencedKeys;
    },
    async isValidLink(deps, tokenHash) {
      for (const { isValidLink } of modules) if (await isValidLink?.(deps, tokenHash)) return true;
      return false;
    },
    retention: modules.flatMap(({ retention = [] }) => retention),
    backlogs: modules.flatMap(({ backlog }) => backlog ?? []),
    gauges: modules.flatMap(({ gauges }) => gauges ?? []),
    personalData: modules.flatMap(({ personalData = [] }) => personalData),
  };
}

import { fileURLToPath } from 'node:url';

const URL_PATH = '/consultation.js';
const SOURCE = fileURLToPath(new URL('../../../src/components/consultation/entry.ts', import.meta.url));

/**
 * Builds the script of the consultation dialog under a fixed name. An inline script imports it on a click and
 * cannot contain a hashed name, because the Content-Security-Policy contains the hash of that inline script.
 * @returns {import('vite').Plugin}
 */
export function consultationEntry() {
  let building = false;
  return {
    name: 'consultation-entry',
    configResolved(config) {
      building = config.command === 'build';
    },
    resolveId: (id) => (id === URL_PATH ? SOURCE : undefined),
    buildStart() {
      if (building && this.environment.name === 'client')
        this.emitFile({
          type: 'chunk',
          id: SOURCE,
          fileName: URL_PATH.slice(1),
          preserveSignature: 'exports-only',
        });
    },
  };
}

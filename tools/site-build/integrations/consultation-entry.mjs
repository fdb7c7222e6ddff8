import { fileURLToPath } from 'node:url';

const URL_PATH = '/consultation.js';
const SOURCE = fileURLToPath(new URL('../../../src/components/consultation/entry.ts', import.meta.url));

/**
 * Builds the script of the consultation dialog under a fixed name. An inline script imports the file on a click. A
 * hashed file name would change the inline script, and with it the script's hash in the Content-Security-Policy.
 * @returns {import('vite').Plugin}
 */
export function consultationEntry() {
  let isBuild = false;
  return {
    name: 'consultation-entry',
    configResolved(config) {
      isBuild = config.command === 'build';
    },
    resolveId: (id) => (id === URL_PATH ? SOURCE : undefined),
    buildStart() {
      if (isBuild && this.environment.name === 'client')
        this.emitFile({
          type: 'chunk',
          id: SOURCE,
          fileName: URL_PATH.slice(1),
          preserveSignature: 'exports-only',
        });
    },
  };
}

import { fileURLToPath } from 'node:url';

const URL_PATH = '/consultation.js';
const SOURCE = fileURLToPath(new URL('../islands/consultation.ts', import.meta.url));

/**
 * The script that opens the consultation dialog, under a fixed address: the inline script that imports it on
 * click cannot know a hashed one, because the Content-Security-Policy holds the hash of that inline script.
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

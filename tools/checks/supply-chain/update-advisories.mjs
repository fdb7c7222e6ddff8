/**
 * `node tools/checks/supply-chain/update-advisories.mjs`: adds the vulnerabilities that the registry knows of the locked
 * packages to `advisories.json`. Requires a registry with npm's audit service.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../process/run.mjs';
import { fail, StepError } from '../../process/step.mjs';

const FILE = join(import.meta.dirname, 'advisories.json');
const idOf = (url) => url.slice(url.lastIndexOf('/') + 1);

async function updateAdvisories() {
  const { output } = await run('npm', ['audit', '--json', '--package-lock-only']);
  const { vulnerabilities } = JSON.parse(output.slice(output.indexOf('{')));
  if (!vulnerabilities) throw new StepError('The registry did not send a list of vulnerabilities.');
  const current = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((cause) => typeof cause === 'object')
    .map(({ url, name, range, severity, title }) => ({
      id: idOf(url),
      package: name,
      vulnerable: range,
      severity,
      title,
    }));
  const { advisories } = JSON.parse(readFileSync(FILE, 'utf8'));
  const currentIds = current.map(({ id }) => id);
  const merged = [...advisories.filter(({ id }) => !currentIds.includes(id)), ...current];
  merged.sort((a, b) => a.package.localeCompare(b.package) || a.id.localeCompare(b.id));
  writeFileSync(
    FILE,
    `${JSON.stringify({ updated: new Date().toISOString().slice(0, 10), advisories: merged }, null, 2)}\n`,
  );
  console.log(`advisories: ${merged.length}, of which ${current.length} apply to the locked packages`);
}

await updateAdvisories().catch(fail);

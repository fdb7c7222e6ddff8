/**
 * `node tools/checks/supply-chain/sbom.mjs FILE`: writes the list of the packages that run and build the site (SBOM,
 * CycloneDX), from package-lock.json. The release workflow attaches the file to each release.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT, run } from '../../process/run.mjs';
import { fail, StepError } from '../../process/step.mjs';

const NPM_ARGUMENTS = ['sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only'];

async function writeSbom(file) {
  if (!file)
    throw new StepError('Name the file to write: node tools/checks/supply-chain/sbom.mjs sbom.cdx.json');
  const { code, output } = await run('npm', NPM_ARGUMENTS);
  if (code !== 0) throw new StepError(output);
  const sbom = JSON.parse(output.slice(output.indexOf('{')));
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const isComplete = sbom.bomFormat === 'CycloneDX' && sbom.metadata.component.version === version;
  const packages = sbom.components.filter(({ purl }) => !purl.startsWith('pkg:npm/%40naungan'));
  const withoutHash = packages.filter(({ hashes }) => !hashes?.length).map(({ purl }) => purl);
  if (!isComplete || packages.length === 0) throw new StepError('npm did not write a complete SBOM.');
  sbom.metadata.component.name = 'naungan';
  writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
  console.log(`SBOM: ${packages.length} packages, ${withoutHash.length} of them without a hash`);
}

await writeSbom(process.argv[2]).catch(fail);

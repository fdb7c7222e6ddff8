import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, run } from '../process/run.mjs';

/** Names of the program, the headless shell first, because it needs a fifth less processor time for the same pages. */
const PROGRAM_NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const INSTALL_PATHS = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', '/snap/bin/chromium'];

/**
 * Features to disable: those that Playwright disables, because this list replaces Playwright's, and the new-tab pages of a
 * full browser, which took nearly half of a headless test's time.
 */
const DISABLED_FEATURES = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxPopup',
];
const argsWithout = (features) => ['--no-sandbox', `--disable-features=${features.join(',')}`];
/** Arguments for every browser that a check starts. */
export const CHROMIUM_ARGS = argsWithout(DISABLED_FEATURES);
/** Arguments for tests without measurements. Without a spare renderer process the browser needs a tenth less time. */
export const TEST_CHROMIUM_ARGS = argsWithout([...DISABLED_FEATURES, 'SpareRendererForSitePerProcess']);

/** Returns the programs in the folders of PATH. */
const programsOnPath = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return PROGRAM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
};

/** Returns the path of Playwright's browser, also when it is not installed. */
function playwrightChromiumPath() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  return spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Returns the version, such as `Chromium 156.0.8078.79`; undefined when the program does not run. */
export function versionOf(path) {
  const result = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 });
  return /^.*?\d+(?:\.\d+)+/m.exec(result.stdout ?? '')?.[0];
}

/** Returns whether a program prints its version. A file can exist but lack libraries, or only name a package to install. */
const isWorking = (path) => Boolean(path) && existsSync(path) && Boolean(versionOf(path));

/** Returns the path of a working Chromium: CHROMIUM_PATH, the system's, or Playwright's; null without one. */
export function findChromium() {
  const executable = [process.env.CHROMIUM_PATH, ...programsOnPath(), ...INSTALL_PATHS].find((path) =>
    isWorking(path),
  );
  if (executable) return executable;
  // Last, because the call of Playwright takes half a second.
  const playwrightPath = playwrightChromiumPath();
  return isWorking(playwrightPath) ? playwrightPath : null;
}

const INSTALL = 'apt-get install -yq --no-install-recommends';
const APT_COMMAND = `apt-get update -q && { ${INSTALL} chromium-headless-shell || ${INSTALL} chromium; }`;

/**
 * Returns the path of a working Chromium, and installs one if necessary: Playwright's, with system libraries when this
 * account is root, else the distribution's. Returns null after a failed installation.
 * Playwright's npm package must be installed.
 */
export async function ensureChromium() {
  const executable = findChromium();
  if (executable) return executable;
  const isRoot = process.getuid?.() === 0;
  const messages = [];
  const install = async (command, ...args) => {
    const { output } = await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    messages.push(output.split('\n').slice(-4).join('\n'));
    return findChromium();
  };
  const downloadedChromium = await install('playwright', 'install', 'chromium');
  if (downloadedChromium) return downloadedChromium;
  if (isRoot && existsSync(playwrightChromiumPath())) await install('playwright', 'install-deps', 'chromium');
  const chromium = findChromium() ?? (isRoot ? await install('sh', '-c', APT_COMMAND) : null);
  if (!chromium)
    console.log(`There is no Chromium. Install it or set CHROMIUM_PATH.\n${messages.join('\n')}`);
  return chromium;
}

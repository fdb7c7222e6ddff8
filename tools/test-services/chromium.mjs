import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { ROOT, run } from '../process/run.mjs';

/** The headless shell comes first: it needs a fifth less work for the same pages. */
const NAMES = [
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
 * Features that Playwright disables, repeated because a second list replaces its own, and the new-tab pages
 * of a full browser, which took nearly half of a headless test's time.
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
/** Arguments without measurements: no spare renderer process, which saves a tenth of the browser's work. */
export const TEST_CHROMIUM_ARGS = argsWithout([...DISABLED_FEATURES, 'SpareRendererForSitePerProcess']);

const onPath = () => {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).filter(existsSync);
};

/** Path of Playwright's own browser, installed or not. */
function playwrightsOwn() {
  const script = "process.stdout.write(require('@playwright/test').chromium.executablePath())";
  return spawnSync(process.execPath, ['-e', script], { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
}

/** Returns the version text, such as `Chromium 156.0.8078.79`; '' when it does not run. */
export function versionOf(path) {
  const result = spawnSync(path, ['--version', '--no-sandbox'], { encoding: 'utf8', timeout: 30_000 });
  return /^.*?\d+(?:\.\d+)+/m.exec(result.stdout ?? '')?.[0];
}

/** An existing file may lack libraries or be a stub that asks for a package: only a version counts. */
const runs = (path) => Boolean(path) && existsSync(path) && Boolean(versionOf(path));

/**
 * Returns the path of a working Chromium: CHROMIUM_PATH, the system's, or Playwright's; null when there is
 * none.
 */
export function findChromium() {
  const executable = [process.env.CHROMIUM_PATH, ...onPath(), ...INSTALL_PATHS].find((path) => runs(path));
  if (executable) return executable;
  // Checked last, because asking Playwright takes half a second.
  const playwrightPath = playwrightsOwn();
  return runs(playwrightPath) ? playwrightPath : null;
}

const INSTALL = 'apt-get install -yq --no-install-recommends';
const APT = `apt-get update -q && { ${INSTALL} chromium-headless-shell || ${INSTALL} chromium; }`;

/**
 * Finds a Chromium or installs one: Playwright's, with missing system libraries where permitted, else the
 * distribution's. Needs installed packages.
 */
export async function ensureChromium() {
  const executable = findChromium();
  if (executable) return executable;
  const isRoot = process.getuid?.() === 0;
  const attempt = async (command, ...args) => {
    const { output } = await run(command, args, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
    messages.push(output.split('\n').slice(-4).join('\n'));
    return findChromium();
  };
  const messages = [];
  const downloaded = await attempt('playwright', 'install', 'chromium');
  if (downloaded) return downloaded;
  if (isRoot && existsSync(playwrightsOwn())) await attempt('playwright', 'install-deps', 'chromium');
  const installed = findChromium() ?? (isRoot ? await attempt('sh', '-c', APT) : null);
  if (!installed) console.log(`no Chromium; install one or set CHROMIUM_PATH\n${messages.join('\n')}`);
  return installed;
}

/** Rules for Dockerfile and compose.yaml. Each function returns a list of problems. */

/** An image of the default registry with a version: `node:24-slim`, `minio/minio:RELEASE.2025-04-22T22-12-26Z`. */
const VERSIONED_IMAGE = /^(?:[a-z\d-]+\/)?[a-z\d-]+:(?!latest\b)[\w.-]+$/;
/** The image that the Dockerfile builds. */
const OWN_IMAGE = /^naungan:/;
/** Capabilities that a service may add. */
const CAPABILITIES = ['CHOWN', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'];

/**
 * Requires versions of base images, a stage without root, a health check, and no development packages.
 * @param {string} text
 */
export function dockerfileProblems(text) {
  const images = [...text.matchAll(/^FROM (\S+)/gm)].map(([, image = '']) => image);
  const lastStage = text.slice(text.lastIndexOf('\nFROM '));
  const rules = [
    ...images.map((image) => [VERSIONED_IMAGE.test(image), `${image} needs a version and no registry`]),
    [/^USER (?!root\b|0\b)\S+/m.test(lastStage), 'the last stage runs as root'],
    [/^HEALTHCHECK /m.test(lastStage), 'the last stage has no health check'],
    [!/npm (?:ci|install)(?!.*--(?:omit=dev|prefix))/.test(text), 'an installation has development packages'],
  ];
  return rules.flatMap(([isKept, problem]) => (isKept ? [] : [`Dockerfile: ${problem}`]));
}

const endsByItself = ({ restart }) => restart === 'no';

function serviceProblems(service) {
  const { image = '', read_only: readOnly, security_opt: security = [], cap_add: added = [] } = service;
  const rules = [
    [OWN_IMAGE.test(image) || VERSIONED_IMAGE.test(image), `${image} needs a version and no registry`],
    [readOnly === true, 'its root is writable'],
    [security.includes('no-new-privileges:true'), 'a program can get more rights'],
    [!service.privileged && added.every((name) => CAPABILITIES.includes(name)), 'it adds capabilities'],
    [endsByItself(service) || OWN_IMAGE.test(image) || Boolean(service.healthcheck), 'no health check'],
    [endsByItself(service) || service.restart === 'unless-stopped', 'it does not start again'],
  ];
  return rules.flatMap(([isKept, problem]) => (isKept ? [] : [problem]));
}

/**
 * Requires a read-only root, no additional rights, and a health check of every service, and passwords from the environment.
 * @param {{ services: Record<string, Record<string, any>> }} compose
 */
export const composeProblems = ({ services }) =>
  Object.entries(services).flatMap(([name, service]) => [
    ...serviceProblems(service).map((problem) => `compose.yaml, ${name}: ${problem}`),
    ...Object.entries(service.environment ?? {})
      .filter(([key, value]) => /PASSWORD|SECRET/.test(key) && !/\$\{\w+:\?/.test(String(value)))
      .map(([key]) => `compose.yaml, ${name}: ${key} must come from the environment`),
  ]);

const NEEDS_DOCKER = { reason: 'needs Docker' };

/**
 * Commands of the documents for containers.
 * @type {Record<string, { reason: string }>}
 */
export const CONTAINER_COMMANDS = {
  'docker compose up --build --detach': NEEDS_DOCKER,
  'docker compose run --rm -e CONTENT_API=http://server-1:4321/api/v1 site node tools/site-build/publish.mjs':
    NEEDS_DOCKER,
  'docker compose build': NEEDS_DOCKER,
  'docker compose run --rm site': NEEDS_DOCKER,
  'docker compose up --detach --no-deps server-1': NEEDS_DOCKER,
};

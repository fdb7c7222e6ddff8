/**
 * Installs the packages of the lock file, with those for development, unless they are installed. Scripts of package.json
 * whose commands are development packages run this file first, because `npm start` installs only what the site needs.
 */
import { forwardSignals } from '../process/run.mjs';
import { fail } from '../process/step.mjs';
import { ensureInstalled } from './install.mjs';

forwardSignals();
ensureInstalled({ dev: true }).catch(fail);

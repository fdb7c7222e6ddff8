import { loadAllLines } from '../packages/ui/src/lines/lines.ts';

/**
 * Loads all lines, so that stories render immediately, as on a page that loaded the line with its data. chromatic.config.json
 * lists this file as `untraced`: a change of a line changes the stories that show the line, not all stories.
 */
export const loadLines = (): Promise<unknown> => loadAllLines();

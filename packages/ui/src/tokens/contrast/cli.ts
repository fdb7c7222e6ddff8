#!/usr/bin/env node
/**
 * The command `naungan-contrast FILE [--dark]`: fails if text or borders in a partner's colours have too little
 * contrast.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readTokens } from '../token-sheet/index.ts';
import { contrastReport } from './contrast-problems.ts';

const USAGE = `naungan-contrast FILE [--dark]

FILE is the stylesheet with your --nu-… tokens, or JSON like @naungan/ui/tokens.json. The dark set is checked when the
file has tokens for it, or with --dark.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { dark: { type: 'boolean' }, help: { type: 'boolean' } },
});
const [file] = positionals;

/** Prints the problems of a file and returns the exit code. */
function checkFile(path: string): number {
  const defaults = readTokens(readFileSync(new URL('../../tokens.json', import.meta.url), 'utf8'));
  const partner = readTokens(readFileSync(path, 'utf8'));
  const sets = values.dark || Object.keys(partner.dark).length > 0 ? ['light', 'dark'] : ['light'];
  const reports = Object.entries(contrastReport(defaults, partner)).filter(([set]) => sets.includes(set));
  for (const [set, { problems, advice }] of reports) {
    for (const line of problems) console.log(`✗ ${set}: ${line}`);
    for (const line of advice) console.log(`· ${set}, advice: ${line}`);
  }
  const problemCount = reports.reduce((sum, [, { problems }]) => sum + problems.length, 0);
  console.log(
    problemCount === 0 ? `${path}: the contrast is sufficient` : `${path}: problems found: ${problemCount}`,
  );
  return problemCount === 0 ? 0 : 1;
}

const NO_FILE_EXIT_CODE = 2;

if (values.help || !file) console.log(USAGE);
if (file) process.exitCode = checkFile(file);
else if (!values.help) process.exitCode = NO_FILE_EXIT_CODE;

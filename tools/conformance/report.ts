/** Result of one call; `problems` lists how it differs from the contract. */
export type Finding = {
  /** Name of the call. */
  call: string;
  subject: string;
  outcome: 'conforms' | 'differs' | 'not tried';
  problems: string[];
};

const RESULT_MARKS = { conforms: 'ok  ', differs: 'FAIL', 'not tried': '–   ' };
const MAX_PROBLEMS = 5;

function linesOf({ call, subject, outcome, problems }: Finding, width: number): string[] {
  const shown = problems.slice(0, MAX_PROBLEMS);
  const more = problems.length - shown.length;
  return [
    `${RESULT_MARKS[outcome]}  ${call.padEnd(width)}  ${subject}`,
    ...shown.flatMap((problem) => problem.split('\n').map((line) => `        ${line}`)),
    ...(more > 0 ? [`        and ${more} more`] : []),
  ];
}

const count = (findings: Finding[], outcome: Finding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** Returns the table of all results; the last line has the totals. */
export function tableOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ call }) => call.length));
  const rows = findings.flatMap((finding) => linesOf(finding, width));
  const sum =
    `${count(findings, 'conforms')} conform, ${count(findings, 'differs')} do not, ` +
    `${count(findings, 'not tried')} were not tried.`;
  return [...rows, '', sum].join('\n');
}

export const hasFailed = (findings: Finding[]): boolean => count(findings, 'differs') > 0;

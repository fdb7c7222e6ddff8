/** Result of one call. */
export type Finding = {
  /** Name of the call. */
  call: string;
  /** The tested case, such as 'an unknown plan'. */
  subject: string;
  outcome: 'conforms' | 'differs' | 'not tried';
  /** Differences from the contract. */
  problems: string[];
};

const RESULT_MARKS = { conforms: 'ok  ', differs: 'FAIL', 'not tried': '–   ' };
const MAX_PROBLEMS = 5;

function linesOf({ call, subject, outcome, problems }: Finding, width: number): string[] {
  const firstProblems = problems.slice(0, MAX_PROBLEMS);
  const hiddenCount = problems.length - firstProblems.length;
  return [
    `${RESULT_MARKS[outcome]}  ${call.padEnd(width)}  ${subject}`,
    ...firstProblems.flatMap((problem) => problem.split('\n').map((line) => `        ${line}`)),
    ...(hiddenCount > 0 ? [`        and ${hiddenCount} more`] : []),
  ];
}

const count = (findings: Finding[], outcome: Finding['outcome']) =>
  findings.filter((finding) => finding.outcome === outcome).length;

/** Returns a line for each result, and the totals as the last line. */
export function tableOf(findings: Finding[]): string {
  const width = Math.max(...findings.map(({ call }) => call.length));
  const rows = findings.flatMap((finding) => linesOf(finding, width));
  const totals =
    `${count(findings, 'conforms')} conform, ${count(findings, 'differs')} do not, ` +
    `${count(findings, 'not tried')} were not tried.`;
  return [...rows, '', totals].join('\n');
}

export const hasFailed = (findings: Finding[]): boolean => count(findings, 'differs') > 0;

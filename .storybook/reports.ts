type Reporting = { addReport(report: { status: string; result?: unknown }): void };

/**
 * Removes the details of passed reports. axe describes all of its rules for every story, and Vitest would send these
 * 50 KB from the browser to its own process several times. A failed report is unchanged.
 */
export function keepDetailsOfFailures(reporting: Reporting): void {
  const addReport = reporting.addReport.bind(reporting);
  reporting.addReport = (report) =>
    addReport(report.status === 'passed' ? { ...report, result: undefined } : report);
}

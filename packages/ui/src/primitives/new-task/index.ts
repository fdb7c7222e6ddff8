/**
 * Ends when the browser has had its turn: what comes after it is a task of its own. What an effect begins would otherwise
 * lengthen the task in which React makes the page work, and a slow phone answers to nothing meanwhile.
 */
export function newTask(): Promise<void> {
  const { scheduler } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

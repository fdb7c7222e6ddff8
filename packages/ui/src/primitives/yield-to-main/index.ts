/**
 * Resolves in a new task, after the browser has handled its events. Await it before long work in an effect. Otherwise
 * the work would lengthen React's hydration task, during which a slow phone does not react to input.
 */
export function yieldToMain(): Promise<void> {
  const { scheduler } = globalThis;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/**
 * Runs in a page before its scripts: records the largest contentful paint, tasks over 50 ms, and the duration of each
 * interaction, in `window.benchFigures`.
 */
export function observePage() {
  const figures = { lcp: 0, longTasks: 0, interactions: {} };
  window.benchFigures = figures;
  const observe = (type, record, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) record(entry);
    }).observe({ type, buffered: true, ...options });
  observe('largest-contentful-paint', ({ startTime }) => {
    figures.lcp = startTime;
  });
  observe('longtask', ({ duration }) => {
    figures.longTasks += duration;
  });
  observe(
    'event',
    ({ interactionId, duration }) => {
      if (interactionId > 0)
        figures.interactions[interactionId] = Math.max(figures.interactions[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
}

/** Runs in a page: returns the figures after two frames, because entries arrive after their task. */
export async function readFigures() {
  for (let count = 0; count < 2; count += 1) await new Promise((done) => requestAnimationFrame(done));
  const { lcp, longTasks, interactions } = window.benchFigures;
  return { lcp, longTasks, inp: Math.max(0, ...Object.values(interactions)) };
}

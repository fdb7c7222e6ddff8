/** Whether searches go on for minutes (`npm run test:deep`), or stop at a few known cases (`npm test`). */
export const DEEP = process.env.TEST_DEPTH === 'deep';

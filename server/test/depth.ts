/** Whether tests with random cases run for minutes (`npm run test:deep`) or with a few cases (`npm test`). */
export const DEEP = process.env.TEST_DEPTH === 'deep';

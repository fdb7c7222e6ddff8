export const errorSummaryMessages = {
  title: (errorCount: number) => `Periksa ${errorCount} isian berikut`,
};

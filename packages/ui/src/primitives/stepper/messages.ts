export const stepperMessages = {
  progress: (step: number, count: number) => `Langkah ${step} dari ${count}`,
  /** Accessible name of the list of steps. */
  steps: 'Langkah pengisian',
  /** State of a step, read after its title. */
  done: 'selesai',
  current: 'sedang diisi',
  ahead: 'belum diisi',
};

/** Why a backup cannot be made or restored, in one line with the remedy. */
export class BackupError extends Error {}

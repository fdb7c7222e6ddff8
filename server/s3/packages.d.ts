/** The packages of this folder are installed only where a setting needs them, so their types may be missing. */
declare module '@aws-sdk/client-s3';
declare module '@aws-sdk/lib-storage';

export { useSyncExternalStore } from 'preact/compat';

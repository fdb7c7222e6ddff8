import '@naungan/ui/styles.css';

// The development server of Astro merges the modules of a package only if a file of the project imports them. An island that
// is imported from the package itself loads 2,900 files.
export { Storefront } from '@naungan/storefront';

import { ComponentPage } from './component-page/ComponentPage.tsx';

/** Settings of the documentation pages. main.ts omits this file where only stories are needed. */
export const parameters = { docs: { page: ComponentPage } };

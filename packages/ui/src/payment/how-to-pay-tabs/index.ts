export { HowToPayTabs, type HowToPayTabsProps } from './HowToPayTabs.tsx';

export { ContentSection, type ContentSectionProps } from './ContentSection.tsx';
export { ReasonsStrip, type ReasonsStripProps } from './ReasonsStrip.tsx';

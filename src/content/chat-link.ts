import settings from 'virtual:consultant-settings';
import { chatLink as linkOf } from '@naungan/domain/consultation';
import { site } from '../../site.config.ts';

/**
 * Returns the link to a chat with the settings of the build; the server replaces them by the current ones
 * (tools/site-build/integrations/built-with.mjs).
 */
export const chatLink = (text?: string): string => linkOf(settings, site.whatsapp, text);

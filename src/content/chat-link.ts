import settings from 'virtual:consultant-settings';
import { chatLink as linkOf } from '@naungan/domain/consultation';
import { site } from '../../site.config.ts';

/**
 * Returns the link to a chat with the settings at build time. The server replaces them by the current settings
 * (tools/site-build/integrations/built-with.mjs).
 */
export const chatLink = (text?: string): string => linkOf(settings, site.whatsapp, text);

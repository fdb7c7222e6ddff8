import settings from 'virtual:consultant-settings';
import { chatLink as linkOf } from '@naungan/domain/consultation';
import { site } from '../../site.config.ts';

/** The link to a chat with the settings of the build; the server writes in those of the moment (built-with.mjs). */
export const chatLink = (text?: string): string => linkOf(settings, site.whatsapp, text);

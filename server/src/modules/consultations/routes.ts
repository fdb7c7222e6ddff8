import { createConsultation } from '@naungan/api/guests';
import { type Limit, takePoint } from '../../core/limits.ts';
import type { Module } from '../../deps.ts';
import { route } from '../../plugins/route.ts';
import { confirmationText } from '../settings/service.ts';
import { askConsultant } from './service.ts';

const CONSULTATION: Limit = { name: 'consultation', points: 10, seconds: 3_600 };

/** Questions to a consultant [1 §2.9, §5.2]. */
export const consultationsModule: Module = async (app) => {
  route(app, createConsultation, async ({ body, member, request, deps }) => {
    await takePoint(deps, CONSULTATION, request.ip);
    await askConsultant(deps, body, member?.userId ?? null);
    return { response: null, message: await confirmationText(deps.db) };
  });
};

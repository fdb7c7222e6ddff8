import { accountOverview as overview } from '@naungan/domain/overview/record';
import { contract } from './contract.ts';

export const accountOverview = contract('accountOverview', {
  summary: "The member's pending actions, policies, open claims and newest invoice",
  reply: overview,
});

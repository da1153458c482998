import type { venues } from '@tajmeelspot/contract/venues.ts';
import type { Routes } from '#app/http/endpoint.ts';
import { listEmployees } from './venues.ts';

export const venuesRoutes: Routes<typeof venues> = {
  listEmployees: ({ deps, actor, query }) => listEmployees(deps, actor, query),
};

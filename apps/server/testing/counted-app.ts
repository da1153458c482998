import { openAdmission } from '#app/admission/open-admission.ts';
import { createApp } from '#app/process/app.ts';
import type { TestServer } from './harness.ts';

/** The app of a test server with what it keeps, and how often the database was asked for an answer to a visitor: once for a state alone. */
export function openCountedApp({ deps }: TestServer) {
  let reads = 0;
  const visitorReads = {
    read: <T>(work: (db: typeof deps.db) => Promise<T>) => {
      reads += 1;
      return work(deps.db);
    },
    close: () => Promise.resolve(),
  };
  const app = createApp({ ...deps, visitorReads, admission: openAdmission(100_000) }, undefined, []);
  return { fetch: async (request: Request) => app.fetch(request), readCount: () => reads };
}

import { service as serviceSchema } from '@tajmeelspot/contract/catalog.ts';
import type { Language } from '@tajmeelspot/language/languages.ts';
import { localeOf } from '@tajmeelspot/language/locale.ts';
import { findReadyService, findService } from '#app/catalog/catalog.ts';
import { servicesStored } from '#app/catalog/details/find-service.ts';
import { Problem } from '#app/http/problem.ts';
import type { TestServer } from '../harness.ts';
import { noActor } from '../no-actor.ts';

/** A service in full as it is stored, and computed; undefined where there is none. What was computed is stored afterwards. */
export async function readService({ deps }: TestServer, language: Language, id: number) {
  const actor = { ...noActor, language, locale: localeOf(language) };
  const ready = await findReadyService(deps, actor, id);
  await servicesStored(deps);
  const found = await findService(deps, actor, id).catch((error: unknown) => {
    if (!(error instanceof Problem)) throw error;
  });
  await servicesStored(deps);
  return { ready: ready?.text, computed: found ? JSON.stringify(serviceSchema.parse(found)) : undefined };
}

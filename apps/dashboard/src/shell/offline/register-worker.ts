import { places } from '@tajmeelspot/contract/places.ts';

/** Has the browser keep the dashboard's own files, so that it opens without a connection; in development nothing is kept. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () =>
    navigator.serviceWorker
      .register(trusted(`${places.vendorDashboard}/service-worker.js`), { scope: places.vendorDashboard })
      .catch(() => undefined);
  // After everything else: the first visit needs none of it.
  if (document.readyState === 'complete') void register();
  else addEventListener('load', () => void register());
}

type TrustedTypes = {
  createPolicy(name: string, rules: { createScriptURL(): string }): { createScriptURL(input: string): string };
};

/** The page requires Trusted Types where a browser knows them: its one policy lets this one script through. */
function trusted(url: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  return trustedTypes?.createPolicy('service-worker', { createScriptURL: () => url }).createScriptURL('') ?? url;
}

type ScriptPolicy = { readonly createScriptURL: (address: string) => string };
type TypePolicies = { readonly createPolicy: (name: 'default', policy: ScriptPolicy) => unknown };

/**
 * Where a page requires Trusted Types, a worker starts from no address that is a mere text: the map's own is let through by the
 * default policy, and every other refused as before.
 */
export function trustWorker(address: string): void {
  const { trustedTypes } = globalThis as { readonly trustedTypes?: TypePolicies };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (given) => {
      if (new URL(given, location.href).href === new URL(address, location.href).href) return given;
      throw new TypeError('This address of a script is not the own one.');
    },
  });
}

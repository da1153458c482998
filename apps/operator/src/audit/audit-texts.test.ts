import { problems } from '@tajmeelspot/contract/problems.ts';
import { audit } from '@tajmeelspot/language/en/operator-audit.ts';
import { expect, it } from 'vitest';

it('R10.04 the log has words for every answer with which access is refused', () => {
  const denials = Object.entries(problems).flatMap(([code, status]) =>
    status === 401 || status === 403 ? [code] : [],
  );
  expect(denials.length).toBeGreaterThan(10);
  expect(denials.filter((code) => !Object.hasOwn(audit.values.code, code))).toEqual([]);
});

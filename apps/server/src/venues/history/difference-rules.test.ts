import { describe, expect, it } from 'vitest';
import { differences } from './difference-rules.ts';

describe('differences', () => {
  it('keeps what differs: of lists the entries that went and came, of the rest the whole part', () => {
    const before = { policy: { lead: 1, cap: 2 }, hours: [1, 2, 3], employees: ['a'] };
    const after = { policy: { lead: 1, cap: 3 }, hours: [2, 3, 4], employees: ['a'] };
    expect(differences(before, after)).toEqual({
      before: { policy: { lead: 1, cap: 2 }, hours: [1] },
      after: { policy: { lead: 1, cap: 3 }, hours: [4] },
    });
  });
});

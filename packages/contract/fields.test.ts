import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { id, priceIqd, wholeNumber } from './src/fields.ts';

describe('wholeNumber', () => {
  it.each([
    [7, 7],
    ['7', 7],
    ['007', 7],
    ['0', 0],
    ['1000', 1000],
  ])('reads %j as %d', (given, read) => {
    expect(wholeNumber(0, 1000).parse(given)).toBe(read);
  });

  it.each(['', ' ', '1.5', '1e3', '0x10', '+7', '-7', ' 7', '7 ', '1_000', '1,000', '٧', 'NaN', '1001', 1001, 1.5, -1])(
    'refuses %j as invalid',
    (given) => {
      const { error } = wholeNumber(0, 1000).safeParse(given);
      expect(error?.issues).toHaveLength(1);
      expect(error?.issues[0]?.path).toEqual([]);
    },
  );

  it.each([true, [7], ['7'], { value: 7 }, null, undefined])('reads no number out of %j', (given) => {
    expect(wholeNumber(0, 1000).safeParse(given).success).toBe(false);
  });

  it('names the step that a number misses, however it is written', () => {
    const price = wholeNumber(250, 1000, { size: 250, error: 'price_step' });
    for (const given of [300, '300']) expect(price.safeParse(given).error?.issues[0]?.message).toBe('price_step');
    expect(price.parse('750')).toBe(750);
  });

  it('is absent where it may be absent', () => {
    expect(z.object({ price: priceIqd.optional() }).parse({})).toEqual({});
  });

  it('is an integer in the published document', () => {
    expect(z.toJSONSchema(wholeNumber(1, 7), { io: 'input' })).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 7,
    });
  });
});

describe('id', () => {
  it('is positive, and no larger than a number can say exactly', () => {
    expect(id.parse('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    for (const given of [0, '0', '9007199254740992', '9007199254740993', '99999999999999999']) {
      expect(id.safeParse(given).success).toBe(false);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { itemOf, personFor, readChoices, withChoices } from './booking-choices.ts';

const item = (id: number, duration: number) => ({
  id,
  title: `Cut ${id}`,
  duration,
  price: 1000,
  discount: 0,
  final_price: 1000,
});
const pricing = [item(1, 45), item(2, 150), item(3, 30), item(4, 30)];
const employees = [{ id: 7, name: 'Zahra', job: '', gender: 'female' as const }];
const others = [{ service: { id: 50, title: 'Beard' }, pricing: [item(21, 20)], employee_ids: [8] }];
const read = (search: string) => readChoices(new URLSearchParams(search), { pricing, employees, also_offered: others });

describe('readChoices', () => {
  it('R2.28 reads what the service offers', () => {
    const all = { itemId: 2, personId: 7, date: '2026-11-22', time: '16:30' };
    expect(read('item=2&person=7&date=2026-11-22&time=16:30')).toEqual(all);
  });

  it.each([
    'item=9',
    'person=9',
    'date=2026-13-40',
    'date=2026-02-31x',
    'time=16:30',
    'date=2026-11-22&time=24:00',
    'item=',
  ])('takes %s as not chosen', (search) => {
    const { date, ...rest } = read(search);
    expect(rest).toEqual({ itemId: undefined, personId: undefined, time: undefined });
    expect(date).toBe(search.startsWith('date=2026-11-22') ? '2026-11-22' : undefined);
  });
});

describe('withChoices', () => {
  it('changes only what is named and keeps what is not its own', () => {
    const search = new URLSearchParams('utm=x&item=2&time=16:30');
    expect(String(withChoices(search, { itemId: 1, time: undefined }))).toBe('utm=x&item=1');
    expect(String(search)).toContain('item=2');
  });

  it('gives back what it wrote', () => {
    const choices = { itemId: 2, personId: 7, date: '2026-11-22', time: '16:30' };
    expect(
      readChoices(withChoices(new URLSearchParams(), choices), { pricing, employees, also_offered: others }),
    ).toEqual(choices);
  });
});

describe('further treatments', () => {
  it('are those of the price list, each once, without the first', () => {
    expect(read('item=2&more=3,9,2,3,1').moreIds).toEqual([3, 1]);
    expect(read('item=2&more=2').moreIds).toBeUndefined();
    expect(read('item=2&more=21').moreIds).toEqual([21]);
    expect(read('item=21').itemId).toBeUndefined();
  });

  it('and wishes come back as they were written', () => {
    const choices = { itemId: 2, moreIds: [1, 3], isForWoman: true, isByWoman: true };
    const search = withChoices(new URLSearchParams(), choices);
    expect(readChoices(search, { pricing, employees, also_offered: others })).toMatchObject(choices);
    expect(String(withChoices(search, { moreIds: undefined, isForWoman: undefined }))).toBe('item=2&female=1');
  });
});

describe('itemOf', () => {
  it('is the chosen one, else the first', () => {
    expect(itemOf(pricing, { itemId: 2, time: '10:00' })?.id).toBe(2);
    expect(itemOf(pricing, {})?.id).toBe(1);
    expect(itemOf([], {})).toBeUndefined();
  });

  it('is the shortest where a time came without a treatment', () => {
    expect(itemOf(pricing, { date: '2026-11-22', time: '10:00' })?.id).toBe(3);
    expect(itemOf([], { time: '10:00' })).toBeUndefined();
  });
});

describe('personFor', () => {
  it('names whoever was chosen for what that person gives', () => {
    const offered = { pricing, employees, also_offered: others };
    expect([1, 21].map((id) => personFor(id, 7, offered))).toEqual([7, undefined]);
    expect([1, 21].map((id) => personFor(id, 8, offered))).toEqual([8, 8]);
    expect(personFor(21, undefined, offered)).toBeUndefined();
  });
});

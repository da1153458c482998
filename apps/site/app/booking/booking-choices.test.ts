import { describe, expect, it } from 'vitest';
import { treatmentOf, employeeFor, isAtHomeOffered, readChoices, withChoices } from './booking-choices.ts';

const treatment = (id: number, duration: number) => ({
  id,
  title: `Cut ${id}`,
  duration,
  price: 1000,
  discount: 0,
  final_price: 1000,
  licence_classes: [],
});
const pricing = [treatment(1, 45), treatment(2, 150), treatment(3, 30), treatment(4, 30)];
const employees = [{ id: 7, name: 'Zahra', job: '', gender: 'female' as const, portrait: null }];
const others = [
  { service: { id: 50, title: 'Beard', is_at_home: false }, pricing: [treatment(21, 20)], employee_ids: [8] },
];
const read = (search: string) => readChoices(new URLSearchParams(search), { pricing, employees, also_offered: others });

describe('readChoices', () => {
  it('R2.28 reads what the service offers', () => {
    const all = { treatmentId: 2, employeeId: 7, date: '2026-11-22', time: '16:30' };
    expect(read('treatment=2&employee=7&date=2026-11-22&time=16:30')).toEqual(all);
  });

  it('R14.01 reads whether several begin together', () => {
    expect(read('treatment=2&more=21&together=1')).toMatchObject({ moreTreatmentIds: [21], isTogether: true });
    expect(read('treatment=2&together=1').isTogether).toBeUndefined();
    expect(read('treatment=2&more=21').isTogether).toBeUndefined();
  });

  it('R14.09 reads that it is to be at home, which all treatments must be given at', () => {
    expect(read('home=1').isAtHome).toBe(true);
    const service = { is_at_home: true, pricing, also_offered: others };
    expect(isAtHomeOffered(service, [pricing[0]!])).toBe(true);
    expect(isAtHomeOffered(service, [pricing[0]!, treatment(21, 20)])).toBe(false);
    expect(isAtHomeOffered({ ...service, is_at_home: false }, [pricing[0]!])).toBe(false);
  });

  it.each([
    'treatment=9',
    'employee=9',
    'date=2026-13-40',
    'date=2026-02-31x',
    'time=16:30',
    'date=2026-11-22&time=24:00',
    'treatment=',
  ])('takes %s as not chosen', (search) => {
    const { date, ...rest } = read(search);
    expect(rest).toEqual({ treatmentId: undefined, employeeId: undefined, time: undefined });
    expect(date).toBe(search.startsWith('date=2026-11-22') ? '2026-11-22' : undefined);
  });
});

describe('a link that was passed on before the parameters had the names of today', () => {
  it('R10.03 is read as it was meant', () => {
    const { treatmentId, employeeId, moreTreatmentIds } = read('item=2&person=7&more=2,3');
    expect({ treatmentId, employeeId, moreTreatmentIds }).toEqual({
      treatmentId: 2,
      employeeId: 7,
      moreTreatmentIds: [3],
    });
  });

  it('R10.03 says it under the names of today once something changes', () => {
    const search = new URLSearchParams('item=2&person=7');
    expect(String(withChoices(search, { treatmentId: 1, employeeId: undefined }))).toBe('treatment=1');
  });
});

describe('withChoices', () => {
  it('changes only what is named and keeps what is not its own', () => {
    const search = new URLSearchParams('utm=x&treatment=2&time=16:30');
    expect(String(withChoices(search, { treatmentId: 1, time: undefined }))).toBe('utm=x&treatment=1');
    expect(String(search)).toContain('treatment=2');
  });

  it('gives back what it wrote', () => {
    const choices = { treatmentId: 2, employeeId: 7, date: '2026-11-22', time: '16:30' };
    expect(
      readChoices(withChoices(new URLSearchParams(), choices), { pricing, employees, also_offered: others }),
    ).toEqual(choices);
  });
});

describe('further treatments', () => {
  it('are those of the price list, each once, without the first', () => {
    expect(read('treatment=2&more=3,9,2,3,1').moreTreatmentIds).toEqual([3, 1]);
    expect(read('treatment=2&more=2').moreTreatmentIds).toBeUndefined();
    expect(read('treatment=2&more=21').moreTreatmentIds).toEqual([21]);
    expect(read('treatment=21').treatmentId).toBeUndefined();
  });

  it('and preferences are read as they were written', () => {
    const choices = { treatmentId: 2, moreTreatmentIds: [1, 3], isForWoman: true, isByWoman: true };
    const search = withChoices(new URLSearchParams(), choices);
    expect(readChoices(search, { pricing, employees, also_offered: others })).toMatchObject(choices);
    expect(String(withChoices(search, { moreTreatmentIds: undefined, isForWoman: undefined }))).toBe(
      'treatment=2&female=1',
    );
  });
});

describe('treatmentOf', () => {
  it('is the chosen one, else the first', () => {
    expect(treatmentOf(pricing, { treatmentId: 2, time: '10:00' })?.id).toBe(2);
    expect(treatmentOf(pricing, {})?.id).toBe(1);
    expect(treatmentOf([], {})).toBeUndefined();
  });

  it('is the shortest where a time came without a treatment', () => {
    expect(treatmentOf(pricing, { date: '2026-11-22', time: '10:00' })?.id).toBe(3);
    expect(treatmentOf([], { time: '10:00' })).toBeUndefined();
  });
});

describe('employeeFor', () => {
  it('keeps the chosen employee for a treatment which that employee gives', () => {
    const offered = { pricing, employees, also_offered: others };
    expect([1, 21].map((id) => employeeFor(id, 7, offered))).toEqual([7, undefined]);
    expect([1, 21].map((id) => employeeFor(id, 8, offered))).toEqual([8, 8]);
    expect(employeeFor(21, undefined, offered)).toBeUndefined();
  });
});

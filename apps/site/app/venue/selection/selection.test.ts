import { describe, expect, it } from 'vitest';
import { readSelection, readTogether, toBookableService, toggleTreatment } from './selection.ts';

const treatment = (id: number, price = 1000) =>
  ({ id, title: `t${id}`, duration: 30, price, discount: 0, final_price: price, licence_classes: [] }) as const;
const service = (id: number, employee: number, ...ids: number[]) => ({
  id,
  title: `s${id}`,
  category: { id: 1, name: 'hair', label: 'Hair' },
  is_at_home: false,
  pricing: ids.map((one) => ({ ...treatment(one), licence_classes: [] })),
  employee_ids: [employee],
});
const employee = (id: number) => ({ id, name: `e${id}`, job: '', gender: 'female' as const, portrait: null });
const page = {
  venue: { name: 'Noor', type: 'saloon', is_women_only: true } as never,
  employees: [employee(7), employee(8)],
  services: [service(1, 7, 11, 12, 13), service(2, 8, 21, 22, 23)],
};

const read = (search: string) => readSelection(new URLSearchParams(search), page);
const ids = (search: string) => read(search).map(({ id }) => id);

describe('R14.01 what is chosen on the page of a venue', () => {
  it('stands in the address, in its order, and only what the venue offers', () => {
    expect(ids('treatment=21&more=11,99,21,12')).toEqual([21, 11, 12]);
    expect(ids('treatment=&more=x')).toEqual([]);
  });

  it('is at most five treatments', () => {
    expect(ids('treatment=11&more=12,13,21,22,23')).toEqual([11, 12, 13, 21, 22]);
  });

  it('grows and shrinks by a tap, and a time is chosen anew', () => {
    const search = new URLSearchParams('treatment=11&more=21&date=2026-11-22&time=10:00&employee=7');
    const selection = readSelection(search, page);
    expect(toggleTreatment(search, selection, 12)).toBe('?treatment=11&more=21%2C12');
    expect(toggleTreatment(search, selection, 11)).toBe('?treatment=21');
    expect(toggleTreatment(new URLSearchParams('treatment=11'), read('treatment=11'), 11)).toBe('?');
  });

  it('begins together where it is asked for and somebody is there for each, and one alone does not', () => {
    const isTogether = (text: string) => {
      const search = new URLSearchParams(text);
      const selection = readSelection(search, page);
      const bookable = toBookableService(page, selection);
      return bookable !== undefined && readTogether(search, bookable, selection);
    };
    expect(isTogether('treatment=11&more=21&together=1')).toBe(true);
    expect(isTogether('treatment=11&more=21')).toBe(false);
    expect(isTogether('treatment=11&more=12&together=1')).toBe(false);
    const search = new URLSearchParams('treatment=11&more=21&together=1');
    expect(toggleTreatment(search, readSelection(search, page), 21)).toBe('?treatment=11');
    expect(toggleTreatment(search, readSelection(search, page), 22)).toContain('together=1');
  });

  it('is booked with the team of its first treatment, and with every other service of the venue beside it', () => {
    const bookable = toBookableService(page, read('treatment=21&more=11'));
    expect(bookable?.id).toBe(2);
    expect(bookable?.employees.map(({ id }) => id)).toEqual([8]);
    expect(bookable?.also_offered.map((other) => other.service.id)).toEqual([1]);
    expect(toBookableService(page, [])).toBeUndefined();
  });
});

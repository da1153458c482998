import { describe, expect, it } from 'vitest';
import { networkOf, openAdmission } from './open-admission.ts';

const tooMany = expect.objectContaining({ code: 'too_many_requests' });

describe('R11.01 the budget of an address', () => {
  it('is its own, and that of its whole network where it is one of IPv6', async () => {
    const admission = openAdmission(1);
    for (let n = 0; n < 120; n++) await admission.count('change', '2001:db8::1');
    await expect(admission.count('change', '2001:db8::ffff:1')).rejects.toEqual(tooMany);
    await admission.count('change', '2001:db8:0:1::1');
    await admission.count('change', '203.0.113.1');
    // A budget for one thing is none for another.
    await admission.count('call', '2001:db8::1');
  });

  it('is a part of that of the network around it, which can have any number of networks', async () => {
    const admission = openAdmission(0.01);
    let counted = 0;
    const count = (address: string) => admission.count('change', address).then(() => counted++);
    await Promise.allSettled(Array.from({ length: 60 }, (_, n) => count(`2001:db8:7:${n.toString(16)}::1`)));
    expect(counted).toBe(10);
    await admission.count('change', '2001:db8:8::1');
    await Promise.all(Array.from({ length: 60 }, (_, n) => admission.count('change', `198.51.100.${n}`)));
  });

  it('says after how many seconds there is room again', async () => {
    const admission = openAdmission(0.001);
    await admission.count('render', '203.0.113.1');
    const refused = admission.count('render', '203.0.113.1');
    await expect(refused).rejects.toMatchObject({ details: { retryAfter: expect.closeTo(60, -1) as number } });
  });

  it('is refused after a pause, as long as not too many are held', async () => {
    const admission = openAdmission(0.001);
    await admission.count('render', '203.0.113.1');
    const order: number[] = [];
    const ask = (n: number) => admission.count('render', '203.0.113.1').catch(() => void order.push(n));
    await Promise.all(Array.from({ length: 1001 }, (_, n) => ask(n)));
    expect(order.slice(0, 3)).toEqual([1000, 0, 1]);
    expect(order).toHaveLength(1001);
  });

  it('has room for a limited number of open streams, and again once one has ended', () => {
    const { streams } = openAdmission(0.004);
    const leave = streams.enter('203.0.113.1');
    streams.requireRoom('203.0.113.1');
    streams.enter('203.0.113.1');
    expect(() => streams.requireRoom('203.0.113.1')).toThrow(tooMany);
    streams.requireRoom('203.0.113.2');
    leave();
    streams.requireRoom('203.0.113.1');
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
])('the network of %s is %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

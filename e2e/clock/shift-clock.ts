/** Shifts what a process or a page reads from its clock by `offsetMs`; time goes on from there. */
export function shiftClock(offsetMs: number): void {
  const RealDate = Date;
  globalThis.Date = new Proxy(RealDate, {
    apply: () => new RealDate(RealDate.now() + offsetMs).toString(),
    construct: (_, [first, ...others], newTarget) => {
      const parts = first === undefined ? [RealDate.now() + offsetMs] : [first, ...others];
      return Reflect.construct(RealDate, parts, newTarget) as Date;
    },
    get: (target, key) => (key === 'now' ? () => RealDate.now() + offsetMs : (Reflect.get(target, key) as unknown)),
  });
  if (typeof Temporal === 'undefined') return;
  const instant = Temporal.Now.instant.bind(Temporal.Now);
  Temporal.Now.instant = () => instant().add({ milliseconds: offsetMs });
}

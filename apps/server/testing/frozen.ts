/** The instant at which every test begins: Saturday 21 November 2026, 10:00 in Baghdad. */
export const frozenNow = Temporal.Instant.from('2026-11-21T07:00:00Z');

/** Name of the database with the demo world from which that of each test file is cloned. */
export const templateDatabase = 'world_template';

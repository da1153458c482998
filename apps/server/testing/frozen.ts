/** The instant at which every test begins: Saturday 21 November 2026, 10:00 in Baghdad. */
export const frozenNow = Temporal.Instant.from('2026-11-21T07:00:00Z');

/** Database that every test file's own is cloned from; it holds the demo world. */
export const templateDatabase = 'world_template';

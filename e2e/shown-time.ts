/** A time of day (HH:MM) as the clock of twelve hours shows it, without the half of the day: '17:30' is '5:30'. */
export function shownTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':');
  return `${Number(hour) % 12 || 12}:${minute}`;
}

/** What a range that begins at a time begins with on screen. */
export const rangeFrom = (time: string): RegExp => new RegExp(`(?<!\\d)${shownTime(time)}(?:\\s[AP]M)?–`);

/** What a range shows on screen. */
export const range = (from: string, to: string): RegExp => new RegExp(`${rangeFrom(from).source}${shownTime(to)}\\b`);

/** What stands in a field for a time. */
export const timeInField = (time: string): RegExp => new RegExp(`^${shownTime(time)}\\s[AP]M$`);

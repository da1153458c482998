/** Days and times as they are sent, for a gallery that knows no languages. */
const plainMoments = {
  writeTime: (time: string) => time,
  readTime: (typed: string) => (/^\d\d:\d\d$/.test(typed) ? typed : undefined),
  writeDate: (date: string) => date,
  readDate: (typed: string) => (/^\d{4}-\d\d-\d\d$/.test(typed) ? typed : undefined),
  nextDay: '+1',
  nameDay: (date: string) => `${Number(date.slice(8))} · ${date.slice(0, 7)}`,
  nameMonth: (date: string) => date.slice(0, 7),
  numberDay: (date: string) => String(Number(date.slice(8))),
  nameWeekday: (date: string) => String(new Date(date).getUTCDay()),
};

/** What fields for days and times need, with the labels of a language. */
export function momentsOf<Words extends object>(words: Words) {
  const moments = Promise.resolve({ ...plainMoments, ...words });
  return () => moments;
}

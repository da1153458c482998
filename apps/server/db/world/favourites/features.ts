import type { UserKey } from '../users.ts';

/** The users who recommend each service; the Recommended list follows from it. */
export const features: Record<number, UserKey[]> = {
  101: ['zainab', 'hind', 'dunya', 'maysam', 'rusul', 'tara', 'shilan'],
  1101: ['shilan', 'hemin', 'tara', 'karwan', 'ahmed'],
  401: ['mustafa', 'zainab', 'ali', 'omar', 'tara'],
  1701: ['zainab', 'rusul', 'maysam', 'sarah'],
  301: ['omar', 'mustafa', 'sarah', 'hind'],
  501: ['hind', 'dunya', 'tara'],
  603: ['zainab', 'rusul', 'hind'],
  1201: ['shno', 'shilan', 'tara'],
  1001: ['shilan', 'shno', 'tara'],
  701: ['noorhan', 'maysam', 'sarah'],
  802: ['ali', 'noorhan'],
  902: ['karwan', 'ahmed'],
  901: ['mustafa', 'ahmed'],
  1601: ['omar', 'hind'],
  105: ['noorhan'],
  201: ['tara'],
  602: ['mustafa'],
  1303: ['karwan'],
  1402: ['shno'],
  1501: ['maysam'],
  1602: ['dunya'],
};

import type { undeliveredKinds as english } from '../en/operator-events.ts';
import type { Shape } from '../shape.ts';

/** What a message is about that could not be delivered, by the kind of its event. */
export const undeliveredKinds: Shape<typeof english> = {
  identity: {
    reset_requested: 'بەستەری وشەی نهێنیی نوێ',
    password_changed: 'گۆڕینی وشەی نهێنی',
    confirmation_requested: 'بەستەری پشتڕاستکردنەوەی ئیمەیڵ',
    second_factor_changed: 'گۆڕینی چوونەژوورەوەی دوو هەنگاو',
    number_changed: 'گۆڕینی ژمارەی تەلەفۆن',
    new_device: 'چوونەژوورەوە لە ئامێرێکی نوێ',
    code_requested: 'کۆد بە نامە',
    signed_up: 'بەخێرهاتنی هەژمارێکی نوێ',
    picture_dropped: 'لابردنی وێنەیەک',
  },
  venues: {
    invited: 'بانگهێشت بۆ شوێنێک',
    licence_ending: 'مۆڵەتێک نزیکە لە کۆتایی',
  },
  content: {
    subscribed: 'بەشداربوونی هەواڵنامە بۆ پشتڕاستکردنەوە',
  },
  booking: {
    requested: 'داواکاریی نۆرە',
    confirmed: 'پشتڕاستکردنەوەی نۆرە',
    declined: 'ڕەتکردنەوەی نۆرە',
    moved: 'گواستنەوەی نۆرە',
    reassigned: 'دانی نۆرە بە کەسێکی تر',
    corrected: 'ڕاستکردنەوەی نۆرە',
    delayed: 'دواکەوتنی نۆرە',
    repeated: 'نۆرەی دووبارە',
    series_cancelled: 'هەڵوەشاندنەوەی نۆرەی دووبارە',
    proposed: 'پێشنیاری کاتێکی تر',
    proposal_declined: 'ڕەتکردنەوەی کاتی پێشنیارکراو',
    cancelled: 'هەڵوەشاندنەوەی نۆرە',
    expired: 'داواکاریی بێ وەڵام',
    freed: 'کاتێک کە بەتاڵ بوو',
    tomorrow: 'بیرخستنەوەی ڕۆژی دواتر',
    soon: 'بیرخستنەوەی کەمێک پێش کاتەکە',
    day_ahead: 'ڕۆژی داهاتووی شوێنێک',
  },
  waitlist: {
    slot_taken: 'کاتی پێشکەشکراو گیرا',
    slot_offered: 'کاتێک لە لیستی چاوەڕوانی پێشکەش کرا',
    slot_lost: 'کاتی پێشکەشکراو چیتر بەتاڵ نییە',
  },
  operator: {
    decided: 'بڕیاری بەڕێوەبەر',
    announced: 'ڕاگەیاندن',
    announcement_tested: 'تاقیکردنەوەی ڕاگەیاندن',
    term_changed: 'گۆڕینی زاراوەیەک',
  },
};

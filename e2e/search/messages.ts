/** What the search pages say. */
export const messages = {
  en: {
    failedMore: 'More results could not be loaded. Please try again.',
    offline: 'Network error. Please check your connection.',
    failedSearch: 'Error: Failed to fetch search results',
    retry: 'Try again',
  },
  ar: {
    failedMore: 'تعذّر تحميل بقية النتائج. يُرجى المحاولة مرة أخرى.',
    offline: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
    failedSearch: 'خطأ: تعذّر جلب نتائج البحث',
    retry: 'إعادة المحاولة',
  },
};

/** What the search pages say. */
export const messages = {
  en: {
    failedMore: 'The next ones did not come. Try again.',
    offline: 'Network error. Please check your connection.',
    failedSearch: 'Error: Failed to fetch search results',
    retry: 'Try again',
  },
  ar: {
    failedMore: 'لم تصل البقية. حاول من جديد.',
    offline: 'خطأ في الشبكة. يُرجى التحقق من الاتصال.',
    failedSearch: 'خطأ: تعذّر جلب نتائج البحث',
    retry: 'إعادة المحاولة',
  },
};

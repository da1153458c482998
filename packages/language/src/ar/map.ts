/** خريطة البحث والمركز والعلامة. */
export const map = {
  label: 'خريطة النتائج',
  nearer: 'تكبير',
  farther: 'تصغير',
  searchArea: 'البحث في هذه المنطقة',
  pin: '{venue}، ابتداءً من {price}',
  group: 'عدد المراكز {count, number}، ابتداءً من {price}: تكبير الخريطة',
  list: 'المراكز في هذا المكان: {count, number}',
  count:
    '{count, plural, =0 {لا مركز له موقع على الخريطة} one {مركز واحد} two {مركزان} few {# مراكز} many {# مركزًا} other {# مركز}}',
  partial: 'أكثر من {count, number} مركز: يظهر الجميع عند تكبير الخريطة',
  close: 'إغلاق',
  numbered: 'المراكز على الخريطة',
  open: 'فتح الخريطة',
} as const;

/** خريطة البحث والمركز والعلامة. */
export const map = {
  label: 'خريطة النتائج',
  nearer: 'تكبير',
  farther: 'تصغير',
  searchArea: 'ابحث في هذه المنطقة',
  pin: '{venue}، ابتداءً من {price}',
  group: 'عدد المراكز {count, number}، ابتداءً من {price}: تكبير الخريطة',
  list: '{count, plural, one {مركز واحد} two {مركزان} few {# مراكز} many {# مركزًا} other {# مركز}} في هذا المكان',
  count:
    '{count, plural, =0 {لا مركز له موقع على الخريطة} one {مركز واحد} two {مركزان} few {# مراكز} many {# مركزًا} other {# مركز}}',
  partial: 'أكثر من {count, number} مركز: كبّر الخريطة لترى الجميع',
  close: 'إغلاق',
  numbered: 'المراكز على الخريطة',
  open: 'افتح الخريطة',
} as const;

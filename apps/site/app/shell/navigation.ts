/** The addresses of the header, in their order, by the key of their words. */
export const mainLinks = [
  ['hair', '/hair'],
  ['hairRemoval', '/hairremoval'],
  ['massage', '/massage'],
  ['services', '/services'],
  ['about', '/about'],
  ['contact', '/contact'],
] as const;

/** The columns of the footer, by the keys of their words. */
export const footerColumns = [
  {
    title: 'company',
    links: [
      ['about', '/about'],
      ['terms', '/terms'],
      ['refund', '/refund'],
      ['cannotCome', '/if-you-cannot-come'],
      ['privacy', '/privacy'],
      ['contentPolicy', '/content-policy'],
      ['careers', '/careers'],
    ],
  },
  {
    title: 'discover',
    links: [
      ['categories', '/c'],
      ['treatmentGuide', '/treatment-guide'],
      ['spotFiles', '/spot-files'],
      ['giftCard', '/gift-card'],
      ['newsletter', '/newsletter'],
      ['glossary', '/glossary'],
      ['howWeRank', '/how-we-rank'],
    ],
  },
  {
    title: 'business',
    links: [
      ['partners', '/partners'],
      ['support', '/support'],
      ['status', '/status'],
      ['businessTerms', '/business-terms'],
      ['register', '/register-professional'],
    ],
  },
  {
    title: 'legal',
    links: [
      ['pricing', '/pricing'],
      ['status', '/status'],
      ['slavery', '/slavery-statement'],
    ],
  },
] as const;

/** What a customer's menu leads to, by the keys of its words. */
export const customerLinks = [
  ['profile', '/profile'],
  ['bookings', '/my_booking'],
  ['wishlist', '/wishlist'],
  ['password', '/ChangePassword'],
] as const;

/** What a vendor's menu leads to on this site; the dashboard lies outside it. */
export const vendorLinks = [
  ['profile', '/profile'],
  ['password', '/ChangePassword'],
] as const;

/** Where somebody of a role logs in. role_id 0 is a vendor. */
export const logInPathOf = (roleId: number): string => (roleId === 0 ? '/professionallogin' : '/customerslogin');

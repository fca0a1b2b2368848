import type { Screen } from './screen-paths.ts'

/** What is told of products, and the pages of its mails. */
export const noticeScreens: Screen[] = [
  { name: 'product updates', account: 'practitioner', path: () => '/catalog-updates' },
  {
    name: 'product updates, none',
    isLikeOthers: true,
    account: 'newcomer',
    path: () => '/catalog-updates?kind=AtRisk',
  },
  {
    name: 'end of product updates',
    isLikeOthers: true,
    account: null,
    path: () => '/catalog-updates/unsubscribe?token=x',
  },
  {
    name: 'back-in-stock notice to confirm',
    isLikeOthers: true,
    account: null,
    path: () => '/stock-notices/confirm?token=x',
  },
  {
    name: 'back-in-stock notices to end',
    isLikeOthers: true,
    account: null,
    path: () => '/stock-notices/end?token=x',
  },
]

/** What a visitor has answered to the question whether page views may be counted. */
export const consentAnswers = ['yes', 'no'] as const
export type ConsentAnswer = (typeof consentAnswers)[number]

/**
 * The pages whose views are counted, as patterns: an id or code never leaves the browser. Plans, accounts, practices and
 * the admin are left out, because what is viewed there is about someone.
 */
export const countedPages = [
  '/',
  '/shop',
  '/shop/products/:id',
  '/brands',
  '/brands/:id',
  '/pricing',
  '/about',
  '/how-it-works/practitioner',
  '/how-it-works/client',
  '/faqs/all',
  '/demo',
  '/demo/booked',
  '/demo/client',
  '/auth/join',
  '/cart',
  '/checkout',
  '/order-placed',
] as const
export type CountedPage = (typeof countedPages)[number]

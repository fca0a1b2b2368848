import { fillCart } from '../fixtures/guest-cart.ts'
import { accountingScreens } from './accounting-screens.ts'
import { adminScreens } from './admin-screens.ts'
import { contentScreens } from './content-screens.ts'
import { inquiryScreens } from './inquiry-screens.ts'
import { insightScreens } from './insight-screens.ts'
import { noticeScreens } from './notice-screens.ts'
import {
  firstOf,
  invitedClient,
  type Json,
  ownPayout,
  ownTemplate,
  type Screen,
  sharedPlan,
} from './screen-paths.ts'

export const screens: Screen[] = [
  ...contentScreens,
  { name: 'sign in', account: null, path: () => '/auth/login' },
  { name: 'join as a practitioner', account: null, path: () => '/auth/join?type=practitioner' },
  { name: 'join as a client', isLikeOthers: true, account: null, path: () => '/auth/join?type=client' },
  { name: 'forgotten password', isLikeOthers: true, account: null, path: () => '/auth/reset-password' },
  { name: 'new password', isLikeOthers: true, account: null, path: () => '/auth/reset-password?token=none' },
  {
    name: 'link that was used',
    isLikeOthers: true,
    account: null,
    path: () => '/auth/verify-email?token=none',
  },
  {
    name: 'change that was not its owner’s',
    isLikeOthers: true,
    account: null,
    path: () => '/auth/not-me?token=none',
  },
  { name: 'change of e-mail', isLikeOthers: true, account: 'client', path: () => '/auth/change-email' },
  { name: 'refill reminders', isLikeOthers: true, account: null, path: () => '/plan-reminders' },
  {
    name: 'end of refill reminders',
    isLikeOthers: true,
    account: null,
    path: () => '/plan-reminders?token=none',
  },
  {
    name: 'survey of a mail',
    isLikeOthers: true,
    account: null,
    path: () => '/surveys/onboarding?token=none',
  },
  { name: 'shop', account: null, path: () => '/shop' },
  { name: 'search in Dutch', isLikeOthers: true, account: null, path: () => '/nl/shop?query=magnesium' },
  {
    name: 'product',
    account: null,
    path: async (page) => `/shop/products/${(await firstOf(page, '/products?sku=THO-321969')).id}`,
  },
  {
    name: 'product, for practitioners',
    isLikeOthers: true,
    account: 'practitioner',
    path: async (page) => `/shop/products/${(await firstOf(page, '/products?sku=THO-321969')).id}`,
  },
  { name: 'brands', account: null, path: () => '/brands' },
  {
    name: 'one brand',
    isLikeOthers: true,
    account: null,
    path: async (page) => `/nl/brands/${(await firstOf(page, '/products/brands?name=thorne')).id}`,
  },
  {
    name: 'comparison',
    account: 'practitioner',
    path: async (page) => {
      const answer = await page.request.get('/api/products?query=magnesium&limit=4')
      const { results } = (await answer.json()) as Json
      const ids = results.map(({ id }) => id)
      return `/shop/comparison?productIds=${ids.join(',')}&mainProductId=${ids[0]}`
    },
  },
  { name: 'empty cart', account: null, path: () => '/cart' },
  { name: 'cart', account: null, path: (page) => fillCart(page, 'cart') },
  { name: 'checkout, details', account: null, path: (page) => fillCart(page, 'details') },
  { name: 'checkout, delivery', account: null, path: (page) => fillCart(page, 'delivery') },
  { name: 'checkout, payment', account: null, path: (page) => fillCart(page, 'payment') },
  {
    name: 'an order to add, without its link',
    isLikeOthers: true,
    account: 'client',
    path: () => '/orders/019a9f3e-5a0c-7cc2-b5a8-0f6a2a3c7e11/claim',
  },
  { name: 'not for this account', isLikeOthers: true, account: 'client', path: () => '/wallet' },
  { name: 'no such page', account: null, path: () => '/no-such-page' },
  { name: 'home', account: 'practitioner', path: () => '/dashboard' },
  { name: 'home of accounting', isLikeOthers: true, account: 'accounting', path: () => '/dashboard' },
  { name: 'home of a newcomer', account: 'newcomer', path: () => '/dashboard' },
  { name: 'settings of a practitioner', account: 'practitioner', path: () => '/settings/account' },
  { name: 'settings of a client', isLikeOthers: true, account: 'client', path: () => '/settings/account' },
  { name: 'language and country', isLikeOthers: true, account: 'client', path: () => '/settings/region' },
  { name: 'addresses', isLikeOthers: true, account: 'client', path: () => '/settings/addresses' },
  { name: 'credentials', isLikeOthers: true, account: 'practitioner', path: () => '/settings/credentials' },
  { name: 'payout', account: 'practitioner', path: () => '/settings/payout' },
  {
    name: 'e-mail preferences',
    isLikeOthers: true,
    account: 'practitioner',
    path: () => '/settings/notifications',
  },
  { name: 'sign-in and security', account: 'practitioner', path: () => '/settings/sign-in' },
  { name: 'own data', isLikeOthers: true, account: 'client', path: () => '/settings/privacy' },
  {
    name: 'business account',
    isLikeOthers: true,
    account: 'practitioner',
    path: () => '/settings/business-account',
  },
  { name: 'clients', account: 'practitioner', path: () => '/clients' },
  {
    name: 'one client',
    account: 'practitioner',
    path: async (page) => `/clients/${(await firstOf(page, '/customer')).id}`,
  },
  { name: 'one client who is invited', isLikeOthers: true, account: 'practitioner', path: invitedClient },
  { name: 'plans', account: 'practitioner', path: () => '/treatment-plans' },
  {
    name: 'clients of a plan',
    isLikeOthers: true,
    account: 'practitioner',
    path: async (page) => `/treatment-plans?clients=${(await sharedPlan(page)).id}`,
  },
  {
    name: 'versions of a plan',
    isLikeOthers: true,
    account: 'practitioner',
    path: async (page) => `/treatment-plans?versions=${(await sharedPlan(page)).id}`,
  },
  { name: 'templates', account: 'practitioner', path: () => '/treatment-plans/templates' },
  {
    name: 'template of a colleague',
    isLikeOthers: true,
    account: 'practitioner',
    path: async (page) =>
      `/treatment-plans/templates/${(await firstOf(page, '/recommendations?name=Darm&mode=GlobalTemplates')).id}`,
  },
  { name: 'own template', isLikeOthers: true, account: 'practitioner', path: ownTemplate },
  ...adminScreens,
  ...accountingScreens,
  ...inquiryScreens,
  ...noticeScreens,
  ...insightScreens,
  {
    name: 'plan editor',
    account: 'practitioner',
    path: async (page) => `/recommendations/${(await sharedPlan(page)).id}/edit`,
  },
  {
    name: 'plan for the client',
    account: 'practitioner',
    path: async (page) => `/fr/recommendations/${(await sharedPlan(page)).shareCode}?preview=1`,
  },
  {
    name: 'plan, for its practitioner',
    account: 'practitioner',
    path: async (page) => `/recommendations/${(await sharedPlan(page)).shareCode}`,
  },
  { name: 'wallet', account: 'practitioner', path: () => '/wallet' },
  { name: 'referral program', account: 'practitioner', path: () => '/referral-program' },
  { name: 'a payout', isLikeOthers: true, account: 'practitioner', path: ownPayout },
  { name: 'orders of my plans', isLikeOthers: true, account: 'practitioner', path: () => '/orders?of=plans' },
  { name: 'own orders', account: 'client', path: () => '/orders' },
  {
    name: 'one order',
    account: 'client',
    path: async (page) => `/orders/${(await firstOf(page, '/orders?status=Shipped')).id}`,
  },
]

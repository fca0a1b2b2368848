import { fillCart } from '../fixtures/guest-cart.ts'
import { readProductFile } from '../fixtures/product-files.ts'
import { accountingScreens } from './accounting-screens.ts'
import { contentScreens } from './content-screens.ts'
import { inquiryScreens } from './inquiry-screens.ts'
import { insightScreens } from './insight-screens.ts'
import { noticeScreens } from './notice-screens.ts'
import {
  firstOf,
  invitedClient,
  type Json,
  oneDisruption,
  ownPayout,
  ownTemplate,
  type Screen,
  sharedPlan,
  substitutionReport,
} from './screen-paths.ts'

export const screens: Screen[] = [
  ...contentScreens,
  { name: 'sign in', account: null, path: () => '/auth/login' },
  { name: 'join as a practitioner', account: null, path: () => '/auth/join?type=practitioner' },
  { name: 'join as a client', account: null, path: () => '/auth/join?type=client' },
  { name: 'forgotten password', account: null, path: () => '/auth/reset-password' },
  { name: 'new password', account: null, path: () => '/auth/reset-password?token=none' },
  { name: 'link that was used', account: null, path: () => '/auth/verify-email?token=none' },
  { name: 'change that was not its owner’s', account: null, path: () => '/auth/not-me?token=none' },
  { name: 'change of e-mail', account: 'client', path: () => '/auth/change-email' },
  { name: 'refill reminders', account: null, path: () => '/plan-reminders' },
  { name: 'end of refill reminders', account: null, path: () => '/plan-reminders?token=none' },
  { name: 'survey of a mail', account: null, path: () => '/surveys/onboarding?token=none' },
  { name: 'shop', account: null, path: () => '/shop' },
  { name: 'search in Dutch', account: null, path: () => '/nl/shop?query=magnesium' },
  {
    name: 'product',
    account: null,
    path: async (page) => `/shop/products/${(await firstOf(page, '/products?sku=THO-321969')).id}`,
  },
  {
    name: 'product, for practitioners',
    account: 'practitioner',
    path: async (page) => `/shop/products/${(await firstOf(page, '/products?sku=THO-321969')).id}`,
  },
  { name: 'brands', account: null, path: () => '/brands' },
  {
    name: 'one brand',
    account: null,
    path: async (page) => `/nl/brands/${(await firstOf(page, '/products/brands?name=thorne')).id}`,
  },
  {
    name: 'substitution of a product',
    account: 'admin',
    path: async (page) => {
      const [from, to] = [
        await firstOf(page, '/products?query=magnesium'),
        await firstOf(page, '/products?query=zinc'),
      ]
      return `/admin/products/${from.id}/substitute?to=${to.id}`
    },
  },
  { name: 'product disruptions', account: 'admin', path: () => '/admin/product-disruptions' },
  { name: 'one product disruption', account: 'admin', path: oneDisruption },
  { name: 'report of a substitution', account: 'admin', path: substitutionReport },
  { name: 'brands, for admins', account: 'admin', path: () => '/admin/brands' },
  {
    name: 'one brand, for admins',
    account: 'admin',
    path: async (page) => `/admin/brands/${(await firstOf(page, '/admin/brands?name=thorne')).id}`,
  },
  { name: 'product files, for admins', account: 'admin', path: () => '/admin/products/import' },
  {
    name: 'one product file, for admins',
    account: 'admin',
    path: async (page) => `/admin/products/import/${await readProductFile(page)}`,
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
  { name: 'empty comparison', account: 'admin', path: () => '/shop/comparison' },
  { name: 'empty cart', account: null, path: () => '/cart' },
  { name: 'cart', account: null, path: (page) => fillCart(page, 'cart') },
  { name: 'checkout, details', account: null, path: (page) => fillCart(page, 'details') },
  { name: 'checkout, delivery', account: null, path: (page) => fillCart(page, 'delivery') },
  { name: 'checkout, payment', account: null, path: (page) => fillCart(page, 'payment') },
  {
    name: 'an order to add, without its link',
    account: 'client',
    path: () => '/orders/019a9f3e-5a0c-7cc2-b5a8-0f6a2a3c7e11/claim',
  },
  { name: 'not for this account', account: 'client', path: () => '/wallet' },
  { name: 'no such page', account: null, path: () => '/no-such-page' },
  { name: 'home', account: 'practitioner', path: () => '/dashboard' },
  { name: 'home of an admin', account: 'admin', path: () => '/dashboard' },
  { name: 'home of accounting', account: 'accounting', path: () => '/dashboard' },
  { name: 'home of a newcomer', account: 'newcomer', path: () => '/dashboard' },
  { name: 'settings of a practitioner', account: 'practitioner', path: () => '/settings/account' },
  { name: 'settings of a client', account: 'client', path: () => '/settings/account' },
  { name: 'language and country', account: 'client', path: () => '/settings/region' },
  { name: 'addresses', account: 'client', path: () => '/settings/addresses' },
  { name: 'credentials', account: 'practitioner', path: () => '/settings/credentials' },
  { name: 'payout', account: 'practitioner', path: () => '/settings/payout' },
  { name: 'e-mail preferences', account: 'practitioner', path: () => '/settings/notifications' },
  { name: 'sign-in and security', account: 'practitioner', path: () => '/settings/sign-in' },
  { name: 'own data', account: 'client', path: () => '/settings/privacy' },
  { name: 'business account', account: 'practitioner', path: () => '/settings/business-account' },
  { name: 'clients', account: 'practitioner', path: () => '/clients' },
  {
    name: 'one client',
    account: 'practitioner',
    path: async (page) => `/clients/${(await firstOf(page, '/customer')).id}`,
  },
  { name: 'one client who is invited', account: 'practitioner', path: invitedClient },
  { name: 'users, for admins', account: 'admin', path: () => '/admin/users' },
  { name: 'practitioners, for admins', account: 'admin', path: () => '/admin/practitioners' },
  {
    name: 'one practitioner, for admins',
    account: 'admin',
    path: async (page) => `/admin/practitioners/${(await firstOf(page, '/admin/practitioners')).id}`,
  },
  { name: 'products, for admins', account: 'admin', path: () => '/admin/products' },
  {
    name: 'search of products, for admins',
    account: 'admin',
    path: () => '/admin/products?query=magnesium&isActive=true',
  },
  {
    name: 'one product, for admins',
    account: 'admin',
    path: async (page) => `/admin/products/${(await firstOf(page, '/products?query=multivitamin')).id}`,
  },
  { name: 'ingredients, for admins', account: 'admin', path: () => '/admin/ingredients' },
  {
    name: 'one ingredient, for admins',
    account: 'admin',
    path: async (page) =>
      `/admin/ingredients/${(await firstOf(page, '/admin/ingredients?name=magnesium')).id}`,
  },
  {
    name: 'one group of ingredients, for admins',
    account: 'admin',
    path: async (page) =>
      `/admin/ingredients/${(await firstOf(page, '/admin/ingredient-groups?name=magnesium')).id}?kind=groups`,
  },
  { name: 'clients, for admins', account: 'admin', path: () => '/admin/clients' },
  {
    name: 'one message, for admins',
    account: 'admin',
    path: async (page) => `/admin/outbox/${(await firstOf(page, '/admin/outbox')).id}`,
  },
  { name: 'plans, for admins', account: 'admin', path: () => '/admin/recommendations' },
  {
    name: 'one plan, for admins',
    account: 'admin',
    path: async (page) => `/admin/recommendations/${(await firstOf(page, '/admin/recommendations')).id}`,
  },
  { name: 'client journeys, for admins', account: 'admin', path: () => '/admin/recommendation-journeys' },
  { name: 'categories, for admins', account: 'admin', path: () => '/admin/categories' },
  { name: 'one category, for admins', account: 'admin', path: () => '/admin/categories/probiotics' },
  { name: 'seller, for admins', account: 'admin', path: () => '/admin/settings/seller' },
  { name: 'carriers, for admins', account: 'admin', path: () => '/admin/settings/carriers' },
  {
    name: 'one carrier, for admins',
    account: 'admin',
    path: () => '/admin/settings/carriers/nl-postnl-door?countryCode=NL',
  },
  { name: 'countries, for admins', account: 'admin', path: () => '/admin/settings/countries' },
  { name: 'one country, for admins', account: 'admin', path: () => '/admin/settings/countries/NL' },
  {
    name: 'one VAT rate, for admins',
    account: 'admin',
    path: async (page) =>
      `/admin/settings/vat-rates/${(await firstOf(page, '/admin/vat-rates?countryCode=NL')).id}?countryCode=NL`,
  },
  {
    name: 'one exchange rate, for admins',
    account: 'admin',
    path: async (page) =>
      `/admin/settings/exchange-rates/${(await firstOf(page, '/admin/exchange-rates')).id}`,
  },
  { name: 'feature flags, for admins', account: 'admin', path: () => '/admin/settings/feature-flags' },
  { name: 'plans', account: 'practitioner', path: () => '/treatment-plans' },
  {
    name: 'clients of a plan',
    account: 'practitioner',
    path: async (page) => `/treatment-plans?clients=${(await sharedPlan(page)).id}`,
  },
  {
    name: 'versions of a plan',
    account: 'practitioner',
    path: async (page) => `/treatment-plans?versions=${(await sharedPlan(page)).id}`,
  },
  { name: 'templates', account: 'practitioner', path: () => '/treatment-plans/templates' },
  {
    name: 'template of a colleague',
    account: 'practitioner',
    path: async (page) =>
      `/treatment-plans/templates/${(await firstOf(page, '/recommendations?name=Darm&mode=GlobalTemplates')).id}`,
  },
  {
    name: 'template, for admins',
    account: 'admin',
    path: async (page) =>
      `/admin/recommendations/${(await firstOf(page, '/admin/recommendations?isGlobalTemplate=true')).id}`,
  },
  { name: 'own template', account: 'practitioner', path: ownTemplate },
  { name: 'orders, for admins', account: 'admin', path: () => '/admin/orders' },
  ...accountingScreens,
  ...inquiryScreens,
  ...noticeScreens,
  ...insightScreens,
  {
    name: 'one order, for admins',
    account: 'admin',
    path: async (page) => `/admin/orders/${(await firstOf(page, '/orders?status=Placed')).id}`,
  },
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
  { name: 'a payout', account: 'practitioner', path: ownPayout },
  { name: 'orders of my plans', account: 'practitioner', path: () => '/orders?of=plans' },
  { name: 'own orders', account: 'client', path: () => '/orders' },
  {
    name: 'one order',
    account: 'client',
    path: async (page) => `/orders/${(await firstOf(page, '/orders?status=Shipped')).id}`,
  },
]

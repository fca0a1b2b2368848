import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { fillCart } from '../fixtures/guest-cart.ts'
import { readProductFile } from '../fixtures/product-files.ts'
import { type DemoAccount, expect, test } from '../fixtures/salvia.ts'

type Json = { results: { id: string; shareCode: string; name: string }[] }
type Screen = { name: string; account: DemoAccount | null; path: (page: Page) => Promise<string> | string }

async function firstOf(page: Page, call: string): Promise<Json['results'][number]> {
  const answer = await page.request.get(`/api${call}`)
  const { results } = (await answer.json()) as Json
  const [first] = results
  if (!first) throw new Error(`${call} answered nothing`)
  return first
}

/** The demo's plan that the mock-ups show; its code is drawn again on every first start. */
const sharedPlan = (page: Page) =>
  firstOf(page, '/recommendations?name=Sleep and recovery&mode=Recommendations')

const germanLanding: Screen = { name: 'landing in German', account: null, path: () => '/de' }

const screens: Screen[] = [
  { name: 'landing', account: null, path: () => '/' },
  ...(process.env.SCREENS === 'rest' ? [germanLanding] : []),
  { name: 'sign in', account: null, path: () => '/auth/login' },
  { name: 'join as a practitioner', account: null, path: () => '/auth/join?type=practitioner' },
  { name: 'join as a client', account: null, path: () => '/auth/join?type=client' },
  { name: 'forgotten password', account: null, path: () => '/auth/reset-password' },
  { name: 'new password', account: null, path: () => '/auth/reset-password?token=none' },
  { name: 'link that was used', account: null, path: () => '/auth/verify-email?token=none' },
  { name: 'change that was not its owner’s', account: null, path: () => '/auth/not-me?token=none' },
  { name: 'change of e-mail', account: 'client', path: () => '/auth/change-email' },
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
  { name: 'not for this account', account: 'client', path: () => '/wallet' },
  { name: 'no such page', account: null, path: () => '/no-such-page' },
  { name: 'home', account: 'practitioner', path: () => '/dashboard' },
  { name: 'home of an admin', account: 'admin', path: () => '/dashboard' },
  { name: 'home of a newcomer', account: 'newcomer', path: () => '/dashboard' },
  { name: 'settings of a practitioner', account: 'practitioner', path: () => '/settings/account' },
  { name: 'settings of a client', account: 'client', path: () => '/settings/account' },
  { name: 'business account', account: 'practitioner', path: () => '/settings/business-account' },
  { name: 'clients', account: 'practitioner', path: () => '/clients' },
  {
    name: 'one client',
    account: 'practitioner',
    path: async (page) => `/clients/${(await firstOf(page, '/customer')).id}`,
  },
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
  { name: 'templates', account: 'practitioner', path: () => '/treatment-plans/templates' },
  {
    name: 'plan editor',
    account: 'practitioner',
    path: async (page) => `/recommendations/${(await sharedPlan(page)).id}/edit`,
  },
  {
    name: 'plan for the client',
    account: 'practitioner',
    path: async (page) => `/fr/recommendations/${(await sharedPlan(page)).shareCode}`,
  },
  { name: 'wallet', account: 'practitioner', path: () => '/wallet' },
  { name: 'orders of my plans', account: 'practitioner', path: () => '/orders?of=plans' },
  { name: 'own orders', account: 'client', path: () => '/orders' },
  {
    name: 'one order',
    account: 'client',
    path: async (page) => `/orders/${(await firstOf(page, '/orders?status=Placed')).id}`,
  },
]

const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Labels of buttons that are wider than their button. */
const clippedLabels = (page: Page): Promise<string[]> =>
  page
    .locator('.mantine-Button-label:visible')
    .evaluateAll((labels) =>
      labels.filter((label) => label.scrollWidth > label.clientWidth + 1).map((label) => label.textContent),
    )

const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const

/** The looks that are not needed to trust a change, instead of those that are: `npm run test:long`. */
const isRest = process.env.SCREENS === 'rest'
const scheme = isRest ? 'dark' : 'light'

/** All that axe knows, or, where that was judged in another scheme, what depends on the colours. */
async function faultsOf(page: Page, what: 'all' | 'colours'): Promise<string[]> {
  // A message is shown in a frame that may run nothing, axe included. Without frames of others there is nothing that
  // axe would have to gather on a page of its own, as it does unless told.
  const axe = new AxeBuilder({ page })
    .exclude('iframe[sandbox]')
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false, preload: false })
  const { violations } = await (what === 'all' ? axe : axe.withRules(['color-contrast'])).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

for (const { name, account, path } of screens)
  test(`${name}, wide and narrow, ${scheme}`, async ({ page, signInOnce }) => {
    await page.setViewportSize(sizes[0])
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    if (account) await signInOnce(account)
    await page.goto(await path(page))
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme)
    for (const size of sizes) {
      await page.setViewportSize(size)
      expect(await overflowOf(page)).toBe(0)
      const faults = () => faultsOf(page, isRest ? 'colours' : 'all')
      // Parts come late, and axe itself takes seconds.
      await expect.poll(faults, { message: `at ${size.width}`, timeout: 20_000 }).toEqual([])
    }
  })

if (isRest)
  for (const { name, account, path } of screens)
    test(`${name} fits the narrowest phone in the language with the longest words`, async ({
      page,
      signInOnce,
      baseURL,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.context().addCookies([{ name: 'salvia_language', value: 'de', url: String(baseURL) }])
      if (account) await signInOnce(account)
      await page.goto(await path(page))
      expect(await overflowOf(page)).toBe(0)
      expect(await clippedLabels(page)).toEqual([])
    })

import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
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

/** The demo's plan that the mock-ups show; its code is drawn anew on every first start. */
const sharedPlan = (page: Page) =>
  firstOf(page, '/recommendations?name=Sleep and recovery&mode=Recommendations')

const screens: Screen[] = [
  { name: 'landing', account: null, path: () => '/' },
  { name: 'landing in German', account: null, path: () => '/de' },
  { name: 'sign in', account: null, path: () => '/auth/login' },
  { name: 'shop', account: null, path: () => '/shop' },
  { name: 'search in Dutch', account: null, path: () => '/nl/shop?query=magnesium' },
  {
    name: 'product',
    account: null,
    path: async (page) => `/shop/products/${(await firstOf(page, '/products?sku=THO-321969')).id}`,
  },
  { name: 'empty cart', account: null, path: () => '/cart' },
  { name: 'no such page', account: null, path: () => '/no-such-page' },
  { name: 'home', account: 'practitioner', path: () => '/dashboard' },
  { name: 'home of an admin', account: 'admin', path: () => '/dashboard' },
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

const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const { name, account, path } of screens)
  for (const size of sizes)
    for (const colorScheme of ['light', 'dark'] as const)
      test(`${name} at ${size.width}, ${colorScheme}`, async ({ page, signIn }, info) => {
        await page.setViewportSize(size)
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        if (account) await signIn(account)
        await page.goto(await path(page), { waitUntil: 'networkidle' })
        await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(overflow).toBe(0)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([])
        await info.attach(name, { body: await page.screenshot({ fullPage: true }), contentType: 'image/png' })
      })

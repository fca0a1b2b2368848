import type { Page } from '@playwright/test'
import { signPreview } from '../../apps/server/src/modules/content/preview-token.ts'
import { EMPTY_SHOP_KEY, type EmptyShop, openEmptyShop } from '../fixtures/empty-shop.ts'
import { startPlausible, startStrapi } from '../fixtures/outside-services.ts'
import { expect, test } from '../fixtures/salvia.ts'

const PORT = Number(process.env.E2E_PORT ?? 3210) + 31
const SECRET = 'what the content service says when it has changed'

let shop: EmptyShop
let strapi: Awaited<ReturnType<typeof startStrapi>>
let plausible: Awaited<ReturnType<typeof startPlausible>>

test.use({ baseURL: `http://localhost:${PORT}` })
// One shop: its banner changes.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  strapi = await startStrapi()
  plausible = await startPlausible()
  shop = await openEmptyShop(PORT, {
    ...{ CONTENT_SERVICE: 'strapi', CONTENT_URL: strapi.url, CONTENT_WEBHOOK_SECRET: SECRET },
    ...{ ANALYTICS_SERVICE: 'plausible', ANALYTICS_URL: plausible.url, ANALYTICS_SITE: 'shop.example' },
  })
})
test.afterAll(async () => {
  await shop.end()
  strapi.end()
  plausible.end()
})

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Announcement' })
const questionOf = (page: Page) => page.getByRole('region', { name: 'May we count page views?' })

test('a banner that was closed stays closed until an editor rewrites it or puts another in its place', async ({
  page,
}) => {
  const change = async (banner: Record<string, unknown>) => {
    strapi.write(banner)
    const headers = { 'x-content-secret': SECRET, origin: shop.origin }
    expect((await page.request.post('/api/content/changed', { headers })).status()).toBe(204)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  // A page waits for the service for less than a moment, and shows what it has: the first one may come without.
  await expect(async () => {
    await page.goto('/about')
    await expect(bannerOf(page)).toContainText('Free shipping in autumn', { timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: 'Close this announcement' }).click()
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)

  await change({ slug: 'autumn', content: 'Free shipping until December' })
  await expect(bannerOf(page)).toContainText('Free shipping until December')
  await page.getByRole('button', { name: 'Close this announcement' }).click()
  await change({ slug: 'autumn', content: 'Free shipping until December' })
  await expect(bannerOf(page)).toHaveCount(0)
  await change({ slug: 'winter', content: 'Closed on 25 December' })
  await expect(bannerOf(page)).toContainText('Closed on 25 December')
})

test('what the service has in English alone is marked as English, with its picture and without what is wrong', async ({
  page,
}) => {
  await page.goto('/de/about')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  const inEnglish = page.locator('[lang=en]')
  await expect(inEnglish.getByRole('heading', { name: 'About us, published' })).toBeVisible()
  const section = inEnglish.filter({ has: page.getByRole('heading', { name: 'Where we are' }) })
  await expect(section).toBeVisible()
  await expect(section.getByRole('link')).toHaveCount(0)
  const picture = section.getByRole('img', { name: 'Our house' })
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

  const shared = await page.locator('meta[property="og:image"]').getAttribute('content')
  const { pathname, search } = new URL(String(shared))
  const drawn = await page.request.get(pathname + search)
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  expect(pathname).toMatch(/^\/images\/content\//)

  await page.goto('/de/faqs/all')
  const question = page.locator('summary', { hasText: 'Where can I park?' })
  await expect(question).toHaveAttribute('lang', 'en')
  await question.click()
  await expect(page.getByText('Behind the house.')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fragen und Antworten')
  await expect(page.locator('header', { has: page.getByRole('heading', { level: 1 }) })).toHaveAttribute(
    'lang',
    'de',
  )
})

test('links of header, menu and footer that are in English alone are marked as English', async ({ page }) => {
  await page.goto('/de/about')
  const header = page.getByRole('banner').getByRole('navigation')
  await expect(header.getByRole('link', { name: 'Opening hours' })).toHaveAttribute('lang', 'en')
  const footer = page.getByRole('contentinfo')
  const marked = footer.locator('[lang=en]')
  await expect(marked.getByRole('link', { name: 'Opening hours' })).toHaveCount(2)
  await expect(marked.filter({ hasText: /© \d{4} Our house/ })).toBeVisible()
  await expect(footer.getByRole('heading', { name: 'Our house' })).toHaveAttribute('lang', 'en')
  await expect(marked.getByRole('link', { name: 'Impressum' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menü' }).click()
  const inMenu = page.getByRole('dialog').getByRole('link', { name: 'Opening hours' })
  await expect(inMenu).toHaveAttribute('lang', 'en')
})

test('questions are listed whatever their category, and a choice that there is not is ignored', async ({
  page,
}) => {
  await page.goto('/faqs/all?userType=martian&category=x')
  await expect(page.getByLabel('Who is asking')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Other questions' })).toBeVisible()
  await expect(page.locator('summary', { hasText: 'Where can I park?' })).toBeVisible()
  await expect(page.getByText('No question matches')).toHaveCount(0)
})

test('a link of a preview shows drafts until it is left', async ({ page }) => {
  await page.goto(`/preview/${signPreview(EMPTY_SHOP_KEY, '/about', new Date()).token}`)
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us, drafted')
  await page.getByRole('link', { name: 'Leave the preview' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us, published')
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('complementary', { name: 'Preview of drafts' })).toHaveCount(0)

  const over = await page.goto('/preview/1.Lw.forged')
  expect(over?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link has expired or is incomplete')
})

test('a preview says that the service gives no draft, and shows the draft once it does', async ({ page }) => {
  await page.goto(`/preview/${signPreview(EMPTY_SHOP_KEY, '/about', new Date()).token}`)
  strapi.hang(true)
  try {
    const silent = await page.reload()
    expect(silent?.status()).toBe(503)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The content service gives no draft right now',
    )
    await expect(page.getByRole('link', { name: 'Leave the preview' })).toBeVisible()
  } finally {
    strapi.hang(false)
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  // On a busy machine the first answers may again be later than a preview waits.
  await expect(async () => {
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us, drafted', { timeout: 5000 })
  }).toPass()
})

test('a preview whose drafts the service forbids says that the page is the published one', async ({
  page,
}) => {
  strapi.answerDrafts(403)
  try {
    await page.goto(`/preview/${signPreview(EMPTY_SHOP_KEY, '/about', new Date()).token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us, published')
    const bar = page.getByRole('complementary', { name: 'Preview of drafts' })
    await expect(bar).toContainText('The content service refuses drafts. What you see here is published.')
  } finally {
    strapi.answerDrafts(200)
  }
})

test('a preview says of a page that has no draft that it is published, and why a wrong token shows nothing', async ({
  page,
}) => {
  await page.goto(`/preview/${signPreview(EMPTY_SHOP_KEY, '/pricing', new Date()).token}`)
  const bar = page.getByRole('complementary', { name: 'Preview of drafts' })
  await expect(bar).toContainText('Nothing on this page has a draft. What you see here is published.')
  strapi.answerDrafts(401)
  try {
    const refused = await page.reload()
    expect(refused?.status()).toBe(502)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'The content service refuses the request',
    )
  } finally {
    strapi.answerDrafts(200)
  }
})

test('page views are counted after a yes, and no longer after a no', async ({ page }) => {
  const told: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/analytics')) told.push(request.url())
  })
  await page.goto('/about')
  await expect(questionOf(page)).toBeVisible()
  await questionOf(page).getByRole('button', { name: 'Refuse' }).click()
  await expect(questionOf(page)).toHaveCount(0)
  await page.goto('/pricing')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(questionOf(page)).toHaveCount(0)
  expect(told).toEqual([])

  await page.getByRole('button', { name: 'Counting of page views' }).click()
  await expect(questionOf(page)).toBeFocused()
  await questionOf(page).getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => plausible.views).toEqual([`${shop.origin}/pricing`])
  await page.goto('/faqs/all?search=iron')
  await expect.poll(() => plausible.views).toEqual([`${shop.origin}/pricing`, `${shop.origin}/faqs/all`])

  await page.getByRole('button', { name: 'Counting of page views' }).click()
  await questionOf(page).getByRole('button', { name: 'Refuse' }).click()
  const { length } = told
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About us, published')
  expect(told).toHaveLength(length)
})

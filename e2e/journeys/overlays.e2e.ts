import type { Locator, Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

const messages = (page: Page) => page.getByRole('region', { name: /^(Messages|Meldungen)$/ })

/** The distance from the lower edge of one to the upper edge of the other: negative when they overlap. */
async function gap(above: Locator, below: Locator): Promise<number> {
  const [upper, lower] = await Promise.all([above.boundingBox(), below.boundingBox()])
  if (!upper || !lower) throw new Error('one of them is not shown')
  return lower.y - (upper.y + upper.height)
}

const buyable = async (page: Page): Promise<string> => {
  const answer = await page.request.get('/api/products?limit=1&stockStatusId=InStock&query=magnesium')
  const { results } = (await answer.json()) as { results: { id: string }[] }
  return String(results[0]?.id)
}

for (const { width, path, tag } of [
  { width: 390, path: '/shop/products', tag: [] },
  { width: 320, path: '/de/shop/products', tag: ['@long'] },
])
  test(`at ${width} px a snackbar stands above the buying bar, which stays to the end of the page`, {
    tag,
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(`${path}/${await buyable(page)}`)
    const bar = page.locator('[data-bottom-bar]')
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '20px'))
    await bar.getByRole('button').click()
    const snackbar = messages(page).getByRole('button').first().locator('..')
    await expect(snackbar).toBeVisible()
    expect(await gap(snackbar, bar)).toBeGreaterThanOrEqual(8)
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    await expect(bar).toBeInViewport({ ratio: 1 })
    expect(await gap(snackbar, bar)).toBeGreaterThanOrEqual(8)
    expect(await gap(page.getByRole('contentinfo'), bar)).toBeGreaterThanOrEqual(0)
  })

test('prices say for which country they are, and the country can be changed beside them', {
  tag: '@long',
}, async ({ page, codeOf }) => {
  const code = await codeOf('practitioner', 'Clear head')
  const dialog = page.getByRole('dialog', { name: 'Language and delivery' })
  await page.goto(`/recommendations/${code}`)
  await page
    .getByText(/^Prices include VAT for delivery to the Netherlands\./)
    .getByRole('button', { name: 'Change' })
    .click()
  await expect(dialog).toBeVisible()
  await page.goto(`/shop/products/${await buyable(page)}`)
  await page.getByRole('button', { name: 'Change country' }).click()
  await expect(dialog).toBeVisible()
})

const question = (page: Page) => page.getByRole('complementary', { name: 'Language and delivery' })

test('the question for a country waits until the bar and the snackbar are gone', { tag: '@long' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop?query=magnesium')
  await expect(question(page)).toHaveCount(0)
  await page.getByRole('list').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  const bar = page.locator('[data-bottom-bar]')
  await bar.getByRole('button').click()
  const snackbar = messages(page).getByRole('button', { name: 'Close' })
  await expect(snackbar).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).first().click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(question(page)).toHaveCount(0)
  await snackbar.click()
  await expect(question(page)).toBeVisible()
})

import { SCRIPT_BUDGET_BYTES } from '../../scripts/public-scripts.ts'
import { expect, test } from '../fixtures/salvia.ts'

/** How long nothing more is asked for until all has been that comes by itself. */
const QUIET_MS = 2000

test.use({ viewport: { width: 390, height: 844 } })

test('a product page fetches no more script by itself than its budget, and the rest with the first act', async ({
  page,
}) => {
  const listed = await page.request.get('/api/products?query=magnesium&limit=1')
  const { results } = (await listed.json()) as { results: { id: string }[] }
  const bodies: Promise<[name: string, size: number]>[] = []
  let lastAt = Date.now()
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    lastAt = Date.now()
    const { pathname } = new URL(request.url())
    bodies.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize]))
  })
  await page.goto(`/shop/products/${results[0]?.id}`)
  await expect.poll(() => bodies.length > 0 && Date.now() - lastAt > QUIET_MS, { timeout: 30_000 }).toBe(true)
  const sizes = await Promise.all(bodies)
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  expect(total, sizes.map((each) => each.join(' ')).join('\n')).toBeLessThanOrEqual(SCRIPT_BUDGET_BYTES)

  const below = page.locator('[data-deferred]')
  expect(await below.count()).toBeGreaterThan(0)
  const facts = page.getByRole('heading', { name: 'Label facts' })
  const drawn = await facts.elementHandle()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText('was added to your cart')).toBeVisible()
  await expect(below).toHaveCount(0)
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true)
})

import type { Page } from '@playwright/test'
import { forgetSession } from '../fixtures/accounts.ts'
import { openNewPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'

async function compareFromShop(page: Page, query: string): Promise<void> {
  await page.goto(`/shop?query=${query}`)
  await page
    .getByRole('button', { name: /^Compare / })
    .first()
    .click()
  await expect(page.getByText(/was added to the comparison/).last()).toBeVisible()
}

async function productOf(page: Page, sku: string): Promise<string> {
  const { results } = (await (await page.request.get(`/api/products?sku=${sku}`)).json()) as {
    results: { id: string }[]
  }
  return String(results[0]?.id)
}

test('products are compared from the shop, remembered, and lead back to it', async ({ page, signIn }) => {
  await signIn('practitioner')
  await compareFromShop(page, 'zinc')
  await compareFromShop(page, 'magnesium')
  await expect(page.getByRole('button', { name: /^In comparison: / }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByRole('link', { name: 'Comparison, 2 products' }).click()
  await expect(page).toHaveURL(/productIds=[^,&]+,[^,&]+$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  const compareWith = page.getByRole('button', { name: /^Compare the others with / })
  await compareWith.last().click()
  await expect(page).toHaveURL(/mainProductId=/)
  // The main product comes first; before that, another one does.
  await expect(compareWith.first()).toHaveAttribute('aria-pressed', 'true')

  const remove = page.getByRole('button', { name: /^Remove .* from the comparison$/ })
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await expect(page).not.toHaveURL(/mainProductId=/)
  await remove.first().click()
  await expect(page).toHaveURL(/\/shop$/)
  await page.goto('/shop/comparison')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
})

test('a stored comparison is never shown as empty while its page opens', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  const empty = 'Nothing to compare yet'
  await signIn('practitioner')
  await compareFromShop(page, 'zinc')
  await page.addInitScript((words) => {
    const look = () => {
      if (document.body?.textContent?.includes(words)) sessionStorage.setItem('was-empty', 'yes')
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
  }, empty)
  await page.goto('/shop/comparison')
  await expect(page.getByRole('columnheader')).toHaveCount(2)
  expect(await page.evaluate(() => sessionStorage.getItem('was-empty'))).toBeNull()
})

test('an answer that comes late does not bring back a product that was removed', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('practitioner')
  await compareFromShop(page, 'zinc')
  await compareFromShop(page, 'magnesium')
  await page.goto('/shop/comparison')
  const remove = page.getByRole('button', { name: /^Remove .* from the comparison$/ })
  await expect(remove).toHaveCount(2)
  const [answer, nextPage] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/api/products/comparison?*', (route) => answer.promise.then(() => route.continue()))
  await page.route('**/shop.data*', (route) => nextPage.promise.then(() => route.continue()))
  await remove.first().click()
  await expect(remove).toHaveCount(1)
  await remove.first().click()
  const arrived = page.waitForResponse('**/api/products/comparison?*')
  answer.resolve()
  await (await arrived).finished()
  nextPage.resolve()
  await expect(page).toHaveURL(/\/shop$/)
  const kept = await page.evaluate(() => String(localStorage.getItem('salvia-comparison')))
  expect(JSON.parse(kept)).toMatchObject({ entries: [] })
})

test('a dose that is changed changes the price of the day', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('practitioner')
  await compareFromShop(page, 'zinc')
  await page.goto('/shop/comparison')
  const day = page.getByRole('row', { name: /^Price per day/ }).getByRole('cell')
  const before = await day.textContent()
  await page.getByRole('button', { name: /^More: Servings per day of / }).click()
  await expect(day).not.toHaveText(String(before))
  const changed = await day.textContent()
  await page.reload()
  await expect(day).toHaveText(String(changed))
})

test('a product whose label is not known is told as such on a phone, and differs in no ingredient', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.setViewportSize({ width: 390, height: 844 })
  // Of the second only its name is known.
  const ids = await Promise.all(['THO-321969', 'CAR-54940'].map((sku) => productOf(page, sku)))
  await page.goto(`/shop/comparison?productIds=${ids.join(',')}`)
  const row = page.getByRole('row', { name: /^Iron / })
  await expect(row.getByRole('cell').last()).toHaveText('No label yet')
  await expect(row).not.toHaveAttribute('data-differs')
  await page.getByText('Differences', { exact: true }).click()
  await expect(page.getByText('No label yet')).toHaveCount(0)
})

test('what a link compares and the shop does not offer is counted, not left out in silence', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  const answer = await page.request.get('/api/products?limit=1')
  const { results } = (await answer.json()) as { results: { id: string; name: string }[] }
  const [offered] = results
  await page.goto(`/shop/comparison?productIds=${offered?.id},${crypto.randomUUID()}`)
  await expect(page.getByRole('link', { name: offered?.name }).first()).toBeVisible()
  const leftOut = page.getByText('1 product of this comparison is no longer offered and is left out.')
  await expect(leftOut).toBeVisible()
})

test('a product is added from the comparison to a plan', { tag: '@long' }, async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('practitioner')
  await openNewPlan(page, baseURL)
  await compareFromShop(page, 'zinc')
  await page.goto('/shop/comparison')
  await page.getByRole('button', { name: 'Add to plan' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add', exact: true }).and(page.locator(':enabled')).first().click()
  await expect(page.getByText(/was added to “/)).toBeVisible()
})

test('a plan’s products are compared from its editor, and the last one removed leads back to it', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  const found = await page.request.get('/api/recommendations?name=Clear%20head&mode=Recommendations')
  const { results } = (await found.json()) as { results: { id: string }[] }
  const editor = `/recommendations/${results[0]?.id}/edit`
  await page.goto(editor)
  await page.getByRole('link', { name: 'Compare all' }).click()
  await expect(page).toHaveURL(new RegExp(`planId=${results[0]?.id}`))
  const remove = page.getByRole('button', { name: /^Remove .* from the comparison$/ })
  await expect(remove.first()).toBeVisible()
  for (let left = await remove.count(); left > 1; left -= 1) {
    await remove.first().click()
    await expect(remove).toHaveCount(left - 1)
  }
  await remove.first().click()
  await expect(page).toHaveURL(new RegExp(`${editor}$`))
})

test('another’s plan is not compared', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('practitioner')
  const found = await page.request.get('/api/recommendations?name=Clear%20head&mode=Recommendations')
  const { results } = (await found.json()) as { results: { id: string }[] }
  await forgetSession(page)
  await signIn('practitioner2')
  const answer = await page.goto(`/shop/comparison?planId=${results[0]?.id}`)
  expect([403, 404]).toContain(answer?.status())
})

test('clients do not compare, and are not offered it', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('client')
  await page.goto('/shop')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Compare / })).toHaveCount(0)
  expect((await page.goto('/shop/comparison'))?.status()).toBe(403)
})

test('on a phone two products stand beside each other, and which they are stays in view', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.setViewportSize({ width: 390, height: 500 })
  const ids = await Promise.all(['THO-321969', 'CAR-54940'].map((sku) => productOf(page, sku)))
  await page.goto(`/shop/comparison?productIds=${ids.join(',')}`)
  const heads = page.getByRole('columnheader').filter({ has: page.getByRole('link') })
  const second = await heads.nth(1).boundingBox()
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThanOrEqual(390)
  const names = await heads.getByRole('link').allTextContents()
  const table = page.getByRole('region', { name: 'Comparison' })
  // No row is hidden in a scroll of its own.
  expect(await table.evaluate((area) => area.scrollHeight - area.clientHeight)).toBe(0)
  await page.getByRole('rowheader', { name: 'In the daily dose' }).evaluate((row) => {
    window.scrollBy({ top: row.getBoundingClientRect().top - 100, behavior: 'instant' })
  })
  await expect(heads.nth(0)).not.toBeInViewport()
  const pinned = table.getByText(String(names[0]), { exact: true }).first()
  await expect(pinned).toBeInViewport()
})

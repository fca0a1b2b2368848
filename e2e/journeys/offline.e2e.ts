import { expect, test } from '../fixtures/salvia.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection a page stays open, and what is asked for again says why it does not come', {
  tag: '@long',
}, async ({ page, context }) => {
  await page.goto('/shop')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  // With the worker in between, pages come as before.
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Products', exact: true })).toBeVisible()
  await context.setOffline(true)
  await page.locator('main a[href*="/shop/products/"]').first().click()
  await expect(page.getByText('You are offline, so this page stays open')).toBeVisible()
  await expect(page).toHaveURL(/\/shop$/)
  await page.evaluate(() => location.assign('/brands'))
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  // The page comes by itself.
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Brands' })).toBeVisible()
})

import { subjectsTo } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('an address without a page says so, and leads on to home, the shop and a plan by its code', async ({
  page,
}) => {
  const answer = await page.goto('/no-such-page')
  expect(answer?.status()).toBe(404)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('404 Not Found')
  await expect(main).toContainText('The address may be mistyped, or what it led to is no longer there.')
  await expect(main.getByRole('link', { name: 'Go to home' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Search the shop' })).toHaveAttribute('href', /\/shop$/)
  await expect(main.getByLabel('Plan code')).toBeVisible()
})

test('an address with a slash at its end leads to the one address of its page, its query kept', async ({
  page,
}) => {
  const answer = await page.request.get('/de/about/?clientSource=friend', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/de/about?clientSource=friend'])
  await page.goto('/de/about/')
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/de\/about$/)
})

test('the page after an order says without its key what can be done, and has the link mailed', {
  tag: '@long',
}, async ({ page }) => {
  for (const search of ['', `?order=${crypto.randomUUID()}`, '?order=cut&key=cut']) {
    const answer = await page.goto(`/order-placed${search}`)
    expect([search, answer?.status()]).toEqual([search, 404])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot show this order here')
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Sign in to see your orders' })).toHaveAttribute(
    'href',
    '/auth/login?type=client&next=%2Forders',
  )
  await main.getByLabel('Order number').fill('S-0000')
  await main.getByLabel('E-mail address of the order').fill('nobody@post.example')
  await main.getByRole('button', { name: 'Send the link' }).click()
  await expect(main.getByRole('status')).toContainText(
    'If there is an order with this number and address, its link is on its way to you.',
  )
  expect(await subjectsTo('nobody@post.example')).toEqual([])
})

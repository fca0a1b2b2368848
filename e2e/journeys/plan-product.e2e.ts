import { expect, test } from '../fixtures/salvia.ts'

test('a product opened from a plan keeps the plan: its dose, its price, the way back, and in the cart', {
  tag: '@long',
}, async ({ page, codeOf }) => {
  const code = await codeOf('practitioner', 'Sleep and recovery')
  await page.goto(`/recommendations/${code}`)
  await page
    .getByRole('region', { name: 'Products' })
    .getByRole('link', { name: /^Iron Bisglycinate/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/shop/products/[\\w-]+\\?recommendationId=${code}$`))
  const main = page.getByRole('main')
  await expect(main).toContainText('In the plan “Sleep and recovery” by Sophie van Dijk')
  await expect(main).toContainText('1 capsule · Upon rising')
  await expect(main.getByText(/^You save \d+\s?% with this plan\.$/)).toBeVisible()
  await main.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page.getByText(/was added to your cart/).first()).toBeVisible()
  await main.getByRole('link', { name: 'Back to plan' }).click()
  await expect(page).toHaveURL(`/recommendations/${code}`)
  const cart = (await page.context().cookies()).find(({ name }) => name.endsWith('salvia_cart'))
  const { cart: held } = await (await page.request.get(`/api/cart/${cart?.value}`)).json()
  expect(held.recommendations).toMatchObject([{ shareCode: code }])
  expect(held.lines).toMatchObject([{ recommendationItemId: expect.any(String) }])
})

import { expect, test } from '../fixtures/salvia.ts'
import { addPlanToCart } from '../fixtures/shopping.ts'

test('a cart change made without a connection is told at once, changes nothing, and is made once it returns', async ({
  page,
  context,
  codeOf,
}) => {
  await addPlanToCart(page, await codeOf('practitioner', 'Clear head'))
  const quantity = page.getByRole('group', { name: "Quantity of Lion's Mane" }).getByRole('status')
  const more = page.getByRole('button', { name: "More: Quantity of Lion's Mane" })
  await expect(quantity).toHaveText('1')
  await context.setOffline(true)
  await more.click()
  await expect(page.getByText('The change could not be saved. Your cart is unchanged.')).toBeVisible()
  await expect(quantity).toHaveText('1')

  await context.setOffline(false)
  // The quantity is shown before it is saved: a reload meanwhile would end the request.
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.url().includes('/api/cart/'),
  )
  await more.click()
  await expect(quantity).toHaveText('2')
  expect((await saved).status()).toBe(200)
  await page.reload()
  await expect(quantity).toHaveText('2')
})

import type { APIRequestContext } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

const MOST = 99
const address = {
  firstName: 'Mara',
  lastName: 'Vos',
  streetName: 'Markt',
  houseNumber: '1',
  postalCode: '2611 GS',
  city: 'Delft',
  countryId: 'NL',
}

/** Another buyer reserves all remaining packs by starting to pay. */
async function buyTheLastPacks(request: APIRequestContext, productId: string): Promise<void> {
  const opened = await request.post('/api/cart', { data: { countryCode: 'NL' } })
  const { cart } = (await opened.json()) as { cart: { id: string } }
  for (let quantity = MOST; quantity > 0; quantity--) {
    const set = await request.put(`/api/cart/${cart.id}/products/${productId}`, { data: { quantity } })
    const { error } = (await set.json()) as { error: string | null }
    if (error === null) break
  }
  const carriers = await request.get('/api/reference-data/delivery-carriers')
  const all = (await carriers.json()) as { id: string; countryCode: string }[]
  await request.patch(`/api/cart/${cart.id}/customer`, {
    data: {
      email: 'mara@salvia.example',
      shippingAddress: address,
      billingAddress: address,
      deliveryCarrierId: all.find(({ countryCode }) => countryCode === 'NL')?.id,
    },
  })
  const finalized = await request.post(`/api/cart/${cart.id}/finalize`)
  const { orderId, orderKey } = (await finalized.json()) as { orderId: string; orderKey: string }
  const paying = await request.post(`/api/orders/${orderId}/payment?key=${orderKey}`)
  expect(paying.status()).toBe(200)
}

test('a product that ran out is marked in the cart, and goes in one click', async ({
  page,
  playwright,
  baseURL,
}) => {
  const limited = await page.request.get(
    '/api/products?stockStatusId=LimitedAvailability&limit=1&countryCode=NL',
  )
  const { results } = (await limited.json()) as { results: { id: string; name: string }[] }
  const product = results[0] ?? { id: '', name: '' }
  await page.goto(`/shop/products/${product.id}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText(`${product.name} was added to your cart`)).toBeVisible()

  const other = await playwright.request.newContext({ baseURL: String(baseURL) })
  await buyTheLastPacks(other, product.id)
  await other.dispose()

  // The script of this part comes after the page's own: a press before that counts as well.
  const pressed = Promise.withResolvers<void>()
  await page.route('**/assets/late-notes-*.js', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto('/cart')
  await expect(page.getByText('1 product cannot be ordered now')).toBeVisible()
  await page.getByRole('button', { name: 'Remove the unavailable product' }).click()
  pressed.resolve()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
})

import { placeGuestOrder } from '../fixtures/guest-order.ts'
import { newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('one click puts an order into the cart again', { tag: '@long' }, async ({ page }) => {
  const { id, key } = await placeGuestOrder(newAddress('again'))
  await page.goto(`/orders/${id}?key=${key}`)
  const packs = await page.getByRole('list', { name: 'Products' }).first().getByRole('listitem').count()
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('group', { name: /^Quantity of/ })).toHaveCount(packs)
})

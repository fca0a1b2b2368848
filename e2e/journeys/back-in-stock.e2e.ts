import { newAddress } from '../fixtures/join.ts'
import { pageOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'

/** A shortage that no other journey comes across, found out and published. */
async function makeShortage(): Promise<{ id: string; productId: string }> {
  const admin = await callsOf('admin')
  const headers = { origin: originOf() }
  const found = await (await admin.get('/api/admin/products?isActive=true&query=biotin')).json()
  const productId: string = found.results.at(-1).id
  const data = { productIds: [productId], reason: 'SupplierDelay', startsOn: '2026-11-20' }
  const [{ id }] = await (await admin.post('/api/admin/product-disruptions', { headers, data })).json()
  const move = (status: string) =>
    admin.patch('/api/admin/product-disruptions', { headers, data: { ids: [id], status } })
  expect((await move('Ready')).ok()).toBe(true)
  await expect(async () => expect((await move('Active')).ok()).toBe(true)).toPass()
  return { id, productId }
}

test('a visitor is told by mail when a product is back, once, and ends such mails by their link', {
  tag: '@long',
}, async ({ page, signIn }) => {
  const { id, productId } = await makeShortage()
  const email = newAddress('waiting')
  await page.goto(`/shop/products/${productId}`)
  const tellMe = page.getByRole('button', { name: 'Tell me when it is back' })
  await tellMe.click()
  await expect(page.getByLabel('E-mail address')).toBeFocused()
  await page.keyboard.type(email)
  await tellMe.click()
  await expect(page.getByText('We sent you a link. Follow it to confirm.')).toBeVisible()
  await page.goto(await pageOfMail(email, /http\S+\/stock-notices\/confirm\?token=[\w.-]+/))
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText(/^We will write to you when .+ is available again\.$/)).toBeVisible()

  await signIn('admin')
  await page.goto(`/admin/product-disruptions/${id}`)
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('Low')
  await page.getByRole('button', { name: 'Available again' }).click()
  await page.getByRole('button', { name: 'Notify everyone affected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send notices' }).click()
  await expect(page.getByText(/^(\d+) of \1 notices queued\./)).toBeVisible()

  await page.goto(await pageOfMail(email, /http\S+\/stock-notices\/end\?token=[\w.-]+/))
  await page.getByRole('button', { name: 'Stop notices' }).click()
  await expect(page.getByText('You get no more back-in-stock notices.')).toBeVisible()
})

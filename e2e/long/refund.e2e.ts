import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signInAsBaseAdmin } from '../fixtures/base-admin.ts'
import { placeGuestOrder } from '../fixtures/guest-order.ts'
import { newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { openGuest } from '../fixtures/shopping.ts'

const record = (page: Page) => page.getByRole('complementary', { name: 'Open record' })

/** The first bytes of a document that a link saves. */
async function savedBy(page: Page, name: RegExp): Promise<string> {
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name }).click()
  const file = await readFile(await (await saving).path())
  return file.subarray(0, 5).toString()
}

test('accounting refunds the packs that were withdrawn, and the buyer reads the amount and saves the documents', {
  tag: '@long',
}, async ({ page, browser, baseURL, signIn }) => {
  const { id, key } = await placeGuestOrder(newAddress('refunded'))
  const guest = await openGuest(browser, baseURL)
  const buyer = await guest.newPage()
  const path = `/api/orders/${id}/withdrawal?key=${key}`
  const { left } = (await (await buyer.request.get(path)).json()) as { left: object[] }
  await buyer.request.post(path, { data: { name: 'Mara Vos', lines: [{ ...left[1], quantity: 1 }] } })

  const other = await openGuest(browser, baseURL)
  const reader = await other.newPage()
  await signInAsBaseAdmin(reader)
  await reader.goto(`/admin/orders/${id}`)
  await expect(record(reader)).toContainText('One pack is waiting for its refund by accounting.')
  await expect(record(reader).getByRole('button', { name: /^Refund/ })).toHaveCount(0)
  await other.close()

  await signIn('accounting')
  await page.goto(`/admin/orders/${id}?tab=withdrawn`)
  await expect(record(page).getByRole('region', { name: 'Withdrawals' })).toContainText('Mara Vos')
  await record(page).getByRole('button', { name: 'Refund this pack…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Refund this order' })
  await dialog.getByLabel('Reason, for the team only').fill('withdrawn')
  const action = dialog.getByRole('button', { name: /^Refund €/ })
  const amount = String((await action.textContent())?.replace('Refund ', ''))
  await action.click()
  await expect(record(page)).toContainText('Nothing of this is waiting for a refund.')
  await expect(record(page).getByRole('link', { name: /^Credit note .*PDF$/ })).toBeVisible()

  await buyer.goto(`/orders/${id}?key=${key}`)
  await expect(async () => {
    await buyer.reload()
    await expect(buyer.getByText(`${amount} was refunded`)).toBeVisible({ timeout: 1000 })
  }).toPass()
  expect(await savedBy(buyer, /^Invoice .*PDF$/)).toBe('%PDF-')
  expect(await savedBy(buyer, /^Credit note .*PDF$/)).toBe('%PDF-')
  await guest.close()
})

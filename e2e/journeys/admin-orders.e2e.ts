import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

/** The filters that stand above the rows, each as wide as its word needs, and where the rows begin. */
async function readFilters(page: Page) {
  const filters = page.getByRole('group', { name: 'Filter' })
  const widths = await filters
    .locator('select:visible')
    .evaluateAll((selects) => selects.map((select) => select.getBoundingClientRect().width))
  return { widths, rows: (await page.getByRole('table').boundingBox())?.y }
}

test('beside an open record two filters stay whole, the others are in a sheet, and the rows stay where they are', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await signIn('admin')
  await page.goto('/admin/orders')
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  expect(await readFilters(page)).toMatchObject({ widths: [184, 184, 184] })
  const { rows } = await readFilters(page)
  await page.getByRole('row').nth(1).getByRole('link').click()
  await expect(page.getByRole('complementary', { name: 'Open record' })).toBeVisible()
  expect(await readFilters(page)).toEqual({ widths: [184, 184], rows })
  const sheet = page.getByRole('dialog', { name: 'Filter' })
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  await expect(sheet.getByRole('combobox')).toHaveCount(4)
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter', exact: true })).toBeFocused()
})

test('an admin divides a parcel, sends both parts, records the arrival, and the order follows', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/orders?status=Placed')
  await page.getByRole('row').nth(1).getByRole('link').click()
  const record = page.getByRole('complementary', { name: 'Open record' })
  const parcels = record.getByRole('region', { name: 'Parcels' })
  await expect(parcels.getByRole('heading', { name: 'Parcel 1 of 1' })).toBeVisible()

  await parcels.getByRole('button', { name: 'Split the parcel' }).click()
  const part = page.getByRole('dialog', { name: 'Split the parcel' })
  const packs = part.getByRole('textbox').first()
  const split = part.getByRole('button', { name: 'Split the parcel' })
  await packs.fill('')
  await packs.pressSequentially('1,5')
  // Neither 15 nor 1: it is said that it is no number of packs.
  await expect(packs).toHaveValue('1,5')
  await expect(part.getByText(/^Enter a whole number from 0 to/)).toBeVisible()
  await expect(split).toBeDisabled()
  await packs.fill('1')
  await split.click()
  await expect(parcels.getByRole('heading', { name: 'Parcel 2 of 2' })).toBeVisible()

  for (const at of [0, 0]) {
    await parcels.getByRole('button', { name: 'Mark as sent' }).nth(at).click()
    const sending = page.getByRole('dialog', { name: 'Mark as sent' })
    await sending.getByLabel('Tracking number').fill('3S1')
    await sending.getByRole('button', { name: 'Mark as sent' }).click()
    await expect(sending).toBeHidden()
  }
  await expect(record.getByText('Shipped', { exact: true }).first()).toBeVisible()
  await expect(parcels.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)

  await parcels.getByRole('button', { name: 'Mark as delivered' }).first().click()
  await expect(parcels).toContainText('Delivered on')
})

test('an admin marks ticked orders as sent, and each is shipped', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const { results } = (await (
    await page.request.get('/api/orders?status=Placed&sort=placedAt&limit=1')
  ).json()) as { results: { id: string; number: string }[] }
  const [oldest] = results
  if (!oldest) throw new Error('no order waits to be sent')
  await page.goto('/admin/orders?status=Placed')
  await page.getByRole('row', { name: oldest.number }).getByRole('checkbox').check()
  await page
    .getByRole('toolbar', { name: '1 selected' })
    .getByRole('button', { name: 'Mark as sent' })
    .click()
  const asked = page.getByRole('dialog', { name: 'Mark this order as sent?' })
  await asked.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(page.getByText('The order is marked as sent.')).toBeVisible()
  await expect(page.getByRole('row', { name: oldest.number })).toHaveCount(0)
  const sent = await (await page.request.get(`/api/orders/${oldest.id}`)).json()
  expect(sent).toMatchObject({ status: 'Shipped' })
})

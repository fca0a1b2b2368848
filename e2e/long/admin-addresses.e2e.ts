import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures/salvia.ts'

const record = (page: Page) => page.getByRole('complementary', { name: 'Open record' })
const NONE = '01a20150-0000-7000-8000-000000000000'
const lists = ['users', 'practitioners', 'clients', 'brands', 'ingredients', 'outbox']

test('an address of no record says so and leads back to its list, and an order of no column is the usual one', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const isNone = record(page).getByRole('heading', { name: 'Record not found' })
  for (const path of [...lists.map((list) => `/admin/${list}/abc`), `/admin/ingredients/${NONE}`]) {
    await page.goto(`${path}?kind=groups&sort=foo`)
    await expect(isNone).toBeVisible()
    await expect(page.getByRole('region').first()).toBeVisible()
  }
  await page.goto(`/admin/practitioners/${NONE}?approvalStatus=all&sort=foo`)
  await expect(isNone).toBeVisible()
  await record(page).getByRole('link', { name: 'Back to the list' }).click()
  await expect(page).toHaveURL(/\/admin\/practitioners\?approvalStatus=all&sort=foo$/)
  await expect(record(page)).toBeHidden()
  await expect(page.getByRole('table', { name: 'Practitioners' })).toBeVisible()

  await page.route(`**/api/admin/practitioners/${NONE}`, (route) => route.fulfill({ status: 502 }))
  await page.goto(`/admin/practitioners/${NONE}`)
  await expect(record(page).getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 20_000 })
})

test('a practitioner’s own lists read past an order that they do not know', async ({ page, signIn }) => {
  await signIn('practitioner')
  for (const [path, title] of [
    ['/clients', 'Clients'],
    ['/shop', 'Products'],
  ] as const) {
    const answer = await page.goto(`${path}?sort=foo`)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  }
})

import type { Page } from '@playwright/test'
import { changeMeanwhile, practitionerWith } from '../fixtures/accounts.ts'
import { join, joinConfirmed, newAddress, PASSWORD } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { openGuest } from '../fixtures/shopping.ts'
import { PICTURE } from '../fixtures/uploads.ts'

const record = (page: Page) => page.getByRole('complementary', { name: 'Open record' })
const section = (page: Page, name: string) =>
  record(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })

test('who was rejected may still be approved, and the record tells both', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const origin = String(baseURL)
  const email = newAddress('again')
  const newcomer = await openGuest(browser, origin)
  const theirs = await newcomer.newPage()
  await joinConfirmed(theirs, 'practitioner', email)
  await theirs.goto('/settings/credentials')
  const credentials = theirs.getByRole('region', { name: 'Healthcare credentials' })
  await credentials.locator('input[type=file]').setInputFiles(PICTURE)
  await expect(credentials.getByRole('link', { name: PICTURE.name })).toBeVisible()
  const business = { businessType: 'Individual', taxCountryId: 'NL' }
  const headers = { origin }
  await newcomer.request.post('/api/settings/financial-info', { headers, data: business })
  const bank = {
    accountHolder: 'Nora Bakker',
    iban: '1234567890',
    bankCountryId: 'US',
    bankCode: '021000021',
    bankAccountHolderType: 'Individual',
    bankAccountType: 'Checking',
    password: PASSWORD,
  }
  const saved = await newcomer.request.post('/api/settings/bank-data', { headers, data: bank })
  expect(saved.ok()).toBe(true)
  await newcomer.close()

  await signIn('admin')
  const { id } = await practitionerWith(page.request, email)
  const rejection = { userStatusId: 'Rejected', reason: 'The name differs.' }
  await changeMeanwhile(page.request, origin, `/api/admin/practitioners/${id}`, rejection)
  await page.goto(`/admin/practitioners/${id}?approvalStatus=Rejected`)
  await expect(section(page, 'Business')).toContainText('Individual')
  for (const fact of ['021000021', 'Individual', 'Current account', 'United States'])
    await expect(section(page, 'Bank account')).toContainText(fact)
  await expect(record(page).getByRole('button', { name: /^Reject/ })).toBeHidden()
  await expect(section(page, 'History')).toContainText('Awaiting approval → Rejected')
  await record(page)
    .getByRole('button', { name: /^Approve/ })
    .click()
  await expect(page.getByText('Nora Bakker is approved.')).toBeVisible()
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/practitioners/${id}`)).json()).userStatusId)
    .toBe('Approved')
})

test('practitioners are found by any country and by program', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/practitioners?approvalStatus=all')
  await page.getByRole('combobox', { name: 'Country' }).selectOption('BG')
  await expect(page).toHaveURL(/countryCode=BG/)
  await expect(page.getByText('No entries found')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  // Filters that the row has no room for are in its sheet.
  await page.getByRole('button', { name: 'Filter', exact: true }).click()
  const program = page.getByRole('combobox', { name: 'Referral program' })
  await program.selectOption({ index: 1 })
  await expect(page).toHaveURL(/referralProgramId=[\w-]{36}/)
})

test('an admin changes a client, whose record says so', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const email = newAddress('mila')
  const guest = await openGuest(browser, String(baseURL))
  await join(await guest.newPage(), 'client', email)
  await guest.close()
  await signIn('admin')
  const found = await page.request.get(`/api/customer?email=${encodeURIComponent(email)}`)
  const { results } = (await found.json()) as { results: { id: string }[] }
  const id = String(results[0]?.id)
  await page.goto(`/admin/clients/${id}`)
  await record(page).getByLabel('First name').fill('Milena')
  await record(page).getByLabel('Language').selectOption('nl')
  await record(page).getByRole('button', { name: 'Save' }).click()
  await expect(record(page).getByRole('heading', { name: 'Milena Bakker' })).toBeVisible()
  await expect(section(page, 'History')).toContainText('Client changed')
  await expect(section(page, 'History')).toContainText('First name, Language')
  expect(await (await page.request.get(`/api/customer/${id}`)).json()).toMatchObject({
    firstName: 'Milena',
    preferredLanguageCode: 'nl',
  })
})

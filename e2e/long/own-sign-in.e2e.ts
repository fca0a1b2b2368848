import type { Page } from '@playwright/test'
import { join, joinConfirmed, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { codeOfSms } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('a number counts once its code is confirmed, and signs in from then on', async ({ page }) => {
  await join(page, 'practitioner', newAddress('nora'))
  const phone = `+3161${String(Math.floor(1_000_000 + Math.random() * 8_999_999))}`
  await page.goto('/settings/sign-in')
  const contact = section(page, 'E-mail and phone')
  await contact.getByLabel('Phone').fill('12')
  await contact.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await contact.getByRole('button', { name: 'Send a code to this number' }).click()
  await expect(contact.getByText('This is not a valid phone number. Check the digits.')).toBeVisible()
  await contact.getByLabel('Phone').fill(phone)
  await contact.getByRole('button', { name: 'Send a code to this number' }).click()
  await expect(contact.getByText(`We sent a code to ${phone}`)).toBeVisible()
  await contact.getByLabel('Code').fill(await codeOfSms(phone))
  await contact.getByRole('button', { name: 'Confirm', exact: true }).click()
  await expect(contact.getByLabel('Phone')).toHaveValue(phone)

  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/login')
  await page.getByLabel('E-mail or phone').fill(phone)
  await expect(page.getByText('We will treat this as a phone number')).toBeVisible()
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)

  await page.goto('/settings/account#contact')
  await contact.getByRole('button', { name: 'Remove the number' }).click()
  await contact.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await contact.getByRole('button', { name: 'Remove the number' }).click()
  await expect(contact.getByLabel('Phone')).toHaveValue('')
  await expect(contact.getByRole('button', { name: 'Remove the number' })).toBeHidden()
})

test('a session elsewhere is ended from here', async ({ page, browser, baseURL }) => {
  const email = newAddress('mila')
  await joinConfirmed(page, 'client', email)
  const elsewhere = await browser.newContext({ baseURL: String(baseURL) })
  const other = await elsewhere.newPage()
  await signInAs(other, email)
  await expect(other).toHaveURL(/\/orders$/)

  await page.goto('/settings/account#sessions')
  const sessions = section(page, 'Devices')
  await expect(sessions.getByRole('listitem')).toHaveCount(2)
  await sessions.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(sessions.getByRole('listitem')).toHaveCount(1)
  await other.goto('/orders')
  await expect(other).toHaveURL(/\/auth\/login/)
  await elsewhere.close()
})

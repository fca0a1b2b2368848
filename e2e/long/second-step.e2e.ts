import type { Page } from '@playwright/test'
import { join, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { oneTimeCode } from '../fixtures/one-time-code.ts'
import { expect, test } from '../fixtures/salvia.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('the second step is asked for once it is on, and a recovery code opens once', async ({ page }) => {
  const email = newAddress('nora')
  await join(page, 'practitioner', email)
  await page.goto('/settings/account#second-factor')
  const second = section(page, 'Two-step sign-in')
  await second.getByLabel('Password', { exact: true }).fill('not my password')
  await second.getByRole('button', { name: 'Set up' }).click()
  await expect(second.getByText('This password is wrong.')).toBeVisible()
  await second.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await second.getByRole('button', { name: 'Set up' }).click()
  const secret = await second.locator('code').textContent()
  await second.getByLabel('Code').fill('000000')
  await second.getByRole('button', { name: 'Turn on' }).click()
  await expect(second.getByText('This code is wrong or has expired.')).toBeVisible()
  await second.getByLabel('Code').fill(oneTimeCode(String(secret)))
  await second.getByRole('button', { name: 'Turn on' }).click()
  await expect(second.getByText('Save these recovery codes')).toBeVisible()
  const recovery = await second.getByRole('listitem').first().textContent()
  await second.getByRole('button', { name: 'I have saved them' }).click()
  await expect(second.getByText(/\d+ recovery codes left/)).toBeVisible()

  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await signInAs(page, email)
  await expect(page.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible()
  await page.getByLabel('Code').fill('111111')
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('This code is wrong or has expired.')).toBeVisible()
  await page.getByLabel('Code').fill(String(recovery))
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
})

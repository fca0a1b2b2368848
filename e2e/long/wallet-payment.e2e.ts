import { fillCart } from '../fixtures/guest-cart.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('a practitioner pays a part from the wallet, and signing out forgets the choice', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('practitioner')
  await page.goto(await fillCart(page, 'payment', { isForClient: true }))
  await page.getByLabel(/^Pay with my wallet/).check()
  const amount = page.getByLabel('Amount from your wallet, in euros')
  await amount.fill('5')
  await amount.press('Enter')
  const part = page.getByText('From the wallet', { exact: true }).locator('..')
  await expect(part).toContainText('−€5.00')
  await page.reload()
  await expect(part).toContainText('−€5.00')
  const due = String(await page.getByText('Left to pay').locator('..').locator('dd').textContent())
  await page.getByRole('button', { name: `Order and pay ${due}` }).click()
  await expect(page).toHaveURL(/\/test-gateway\//)
  await expect(page.getByRole('main')).toContainText(due)
  await page.getByRole('button', { name: /^Pay/ }).first().click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  await expect(part).toContainText('−€5.00')
  await page.goto('/wallet')
  await expect(page.getByRole('row', { name: /Purchase/ }).first()).toContainText('5.00')
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  expect(await page.evaluate(() => localStorage.getItem('salvia-balance-used'))).toBeNull()
})

import { openSharedPlan } from '../fixtures/new-plan.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { openGuest } from '../fixtures/shopping.ts'

test('who reads a plan while it is deleted is told so at the next act, and finds the products by themselves', async ({
  browser,
  baseURL,
  page,
  signIn,
}) => {
  await signIn('practitioner')
  const plan = await openSharedPlan(page, baseURL)
  const guest = await openGuest(browser, baseURL)
  const reader = await guest.newPage()
  await reader.goto(`/recommendations/${plan.shareCode}`)
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()

  const deleted = await page.request.delete(`/api/recommendations/${plan.id}`, {
    headers: { origin: String(baseURL) },
  })
  expect(deleted.status()).toBe(204)
  await reader.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(reader).toHaveURL(/\/cart$/)
  await expect(reader.getByText(/^This plan is no longer available\./)).toBeVisible()
  await expect(reader.getByRole('main')).toContainText(plan.product)
  await expect(reader.getByRole('main')).not.toContainText('From Sophie')

  await reader.goto(`/recommendations/${plan.shareCode}`)
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('We did not find this plan')
  await guest.close()
})

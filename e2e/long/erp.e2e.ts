import { newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { originOf } from '../fixtures/session.ts'

test('an admin has a practitioner made known to the ERP, sees the call, and is led to the ERP where it answers', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const headers = { origin: originOf() }
  const data = {
    ...{ firstName: 'Ine', lastName: crypto.randomUUID().slice(0, 8), email: newAddress('erp') },
    ...{ userKindId: 'Practitioner', permissions: [] },
  }
  const made = await page.request.post('/api/users', { headers, data })
  expect(made.status()).toBe(201)
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/admin/practitioners/${id}`)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page.getByRole('button', { name: 'Create an account' })).toBeHidden()
  await expect(async () => {
    await page.reload()
    await expect(page.getByText(/^Account recorded:/)).toBeVisible({ timeout: 2000 })
  }).toPass()

  const opening = '**/api/admin/odoo/auth'
  const leading = { redirectUrl: 'https://erp.example' }
  await page.route(opening, (route) => route.fulfill({ status: 400, json: leading }))
  await page.goto('/admin/erp')
  await expect(page.getByText('The ERP could not be opened')).toBeVisible()
  await page.unroute(opening)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/admin\/outbox\?kind=Erp$/)
  await expect(page.getByText(data.lastName).first()).toBeVisible()
})

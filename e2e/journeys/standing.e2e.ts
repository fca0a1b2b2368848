import { practitionerWith } from '../fixtures/accounts.ts'
import { joinConfirmed, newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { callsOf, originOf } from '../fixtures/session.ts'
import { PICTURE } from '../fixtures/uploads.ts'

test('a practitioner reads where the account stands, and an admin who waits', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('standing')
  await joinConfirmed(page, 'practitioner', email)
  const me = (await (await page.request.get('/api/users/me')).json()) as { id: string }
  const sent = await page.request.post(`/api/practitioner/${me.id}/certificates`, {
    headers: { origin: originOf() },
    multipart: { File: PICTURE },
  })
  expect(sent.ok()).toBe(true)
  await page.goto('/dashboard')
  await expect(page.getByText('We are checking your credentials')).toBeVisible()
  const next = page.getByRole('listitem').and(page.locator('[aria-current="step"]'))
  await expect(next).toHaveCount(1)
  await expect(next).not.toContainText('Ten products with instructions')
  await page.getByRole('button', { name: 'New plan' }).first().click()
  await expect(page).toHaveURL(/\/edit$/)
  const first = page.url()
  await expect(page.getByText('begin once your account is approved').first()).toBeAttached()
  await expect(page.getByLabel('Client discount')).toHaveCount(0)
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'New plan' }).first().click()
  await expect(page).toHaveURL(first)

  const admin = await callsOf('admin')
  const adminPage = await (
    await browser.newContext({ baseURL: String(baseURL), storageState: await admin.storageState() })
  ).newPage()
  await adminPage.goto('/dashboard')
  await expect(adminPage.getByText(/practitioners? (?:is|are|has been) waiting for approval/)).toBeVisible()
  await adminPage.getByRole('link', { name: 'Review practitioners' }).click()
  await expect(adminPage).toHaveURL(/\/admin\/practitioners\?approvalStatus=PendingApproval/)
  await adminPage.context().close()

  const { id } = await practitionerWith(admin, email)
  const refused = await admin.put(`/api/admin/practitioners/${id}`, {
    headers: { origin: originOf(), 'if-match': '*' },
    data: { userStatusId: 'Rejected', reason: 'The name cannot be read.' },
  })
  expect(refused.ok()).toBe(true)
  await page.goto('/dashboard')
  await expect(page.getByText('We could not accept your credentials')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upload credentials' })).toBeVisible()
})

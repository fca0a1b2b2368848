import { newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

test.use({ viewport: { width: 1440, height: 900 } })

test('an admin finds settings, language and the way out on every working page', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/admin/users')
  const open = () => page.getByRole('button', { name: 'Account menu' }).click()
  await open()
  await expect(page.getByRole('link', { name: 'Settings' })).toBeInViewport()
  await page.getByRole('button', { name: 'Language and country' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await open()
  await page.getByRole('link', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('a list that could not be exported says so', { tag: '@long' }, async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/users')
  await page.route('**/api/users?*', (route) => route.abort(), { times: 1 })
  await page.getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('The file could not be created. Nothing was saved; try again.')).toBeVisible()
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  expect((await saved).suggestedFilename()).toBe('users.csv')
})

test('an account is made with country and language, and suspended only after a question', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'New user' }).click()
  const making = page.getByRole('dialog', { name: 'New user' })
  await making.getByLabel('E-mail').fill('no address')
  await making.getByRole('button', { name: 'Create and invite' }).click()
  await expect(making.getByText(/” is missing\.$/)).toHaveCount(2)
  await expect(making.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
  const email = newAddress('user')
  await making.getByLabel('First name').fill('Ilse')
  await making.getByLabel('Last name').fill('Maes')
  await making.getByLabel('E-mail').fill(email)
  await making.getByLabel('Country').selectOption('BE')
  await making.getByLabel('Language').selectOption('fr')
  await making.getByRole('button', { name: 'Create and invite' }).click()
  await expect(making).toBeHidden()
  await expect(page).toHaveURL(/\/admin\/users\/[\w-]+$/)
  const path = `/api/users/${page.url().split('/').at(-1)}`
  const read = async () => (await (await page.request.get(path)).json()) as { userStatusId: string }
  expect(await read()).toMatchObject({ email, countryId: 'BE', preferredLanguageCode: 'fr' })
  const before = (await read()).userStatusId

  await page.getByRole('button', { name: 'Suspend the account' }).click()
  const asking = page.getByRole('dialog', { name: 'Suspend the account' })
  await expect(asking).toContainText('Ilse Maes is signed out on all devices at once')
  await asking.getByRole('button', { name: 'Cancel' }).click()
  expect((await read()).userStatusId).not.toBe('Suspended')
  await page.getByRole('button', { name: 'Suspend the account' }).click()
  await asking.getByRole('button', { name: 'Suspend the account' }).click()
  await expect(page.getByRole('button', { name: 'Reopen the account' })).toBeVisible()
  expect((await read()).userStatusId).toBe('Suspended')
  // Nobody has reviewed her documents: reopened she has her previous status.
  await page.getByRole('button', { name: 'Reopen the account' }).click()
  await expect(page.getByRole('button', { name: 'Suspend the account' })).toBeVisible()
  expect((await read()).userStatusId).toBe(before)
})

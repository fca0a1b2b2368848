import type { Page } from '@playwright/test'
import { changeMeanwhile, practitionerWith } from '../fixtures/accounts.ts'
import { join, newAddress } from '../fixtures/join.ts'
import { invite, openPractitioner } from '../fixtures/practice.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { openGuest } from '../fixtures/shopping.ts'
import { PDF, PICTURE } from '../fixtures/uploads.ts'

const MERGED = 'Someone else changed this record in the meantime. We reloaded it, with your change on top.'

const record = (page: Page) => page.getByRole('complementary', { name: 'Open record' })

/** A new practitioner who uploaded a picture and a PDF. */
async function upload(page: Page, email: string): Promise<void> {
  await join(page, 'practitioner', email)
  await page.goto('/settings/credentials')
  const credentials = page.getByRole('region', { name: 'Healthcare credentials' })
  await credentials.locator('input[type=file]').setInputFiles([PICTURE, PDF])
  await expect(credentials.getByRole('link', { name: PICTURE.name })).toBeVisible()
  await expect(credentials.getByRole('link', { name: PDF.name })).toBeVisible()
}

test('an admin reads credentials, PDF or picture, beside the profile without leaving the page', {
  tag: '@long',
}, async ({ page, browser, baseURL, signIn }) => {
  const email = newAddress('credentials')
  const newcomer = await openGuest(browser, baseURL)
  await upload(await newcomer.newPage(), email)
  await newcomer.close()
  await signIn('admin')
  const { id } = await practitionerWith(page.request, email)
  // A headless browser may lack a built-in PDF viewer, unlike people's browsers.
  await page.addInitScript(() => Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true }))
  await page.goto(`/admin/practitioners/${id}?approvalStatus=all`)
  await expect(record(page).getByRole('img', { name: PICTURE.name })).toBeVisible()
  await expect(record(page).locator(`iframe[title="${PDF.name}"]`)).toHaveAttribute(
    'src',
    /^blob:http.+#toolbar=0/,
  )

  await record(page)
    .getByRole('button', { name: `Open ${PDF.name}` })
    .click()
  const credential = page.getByRole('region', { name: PDF.name })
  await expect(credential.locator('iframe')).toBeVisible()
  await expect(record(page).getByRole('heading', { name: 'Nora Bakker' })).toBeInViewport()
  const [left, right] = [await credential.boundingBox(), await record(page).boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await page.keyboard.press('Escape')
  await expect(credential).toBeHidden()
  await expect(record(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/admin/practitioners/${id}`))

  const path = `/api/practitioner/${id}/certificates`
  const src = await record(page).getByRole('img', { name: PICTURE.name }).getAttribute('src')
  expect(src).toContain(path)
  const file = await page.request.get(String(src))
  expect(file.headers()).toMatchObject({
    'content-disposition': expect.stringContaining('attachment'),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-content-type-options': 'nosniff',
  })
})

test('terms that two admins set at once are both kept, and it is said', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const email = newAddress('terms')
  const newcomer = await openGuest(browser, baseURL)
  await join(await newcomer.newPage(), 'practitioner', email)
  await newcomer.close()
  await signIn('admin')
  const { id } = await practitionerWith(page.request, email)
  const path = `/api/admin/practitioners/${id}`
  await page.goto(`/admin/practitioners/${id}?approvalStatus=all`)
  await expect(record(page).getByLabel('VIP')).toBeVisible()
  await changeMeanwhile(page.request, String(baseURL), path, { isCommissionEnabled: true })
  await record(page).getByLabel('VIP').check()
  await expect(page.getByText(MERGED)).toBeVisible()
  expect(await (await page.request.get(path)).json()).toMatchObject({
    isVip: true,
    isCommissionEnabled: true,
  })

  await page.route(`**${path}`, (route) => route.abort(), { times: 1 })
  await record(page).getByLabel('VIP').click()
  await expect(page.getByText('This could not be saved.')).toBeVisible()
  await expect(record(page).getByLabel('VIP')).toBeChecked()
})

test('rights that two admins give at once are both kept', { tag: '@long' }, async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn('admin')
  const origin = String(baseURL)
  const data = {
    firstName: 'Iris',
    lastName: 'Internal',
    email: newAddress('iris'),
    userKindId: 'Internal',
    permissions: ['admin:base'],
  }
  const made = await page.request.post('/api/users', { headers: { origin }, data })
  const { id } = (await made.json()) as { id: string }
  await page.goto(`/admin/users/${id}`)
  await changeMeanwhile(page.request, origin, `/api/users/${id}`, {
    permissions: ['admin:base', 'admin:accounting'],
  })
  await record(page).getByLabel('Everything, including admins').check()
  await expect(page.getByText(MERGED)).toBeVisible()
  const { permissions } = (await (await page.request.get(`/api/users/${id}`)).json()) as {
    permissions: string[]
  }
  expect(permissions.toSorted()).toEqual(['admin:accounting', 'admin:all', 'admin:base'])
})

test('a rejection that someone else overtook keeps its reason, and the record is read again', {
  tag: '@long',
}, async ({ page, browser, baseURL, signIn }) => {
  const email = newAddress('overtaken')
  const newcomer = await openGuest(browser, baseURL)
  await upload(await newcomer.newPage(), email)
  await newcomer.close()
  await signIn('admin')
  const { id } = await practitionerWith(page.request, email)
  await page.goto(`/admin/practitioners/${id}?approvalStatus=all`)
  await record(page)
    .getByRole('button', { name: /^Reject/ })
    .click()
  const dialog = page.getByRole('dialog', { name: 'Reject' })
  await dialog.getByLabel('Reason').fill('The permit is of another person.')
  await changeMeanwhile(page.request, String(baseURL), `/api/admin/practitioners/${id}`, { isVip: true })
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog.getByRole('alert')).toContainText(
    'Someone else changed Nora Bakker’s record in the meantime.',
  )
  await expect(dialog.getByLabel('Reason')).toHaveValue('The permit is of another person.')
  await dialog.getByRole('button', { name: 'Reject' }).click()
  await expect(page.getByText('Nora Bakker is rejected.')).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('who was only invited is no user, and a file without account among clients', { tag: '@long' }, async ({
  page,
  browser,
  baseURL,
  signIn,
}) => {
  const email = newAddress('stand-in')
  const { request } = await openPractitioner(browser, String(baseURL))
  await invite(request, String(baseURL), email)
  await signIn('admin')
  await page.goto('/admin/users?query=client.invalid')
  await expect(page.getByText('No entries found')).toBeVisible()
  await page.goto(`/admin/clients?query=${encodeURIComponent(email)}`)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(row).toContainText('File without account')
  await page.getByLabel('Account', { exact: true }).selectOption('true')
  await expect(row).toBeHidden()
  await page.getByLabel('Account', { exact: true }).selectOption('false')
  await expect(row).toBeVisible()
})

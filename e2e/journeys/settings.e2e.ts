import type { Page } from '@playwright/test'
import { join, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { pageOfMail } from '../fixtures/outbox.ts'
import { answer, DISCARD } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { PICTURE } from '../fixtures/uploads.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name })

test('a newcomer introduces itself, shows credentials and sets up its business', { tag: '@long' }, async ({
  page,
}) => {
  await join(page, 'practitioner', newAddress('nora'))
  await page.goto('/settings/account')
  const profile = section(page, 'Profile')
  await profile.getByLabel('Profession').fill('Naturopath')
  await profile.getByLabel('Website').fill('www.nora.example')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Saved')).toBeVisible()

  const index = page.getByRole('navigation', { name: 'Settings sections' })
  await index.getByRole('link', { name: 'Healthcare credentials' }).click()
  await expect(page).toHaveURL(/\/settings\/credentials$/)
  await expect(index.locator('[aria-current]')).toHaveText('Healthcare credentials')
  const credentials = section(page, 'Healthcare credentials')
  await credentials
    .locator('input[type=file]')
    .setInputFiles([
      PICTURE,
      { name: 'diploma.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ this is a program') },
    ])
  await expect(credentials.getByRole('link', { name: 'diploma.png' })).toBeVisible()
  await expect(credentials.getByText('Under review')).toBeVisible()
  await expect(credentials.getByText('This type of file cannot be uploaded here.')).toBeVisible()
  await credentials.getByRole('button', { name: 'Remove diploma.png' }).click()
  await expect(credentials.getByRole('link', { name: 'diploma.png' })).toBeHidden()

  await index.getByRole('link', { name: 'Payout settings' }).click()
  const payout = section(page, 'Payout settings')
  const saveAccount = payout.getByRole('button', { name: 'Save' }).first()
  await payout.getByRole('button', { name: 'Add a bank account' }).click()
  await payout.getByLabel('Account holder').fill('N. Bakker')
  await payout.getByLabel('Account number').fill('NL91 ABNA 0417 1643 01')
  await saveAccount.click()
  await expect(payout.getByText(/” is missing\.$/)).toBeVisible()
  await payout.getByLabel('Password', { exact: true }).fill('not my password')
  await saveAccount.click()
  await expect(payout.getByText('This IBAN is not valid. Check every digit.')).toBeVisible()
  await payout.getByLabel('Bank country').selectOption('US')
  await expect(payout.getByLabel('Bank code')).toBeVisible()
  await payout.getByLabel('Bank country').selectOption('NL')
  await expect(payout.getByLabel('Bank code')).toBeHidden()
  await payout.getByLabel('Account number').fill('NL91 ABNA 0417 1643 00')
  await saveAccount.click()
  await expect(payout.getByText('This password is wrong.')).toBeVisible()
  await expect(payout.getByLabel('Account number')).toHaveValue('NL91 ABNA 0417 1643 00')
  await payout.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await saveAccount.click()
  await expect(payout.getByText('N. Bakker, ending in 4300')).toBeVisible()

  await payout.getByLabel('Pay out my commission every month').uncheck()
  await expect(payout.getByText('It stays in your wallet until you request a payout')).toBeVisible()
  await payout.getByRole('button', { name: 'Save' }).click()
  const paysMonthly = async () =>
    ((await (await page.request.get('/api/users/me')).json()) as { payCommissionsMonthly: boolean })
      .payCommissionsMonthly
  await expect.poll(paysMonthly).toBe(false)

  await payout.getByRole('link', { name: 'Set up business account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up business account' })
  await dialog.getByRole('button', { name: 'Company' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByText(/” is missing\.$/).first()).toBeVisible()
  await dialog.getByLabel('Company name').fill('Bakker Praktijk')
  await dialog.getByLabel('VAT number').fill('NL123456789B13')
  await dialog.getByLabel('Company name').focus()
  await expect(dialog.getByText('Valid format; we could not check it with the register')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('First name').fill('Nora')
  await dialog.getByLabel('Last name').fill('Bakker')
  await dialog.getByLabel('Postcode').fill('2611 GS')
  await dialog.getByLabel('Town').fill('Delft')
  await dialog.getByLabel('Street').fill('Markt')
  await dialog.getByLabel('House number').fill('5')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/settings\/payout$/)
  await expect(payout.getByText('Bakker Praktijk')).toBeVisible()
})

test('a picture is cut to a square and shown in the header', { tag: '@long' }, async ({ page }) => {
  await join(page, 'client', newAddress('mila'))
  await page.goto('/settings/account')
  await section(page, 'Profile').locator('input[type=file]').setInputFiles(PICTURE)
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByText('Your picture was saved.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Account menu' }).locator('img')).toBeVisible()
  await section(page, 'Profile').getByRole('button', { name: 'Remove the picture' }).click()
  await expect(page.getByText('Your picture was removed.')).toBeVisible()
})

test('a client chooses its messages and addresses, takes its data along and leaves', {
  tag: '@long',
}, async ({ page }) => {
  const email = newAddress('mila')
  await join(page, 'client', email)
  await page.goto('/settings/notifications')
  const messages = section(page, 'E-mail preferences')
  await messages.getByLabel('Occasional news and offers').check()
  const index = page.getByRole('navigation', { name: 'Settings sections' })
  await index.getByRole('link', { name: 'Addresses' }).click()
  await answer(page, DISCARD, 'Keep editing')
  await messages.getByRole('button', { name: 'Save' }).click()
  await expect(messages.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(messages.getByLabel('Occasional news and offers')).toBeChecked()

  await index.getByRole('link', { name: 'Addresses' }).click()
  const addresses = section(page, 'Addresses')
  await addresses.getByLabel('First name').fill('Mila')
  await addresses.getByRole('button', { name: 'Save' }).click()
  await expect(addresses.getByText(/” is missing\.$/).first()).toBeVisible()
  for (const [label, value] of [
    ['Last name', 'Bakker'],
    ['Postcode', '2611 GS'],
    ['Town', 'Delft'],
    ['Street', 'Markt'],
    ['House number', '5'],
  ] as const)
    await addresses.getByLabel(label, { exact: true }).fill(value)
  await addresses.getByRole('button', { name: 'Save' }).click()
  await expect(addresses.getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(addresses.getByLabel('Street')).toHaveValue('Markt')

  await index.getByRole('link', { name: 'Your data' }).click()
  const data = section(page, 'Your data')
  await data.getByRole('button', { name: 'Prepare my data' }).click()
  await expect(data.getByRole('link', { name: 'Download JSON' })).toBeVisible({ timeout: 20_000 })
  await page.goto('/orders')
  await page.goto(await pageOfMail(email, /http\S+\/settings\/privacy/))
  await page.reload()
  const file = page.waitForEvent('download')
  await data.getByRole('link', { name: 'Download PDF' }).click()
  expect((await file).suggestedFilename()).toBe('salvia-data.pdf')
  await data.getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account' })
  await expect(dialog.getByText(/A plan itself stays in use with its practitioner/)).toBeVisible()
  await dialog.getByRole('checkbox').check()
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Delete permanently' }).click()
  await expect(page).toHaveURL(/\/$/)
  await signInAs(page, email)
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible()
})

test('who deletes a practice is told what becomes of its plans and client files', {
  tag: '@long',
}, async ({ page }) => {
  await join(page, 'practitioner', newAddress('femke'))
  await page.goto('/settings/privacy')
  await section(page, 'Your data').getByRole('button', { name: 'Delete the account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete the account' })
  await expect(dialog.getByText(/Your plans stop working for your clients/)).toBeVisible()
})

test('a page that waits for credentials stands in the menu, closed, and says why to keyboard and screen reader', {
  tag: '@long',
}, async ({ page }) => {
  await join(page, 'practitioner', newAddress('nora'))
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Account menu' }).focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('button', { name: 'Referral program' })
  await expect(item).toHaveAttribute('aria-disabled', 'true')
  await expect(item).toHaveAccessibleDescription(
    'Upload your healthcare credentials to have access to this page',
  )
  for (let steps = 0; steps < 12; steps += 1) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(item).toBeFocused()
  await expect(page.getByRole('tooltip')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(item).toBeVisible()
})

test('working screens have the whole menu and no site map of the shop', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('practitioner')
  for (const path of ['/dashboard', '/clients', '/wallet', '/treatment-plans']) {
    await page.goto(path)
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('heading')).toHaveCount(0)
  }
  await page.goto('/shop')
  await expect(page.getByRole('contentinfo').getByRole('heading').first()).toBeVisible()
})

test('a newcomer sees the next step and answers the first questions', { tag: '@long' }, async ({ page }) => {
  await join(page, 'practitioner', newAddress('nora'))
  await page.goto('/dashboard')
  const steps = section(page, 'Next steps')
  await expect(steps.getByRole('listitem')).toHaveCount(6)
  await expect(steps.locator('[aria-current="step"]')).toContainText('Confirm your e-mail')
  await expect(page.getByText('6 steps are left to set up your practice.')).toBeVisible()
  await page.getByLabel('6 to 9').check()
  await page.getByRole('button', { name: 'Next question' }).click()
  await expect(page.getByText('Question 2 of 7')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Question 2 of 7')).toBeVisible()
})

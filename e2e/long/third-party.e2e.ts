import type { Page } from '@playwright/test'
import { forgetSession } from '../fixtures/accounts.ts'
import { joinConfirmed, newAddress, signInAs } from '../fixtures/join.ts'
import { invitationOf } from '../fixtures/outbox.ts'
import { invite, openPractitioner } from '../fixtures/practice.ts'
import { expect, test } from '../fixtures/salvia.ts'

const google = (page: Page) => page.getByRole('button', { name: 'Continue with Google' })

/** To the third party's page, which asks who is signing in, and back with the answer. */
async function goThere(page: Page, answer: { email: string } | 'refused'): Promise<void> {
  await google(page).click()
  await expect(page).toHaveTitle('Another provider')
  if (answer !== 'refused') await page.getByLabel('Address').fill(answer.email)
  await page.getByRole('button', { name: answer === 'refused' ? 'Refuse' : 'Go on' }).click()
}

test('a third party’s new person gets an account at once, and is let in from the login afterwards', async ({
  page,
}) => {
  const email = newAddress('third')
  await page.goto('/auth/join?type=client')
  await expect(page.getByRole('button', { name: /^Continue with/ })).toHaveCount(1)
  await page.getByLabel('Country').selectOption('BE')
  await goThere(page, { email })
  await expect(page).toHaveURL(/\/orders$/)
  expect(await (await page.request.get('/api/users/me')).json()).toMatchObject({ email, countryId: 'BE' })
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await forgetSession(page)

  await page.goto('/auth/login?next=%2Fsettings%2Faccount')
  await goThere(page, { email })
  await expect(page).toHaveURL(/\/settings\/account$/)
  await expect(page.getByText(email).filter({ visible: true }).first()).toBeVisible()
})

test('who has an account with a password keeps it when a third party knows the same address', async ({
  page,
}) => {
  const email = newAddress('third')
  await joinConfirmed(page, 'client', email)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/login')
  await goThere(page, { email })
  await expect(page).toHaveURL(/\/orders$/)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await signInAs(page, email)
  await expect(page).toHaveURL(/\/orders$/)
})

test('a consent that is refused leads back to where the way began, and says so', async ({ page }) => {
  await page.goto('/auth/join?type=client')
  await goThere(page, 'refused')
  await expect(page).toHaveURL(/\/auth\/join\?type=client&method=cancelled$/)
  await expect(page.getByText('Signing in there was cancelled. Nothing has changed.')).toBeVisible()
  await page.goto('/auth/login')
  await goThere(page, 'refused')
  await expect(page).toHaveURL(/\/auth\/login\?type=practitioner&method=cancelled$/)
})

test('an address that no account has is told at the login, with the way to make one', async ({ page }) => {
  await page.goto('/auth/login')
  await goThere(page, { email: newAddress('nobody') })
  await expect(page).toHaveURL(/\/auth\/login\?type=practitioner&method=unknown$/)
  await expect(page.getByText('There is no account with this e-mail address yet.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Create an account' })).toBeVisible()
})

test('a return that is made up, or used before, opens nothing', async ({ page }) => {
  await page.goto('/auth/callback?code=made-up&state=made-up')
  await expect(page).toHaveURL(/\/auth\/login$/)
  await expect(page.getByText('This sign-in did not begin in this browser, or too long ago.')).toBeVisible()

  await page.goto('/auth/join?type=client')
  const returned = page.waitForRequest(/\/auth\/callback\?/)
  await goThere(page, { email: newAddress('third') })
  const used = (await returned).url()
  const forgetThere = () => page.context().clearCookies({ domain: '127.0.0.1' })
  await expect(page).toHaveURL(/\/orders$/)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await forgetThere()
  await page.goto('/auth/join?type=client')
  await google(page).click()
  await expect(page).toHaveTitle('Another provider')
  await page.goto(used)
  await expect(page).toHaveURL(/\/auth\/join\?type=client$/)
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText(
    'Your session has ended. Try again.',
  )
  await page.goto('/orders')
  await expect(page).toHaveURL(/\/auth\/login/)
})

test('an invitation is answered after a third party’s sign-up as well', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('third')
  const { request } = await openPractitioner(browser, String(baseURL))
  await invite(request, String(baseURL), email)
  await page.goto('/')
  await page.goto(await invitationOf(email))
  await goThere(page, { email })
  await expect(page).toHaveURL(/\/auth\/invitation$/)
  await page.getByRole('button', { name: 'Yes, share plans with me' }).click()
  await expect(page.getByRole('heading', { name: /is now your practitioner$/ })).toBeVisible()
})

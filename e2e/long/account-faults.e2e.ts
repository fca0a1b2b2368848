import type { Page, Request } from '@playwright/test'
import { fillJoin, join, joinConfirmed, newAddress, PASSWORD, signInAs } from '../fixtures/join.ts'
import { linkOfMail } from '../fixtures/outbox.ts'
import { expect, test } from '../fixtures/salvia.ts'

/** Fails the next API call of a kind in transit; a page with the same path is let through. */
async function failOnce(page: Page, path: string, method: string): Promise<void> {
  let isLeft = true
  await page.route(path, (route) => {
    const isIt = isLeft && route.request().method() === method
    if (isIt) isLeft = false
    return isIt ? route.abort() : route.fallback()
  })
}

const isSignedIn = async (page: Page) => (await page.request.get('/api/users/me')).ok()

test('who could not be signed out is told so, and signed out by the next try', async ({ page, signIn }) => {
  await signIn('admin')
  await failOnce(page, '**/auth/signout', 'POST')
  await page.goto('/auth/signout')
  await expect(page.getByRole('alert').getByRole('heading')).toHaveText('You are still signed in')
  await expect(page).toHaveURL(/\/auth\/signout$/)
  expect(await isSignedIn(page)).toBe(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(/\/$/)
  expect(await isSignedIn(page)).toBe(false)
})

test('parts of a page that come late find it as it was drawn, though it signs out meanwhile', async ({
  page,
  signIn,
}) => {
  await signIn('practitioner')
  const [isLeft, isWhole] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/assets/footer-*.js', async (route) => {
    await isLeft.promise
    await route.continue()
  })
  // The page itself moves the pointer, with which the rest is fetched, and reports that it is complete: nothing else can
  // reach it while the next one is loading.
  await page.addInitScript(() => {
    addEventListener('salvia:live', () => dispatchEvent(new Event('pointermove')))
    new MutationObserver(() => {
      if (!document.querySelector('[data-deferred]')) void fetch('/whole')
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-deferred'] })
  })
  await page.route('/whole', async (route) => {
    isWhole.resolve()
    await route.fulfill()
  })
  await page.route('/', async (route) => {
    isLeft.resolve()
    await isWhole.promise
    await route.continue()
  })
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
})

test('whoever has no session any more is signed out without a question', async ({ page }) => {
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
})

test('a link that could not be sent is not called used, and confirms by the next try', async ({ page }) => {
  const email = newAddress('nora')
  await join(page, 'client', email)
  const link = await linkOfMail(email)
  await failOnce(page, '**/auth/user/email/verify', 'POST')
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'We could not confirm your e-mail yet' })).toBeVisible()
  await expect(page.getByText('The link is still valid')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto(link)
  await expect(page.getByText('The link has been used')).toBeVisible()
})

test('a sign-up with a known address and another password loses nothing that was typed', async ({ page }) => {
  const email = newAddress('nora')
  await join(page, 'client', email)
  await page.goto('/auth/signout')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/auth/join?type=practitioner')
  await fillJoin(page, email)
  await page.getByLabel('Password', { exact: true }).fill('another horse 8')
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/auth\/login/)
  await expect(page.getByText('That e-mail and password do not match.')).toBeVisible()
  await page.goto('/auth/join?type=practitioner')
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)

  await page.goto('/auth/login')
  await page.getByLabel('E-mail or phone').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
  expect(await page.evaluate(() => sessionStorage.getItem('salvia.join'))).toBeNull()
})

test('an account without a country gets one in the settings, and its onboarding goes on', async ({
  page,
  baseURL,
}) => {
  await join(page, 'practitioner', newAddress('nora'))
  const headers = { origin: String(baseURL) }
  const data = { countryId: null, title: 'Naturopath' }
  expect((await page.request.put('/api/settings/profile', { headers, data })).ok()).toBe(true)
  const basicInfo = async () =>
    ((await (await page.request.get('/api/settings/steps')).json()) as { basicInfo: boolean }).basicInfo
  expect(await basicInfo()).toBe(false)
  await page.goto('/settings/account#profile')
  const profile = page.getByRole('region', { name: 'Profile' })
  await expect(profile.getByLabel('Country')).toHaveValue('')
  await profile.getByLabel('Country').selectOption('BE')
  await profile.getByRole('button', { name: 'Save' }).click()
  await expect(profile.getByText('Saved')).toBeVisible()
  expect(await basicInfo()).toBe(true)
})

test('an address that could not be removed stays, and it is said', async ({ page, baseURL }) => {
  await join(page, 'client', newAddress('mila'))
  const address = {
    firstName: 'Mila',
    lastName: 'Bakker',
    streetName: 'Markt',
    houseNumber: '5',
    postalCode: '2611 GS',
    city: 'Delft',
    countryId: 'NL',
  }
  const data = { billingAddress: address, shippingAddress: { ...address, houseNumber: '7' } }
  const headers = { origin: String(baseURL) }
  expect((await page.request.put('/api/settings/profile', { headers, data })).ok()).toBe(true)
  await page.goto('/settings/account#addresses')
  await failOnce(page, '**/api/settings/profile', 'PUT')
  const remove = page.getByRole('button', { name: 'Remove the shipping address' })
  await remove.click()
  await expect(page.getByText('This could not be saved. Check your connection and try again.')).toBeVisible()
  await remove.click()
  await expect(remove).toBeHidden()
})

test('what nothing is sent by cannot be chosen', async ({ page }) => {
  await join(page, 'client', newAddress('mila'))
  await page.goto('/settings/account#notifications')
  const choices = page.getByRole('region', { name: 'E-mail preferences' }).getByRole('checkbox')
  await expect(choices).toHaveCount(3)
  for (const [at, name] of [
    'Refill reminders',
    'Tell my practitioner when I open an e-mail with a plan',
    'Occasional news and offers',
  ].entries())
    await expect(choices.nth(at)).toHaveAccessibleName(name)
})

test('who has no account yet comes back to the page that asked for one, whichever way is taken', async ({
  page,
}) => {
  const asked = '/auth/login?next=%2Forders%3Fstatus%3DPaid'
  await page.goto('/orders?status=Paid')
  await expect(page).toHaveURL(new RegExp(`${asked.replace('?', '\\?')}$`))
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('main').getByRole('link', { name: 'I am a client' }).click()
  await expect(page).toHaveURL(/\/auth\/join\?type=client&next=%2Forders%3Fstatus%3DPaid$/)
  await fillJoin(page, newAddress('way'))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
  const kept = await page.evaluate(() => Object.values({ ...window.sessionStorage, ...window.localStorage }))
  expect(kept.join()).toContain('/orders?status=Paid')
})

test('an admin is told who closes its account, instead of a button that may do nothing', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  await page.goto('/settings/privacy')
  await expect(page.getByText('Admin accounts are closed by another admin.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Delete the account' })).toHaveCount(0)
})

test('a session that was ended elsewhere is noticed when the page comes back into view', async ({
  page,
  browser,
  baseURL,
}) => {
  const email = newAddress('mila')
  await joinConfirmed(page, 'client', email)
  await page.goto('/settings/account?from=test')
  const elsewhere = await browser.newContext({ baseURL: String(baseURL) })
  const other = await elsewhere.newPage()
  await signInAs(other, email)
  await expect(other).toHaveURL(/\/orders$/)

  await page.route('**/api/users/me', (route) => route.abort())
  // Until the page listens; and what is let go of while it is asked would stay without an answer.
  await expect(async () => {
    const isIt = (request: Request) => request.url().endsWith('/api/users/me')
    const failed = page.waitForEvent('requestfailed', { predicate: isIt, timeout: 1000 })
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await failed
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.unroute('**/api/users/me')
  const headers = { origin: String(baseURL) }
  expect((await elsewhere.request.delete('/auth/sessions', { headers })).ok()).toBe(true)
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page).toHaveURL(/\/auth\/login\?next=%2Fsettings%2Faccount%3Ffrom%3Dtest$/, {
      timeout: 1000,
    })
  }).toPass()
  await signInAs(page, email)
  await expect(page).toHaveURL(/\/settings\/account\?from=test$/)
  await elsewhere.close()
})

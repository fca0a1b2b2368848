import type { Page } from '@playwright/test'
import { fillJoin, join, newAddress, PASSWORD } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

type Call = { method: string; path: string }

/** Counts the calls to a path. The first is lost, the second is slow. */
async function troubled(page: Page, { method, path }: Call): Promise<() => number> {
  let calls = 0
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== method) return route.fallback()
    calls += 1
    if (calls === 1) return route.abort('internetdisconnected')
    await new Promise((go) => setTimeout(go, 1500))
    return route.continue()
  })
  return () => calls
}

test('a sign-up over a bad connection loses nothing, shows that it works, and is sent once', async ({
  page,
}) => {
  const email = newAddress('slow')
  await page.goto('/auth/join?type=client')
  await fillJoin(page, email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const calls = await troubled(page, { method: 'POST', path: '/auth/signup' })
  const create = page.getByRole('button', { name: 'Create an account' })
  await create.click()
  await expect(page.getByRole('alert')).toContainText('We could not reach the server')
  await expect(page.getByLabel('First name')).toHaveValue('Nora')
  await expect(page.getByLabel('E-mail')).toHaveValue(email)
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await expect(create).toBeEnabled()

  await create.dblclick()
  await expect(create).toHaveAttribute('data-loading', 'true')
  await expect(page.getByRole('alert')).toBeHidden()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
  expect(calls()).toBe(2)
})

test('settings over a bad connection keep what was typed, and save it once when they are tried again', async ({
  page,
}) => {
  await join(page, 'practitioner', newAddress('slow'))
  await page.goto('/settings/account')
  const profile = page.getByRole('region', { name: 'Profile' })
  await profile.getByLabel('Profession').fill('Herbalist')
  const calls = await troubled(page, { method: 'PUT', path: '/api/settings/profile' })
  const save = profile.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(profile.getByRole('alert')).toContainText('This could not be saved')
  await expect(profile.getByLabel('Profession')).toHaveValue('Herbalist')

  await save.dblclick()
  await expect(save).toHaveAttribute('data-loading', 'true')
  await expect(profile.getByLabel('Profession')).toHaveValue('Herbalist')
  await expect(profile.getByText('Saved')).toBeVisible()
  expect(calls()).toBe(2)

  await page.unrouteAll()
  await page.goto('/settings/addresses')
  const addresses = page.getByRole('region', { name: 'Addresses' })
  const fields = [
    ['First name', 'Nora'],
    ['Last name', 'Bakker'],
    ['Postcode', '2611 GS'],
    ['Town', 'Delft'],
    ['Street', 'Markt'],
    ['House number', '5'],
  ] as const
  for (const [label, value] of fields) await addresses.getByLabel(label, { exact: true }).fill(value)
  const addressCalls = await troubled(page, { method: 'PUT', path: '/api/settings/profile' })
  await addresses.getByRole('button', { name: 'Save' }).click()
  await expect(addresses.getByRole('alert')).toContainText('This could not be saved')
  for (const [label, value] of fields)
    await expect(addresses.getByLabel(label, { exact: true })).toHaveValue(value)
  await addresses.getByRole('button', { name: 'Save' }).dblclick()
  await expect(addresses.getByText('Saved')).toBeVisible()
  expect(addressCalls()).toBe(2)
})

test('payout details over a bad connection are kept, and saved once', async ({ page }) => {
  await join(page, 'practitioner', newAddress('slow'))
  await page.goto('/settings/payout')
  const payout = page.getByRole('region', { name: 'Payout settings' })
  await payout.getByRole('button', { name: 'Add a bank account' }).click()
  await payout.getByLabel('Account holder').fill('N. Bakker')
  await payout.getByLabel('Account number').fill('NL91 ABNA 0417 1643 00')
  await payout.getByLabel('Password', { exact: true }).fill(PASSWORD)
  const calls = await troubled(page, { method: 'POST', path: '/api/settings/bank-data' })
  await payout.getByRole('button', { name: 'Save' }).first().click()
  await expect(payout.getByRole('alert')).toContainText('This could not be saved')
  await expect(payout.getByLabel('Account number')).toHaveValue('NL91 ABNA 0417 1643 00')
  await payout.getByRole('button', { name: 'Save' }).first().dblclick()
  await expect(payout.getByText('N. Bakker, ending in 4300')).toBeVisible()
  expect(calls()).toBe(2)
})

test('an admin’s settings hold no part of a practice, ask for none, and complain about nothing', async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const failed: string[] = []
  const asked: string[] = []
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url())
    if (pathname.startsWith('/api/')) asked.push(pathname)
    if (answer.status() >= 400) failed.push(`${answer.status()} ${pathname}`)
  })
  await page.goto('/settings/account')
  await expect(page.getByRole('region', { name: 'Profile' }).getByLabel('First name')).toBeVisible()
  const index = page.getByRole('navigation', { name: 'Settings sections' })
  for (const name of ['Healthcare credentials', 'Payout settings'])
    await expect(index.getByRole('link', { name })).toHaveCount(0)
  await index.getByRole('link', { name: 'Sign-in and security' }).click()
  await expect(page.getByRole('region', { name: 'Two-step sign-in' })).toBeVisible()
  expect(failed).toEqual([])
  expect(asked.filter((path) => /bank-data|financial-info|steps|surveys|practitioner/.test(path))).toEqual([])
})

/** The page's scripts arrive late, as over a slow line. */
const delayScripts = (page: Page) =>
  page.route('**/assets/*.js', async (route) => {
    await new Promise((go) => setTimeout(go, 600))
    await route.continue()
  })

test('what is pressed before the scripts are there is done once they are', async ({ page, codeOf }) => {
  const code = await codeOf('practitioner', 'Sleep and recovery')
  await page.goto(`/recommendations/${code}`)
  await delayScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a form that is sent before the scripts are there shows nothing of it in the address', async ({
  page,
}) => {
  await page.goto('/auth/login')
  await delayScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('E-mail').fill('client@salvia.example')
  await page.getByLabel('Password', { exact: true }).fill('salvia-demo')
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page).not.toHaveURL(/\/auth\/login/)
  expect(page.url()).not.toContain('salvia-demo')
})

test('a form that nothing takes yet waits for who does, and is never sent by the browser', async ({
  page,
}) => {
  await page.goto('/auth/login')
  const isTaken = await page.evaluate(() => {
    const form = document.createElement('form')
    form.innerHTML = '<input name="password" value="salvia-demo"><button>Send</button>'
    document.body.append(form)
    form.querySelector('button')?.click()
    return new Promise<boolean>((resolve) => {
      form.addEventListener('submit', (event) => {
        event.preventDefault()
        resolve(true)
      })
    })
  })
  expect(isTaken).toBe(true)
  expect(page.url()).not.toContain('salvia-demo')
})

test('a page whose scripts were lost with the connection is loaded again once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const scripts = '**/assets/*.js'
  await page.route(scripts, (route) => route.abort('internetdisconnected'))
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.js'))
  await page.evaluate(() => window.location.assign('/faqs/all'))
  await page.waitForURL('/faqs/all')
  await lost
  await context.setOffline(true)
  await page.unroute(scripts)
  expect(await page.evaluate(() => 'isLive' in window)).toBe(false)
  await context.setOffline(false)
  await page.waitForFunction(() => 'isLive' in window)
})

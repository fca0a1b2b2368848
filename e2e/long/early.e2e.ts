import type { Page } from '@playwright/test'
import { makeProduct } from '../fixtures/admin-products.ts'
import { fillJoin, newAddress, PASSWORD } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

/** Opens a page whose scripts are held back until released. */
async function openUnalive(page: Page, address: string): Promise<() => Promise<void>> {
  const gate = Promise.withResolvers<void>()
  const scripts = '**/assets/*.js'
  await page.route(scripts, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.evaluate((to) => window.location.assign(to), address)
  // Not until loaded: after first paint, that would wait for the scripts as well.
  await page.waitForURL(address, { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('main')).toBeVisible()
  return async () => {
    gate.resolve()
    await page.waitForFunction(() => 'isLive' in window)
    await page.unroute(scripts)
  }
}

test('a sign-up that is filled in and sent before the page can act makes the account', async ({
  page,
  baseURL,
}) => {
  const email = newAddress('early')
  const letLive = await openUnalive(page, `${baseURL}/auth/join?type=client`)
  await fillJoin(page, email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create an account' }).click()
  await letLive()
  await expect(page).toHaveURL(/\/auth\/verify-email$/)
  await expect(page.getByText(`We sent a link to ${email}`)).toBeVisible()
})

test('what is typed into a record before the page can act is a change to save', async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn('admin')
  const { id } = await makeProduct(page.request, String(baseURL), 'Journey Selenium')
  // From a page of the shop, so that its cookies are sent.
  await page.goto('/')
  const letLive = await openUnalive(page, `${baseURL}/admin/products/${id}`)
  await page.getByLabel('Net price in EUR').fill('21.00')
  await letLive()
  await expect(page.getByText('1 unsaved change')).toBeVisible()
  await expect(page.getByLabel('Net price in EUR')).toHaveValue('21.00')
  await page.getByRole('button', { name: /^Save/ }).click()
  await expect(page.getByText('The product is saved.').last()).toBeVisible()
})

test('filters that are chosen before the shop can act are applied, each of them', async ({
  page,
  baseURL,
}) => {
  const letLive = await openUnalive(page, `${baseURL}/shop?query=magnesium`)
  const form = page.getByLabel('Form')
  const [powders] = await form.locator('option', { hasText: 'Powders (' }).allTextContents()
  await form.selectOption({ label: String(powders) })
  await page.getByText('More filters').click()
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await letLive()
  await expect(page.getByRole('link', { name: 'Remove the filter Without Milk' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove the filter Powders' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()
})

test('what is typed and chosen before the questions can act is applied, all of it', async ({
  page,
  baseURL,
}) => {
  const letLive = await openUnalive(page, `${baseURL}/faqs/all`)
  await page.getByRole('searchbox').fill('plan')
  await page.getByLabel('Who is asking').selectOption({ index: 1 })
  await page.getByLabel('What it is about').selectOption({ index: 1 })
  await letLive()
  await expect
    .poll(() => [...new URL(page.url()).searchParams.keys()].toSorted())
    .toEqual(['category', 'search', 'userType'])
  await expect(page.getByRole('searchbox')).toHaveValue('plan')
})

test('a time that is pressed before the demo can act counts only for the day that is shown', async ({
  page,
  baseURL,
}) => {
  const letLive = await openUnalive(page, `${baseURL}/demo`)
  const day = page.getByRole('radiogroup', { name: 'Day' }).getByRole('radio').nth(2)
  const times = page.getByRole('radiogroup', { name: 'Time' }).getByRole('radio')
  await day.check({ force: true })
  await times.first().check({ force: true })
  await letLive()
  await page.getByRole('button', { name: 'Book the demo' }).click()
  await expect(page.getByText('Choose a time.')).toBeVisible()
  await expect(day).toBeChecked()
  expect(await times.evaluateAll((all) => all.some((each) => each.matches(':checked')))).toBe(false)
})

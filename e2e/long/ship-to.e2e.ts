import type { Page } from '@playwright/test'
import { join, newAddress } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'

const bannerOf = (page: Page) => page.getByRole('complementary', { name: 'Language and delivery' })
/** Named, as the filters of the shop are a dialog too. */
const choiceOf = (page: Page) => page.getByRole('dialog', { name: 'Language and delivery' })
const openChoice = (page: Page) => bannerOf(page).getByRole('button', { name: 'Choose country' }).click()

/** The question waits until a visitor goes on from the first page. */
async function atShop(page: Page): Promise<void> {
  await page.goto('/brands')
  await expect(bannerOf(page)).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Products' }).click()
  await expect(page).toHaveURL(/\/shop$/)
}

/** A visitor located where nothing is delivered. */
const inTheUnitedStates = (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'salvia_country', value: 'US', url: String(baseURL) }])

test('a visitor is asked for a country until the question is put away, and not again', async ({ page }) => {
  await atShop(page)
  await expect(bannerOf(page)).toContainText(
    'Select your shipping country to see prices including VAT for your location',
  )
  await bannerOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(page.locator('#main')).toBeFocused()
  await atShop(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(bannerOf(page)).toHaveCount(0)
})

test('the choice lists countries that are delivered to, with flags, found by code or name in any case', async ({
  page,
}) => {
  await atShop(page)
  await openChoice(page)
  const dialog = choiceOf(page)
  const countries = dialog.getByRole('region', { name: 'Ship to' }).getByRole('button')
  await expect(countries).toHaveCount(32)
  await expect(countries.first().locator('svg, img').first()).toBeVisible()
  const search = dialog.getByRole('searchbox')
  await search.fill('gErM')
  await expect(countries).toHaveText(['Germany'])
  await search.fill('ch')
  await expect(countries.filter({ hasText: 'Switzerland' })).toHaveCount(1)
  await search.fill('United States')
  await expect(dialog.getByText('Nothing found. Try another name or code.').last()).toBeVisible()
  await search.fill('de')
  await countries.filter({ hasText: 'Germany' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bannerOf(page)).toHaveCount(0)
  await expect(page.getByText('Germany · EN')).toBeVisible()
  await page.getByRole('list').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await expect(page.getByText(/^Germany, incl\. 7% VAT/).first()).toBeVisible()
  await page.reload()
  await expect(page.getByText('Germany · EN')).toBeVisible()
})

test('for a country that is delivered to the question goes by itself after ten seconds, but not while it is answered', async ({
  page,
}) => {
  await page.clock.install()
  await atShop(page)
  await expect(bannerOf(page)).toBeVisible()
  await openChoice(page)
  await expect(choiceOf(page)).toBeVisible()
  await page.clock.runFor(20_000)
  await choiceOf(page).getByRole('button', { name: 'Close' }).click()
  await page.clock.runFor(9000)
  await expect(bannerOf(page)).toBeVisible()
  await page.clock.runFor(2000)
  await expect(bannerOf(page)).toHaveCount(0)
})

test('where nothing is delivered to, the question says so, stays, and the header explains', async ({
  page,
  baseURL,
}) => {
  await inTheUnitedStates(page, baseURL)
  await page.clock.install()
  await atShop(page)
  await expect(bannerOf(page)).toContainText(
    'We detect that you may be browsing from a country that we don’t ship to',
  )
  await page.clock.runFor(30_000)
  await expect(bannerOf(page)).toBeVisible()
  await page.getByRole('button', { name: /Language and delivery/ }).hover()
  await expect(
    page.getByText('Please note, we can only ship orders in Europe and Switzerland').first(),
  ).toBeVisible()
})

/** The languages sent to be stored with an account. */
function keptLanguages(page: Page): string[] {
  const kept: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/settings/language/')) kept.push(request.url().slice(-2))
  })
  return kept
}

const choose = (page: Page, language: string) =>
  choiceOf(page).getByRole('button', { name: language }).click()

test('a visitor’s language holds here alone', async ({ page }) => {
  const kept = keptLanguages(page)
  await atShop(page)
  await openChoice(page)
  await choose(page, 'Deutsch')
  await expect(page).toHaveURL(/\/de\/shop$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible()
  await page.goto('/shop')
  await expect(page.getByRole('heading', { level: 1, name: 'Produkte' })).toBeVisible()
  expect(kept).toEqual([])
})

test('whoever is signed in is not asked for a country, and its language is kept with its account', async ({
  page,
}) => {
  await join(page, 'client', newAddress('ship-to'))
  const kept = keptLanguages(page)
  await atShop(page)
  await expect(bannerOf(page)).toHaveCount(0)
  await page.getByRole('button', { name: /· EN$/ }).click()
  await choose(page, 'Nederlands')
  await expect(page).toHaveURL(/\/nl\/shop$/)
  expect(kept).toEqual(['nl'])
})

import { expect, test } from '../fixtures/salvia.ts'

test('a code is read with hyphens, spaces and small letters', { tag: '@long' }, async ({ page, codeOf }) => {
  const code = await codeOf('practitioner', 'Clear head')
  await page.goto('/')
  await page
    .getByRole('textbox', { name: 'Plan code' })
    .fill(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `)
  await page.getByRole('button', { name: 'Open plan' }).click()
  await expect(page).toHaveURL(`/recommendations/${code}`)
  await expect(page.getByRole('main').locator('img[src^="/images/people/"]')).toBeVisible()
})

test('the address of a plan is read as its code', async ({ page, codeOf, baseURL }) => {
  const code = await codeOf('practitioner', 'Clear head')
  await page.goto('/')
  await page.getByRole('textbox', { name: 'Plan code' }).fill(`${baseURL}/r/${code}`)
  await page.getByRole('button', { name: 'Open plan' }).click()
  await expect(page).toHaveURL(`/recommendations/${code}`)
})

test('a code that opens nothing stays in its field, with what to do', { tag: '@long' }, async ({ page }) => {
  await page.goto('/')
  const field = page.getByRole('textbox', { name: 'Plan code' })
  await page.getByRole('button', { name: 'Open plan' }).click()
  await expect(page.getByText('Enter the code of your plan.')).toBeVisible()
  await field.fill('abc 123')
  await page.getByRole('button', { name: 'Open plan' }).click()
  await expect(page.getByText('A plan code has 7 letters and digits.')).toBeVisible()
  await field.fill('abc 1234')
  await page.getByRole('button', { name: 'Open plan' }).click()
  await expect(page.getByText('There is no plan with this code.')).toContainText('ask your practitioner')
  await expect(field).toHaveValue('abc 1234')
  const answer = await page.goto('/recommendations/ABCDEFGH')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'We did not find this plan' })).toBeVisible()
  await expect(field).toHaveValue('ABCDEFGH')
})

test('who reads a plan makes a client’s account, from the head of the page and from the menu of a phone', {
  tag: '@long',
}, async ({ page, codeOf }) => {
  const code = await codeOf('practitioner', 'Clear head')
  await page.goto(`/recommendations/${code}`)
  await expect(page.getByRole('banner').locator('[data-variant="filled"]')).toHaveCount(0)
  await page.getByRole('banner').getByRole('link', { name: 'Create a free account' }).click()
  await expect(page).toHaveURL(`/auth/join?type=client&next=%2Frecommendations%2F${code}`)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Create a free account' })).toHaveCount(0)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/shop?query=zinc')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Create a free account' }).click()
  await expect(page).toHaveURL('/auth/join?type=client&next=%2Fshop%3Fquery%3Dzinc')
})

test('a signed-in client is led to plans and orders, and not asked to sign in', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('client')
  // In the language of the account.
  await page.goto('/nl')
  await expect(page.getByRole('heading', { name: 'Welkom terug, Anna' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Inloggen|Gratis account aanmaken)$/ })).toHaveCount(0)
  await page
    .getByRole('banner')
    .getByRole('link', { name: /Salvia/ })
    .click()
  await expect(page).toHaveURL(/\/orders$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn plannen en bestellingen' })).toBeVisible()
})

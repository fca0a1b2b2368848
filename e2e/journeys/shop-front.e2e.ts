import { expect, test } from '../fixtures/salvia.ts'

test('the shop opens with goals, categories and recommendations; a search or a filter leaves the list alone', async ({
  page,
}) => {
  await page.goto('/shop')
  const goals = page.getByRole('navigation', { name: 'By goal' })
  const category = page.getByRole('combobox', { name: 'Category' })
  await expect(page.getByRole('navigation', { name: 'By category' })).toBeVisible()
  await expect(category).toHaveCount(0)
  for (const name of ['Often recommended by practitioners', 'New in the shop'])
    await expect(page.getByRole('region', { name }).getByRole('listitem').first()).toBeVisible()
  await expect(page.getByLabel('Sort by').locator('option').first()).toHaveText('Name, A to Z')

  const sleep = goals.getByRole('link', { name: /^Sleep and calm/ })
  const counted = (await sleep.textContent())?.replace(/\D/g, '')
  await sleep.click()
  await expect(page.getByText(`We found ${counted} products with your filter.`)).toBeVisible()
  await expect(goals).toHaveCount(0)
  await expect(category).toHaveValue('sleep')

  await page.goto('/shop?query=zinc')
  await expect(page.getByLabel('Sort by').locator('option').first()).toHaveText('Best match')
  await page.getByRole('link', { name: 'Remove the filter “zinc”' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('')
  await expect(goals).toBeVisible()
})

test('pages of a long list can be jumped to', { tag: '@long' }, async ({ page }) => {
  await page.goto('/shop')
  const pages = page.getByRole('navigation', { name: 'Pages' })
  await pages
    .getByRole('link', { name: /^Page \d+$/ })
    .last()
    .click()
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0)
  await expect(pages.locator('[aria-current=page]')).toHaveText(/^\d{2}$/)
})

test('filters are a group of the page, and on a phone a sheet that says what it finds and closes on the list', async ({
  page,
}) => {
  await page.goto('/shop')
  const form = page.getByLabel('Form', { exact: true })
  const filters = page.getByRole('group', { name: 'Filter and sort' })
  await expect(filters.getByLabel('Form', { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(form).toBeHidden()
  const open = page.getByRole('button', { name: 'Filter and sort' })
  await expect(async () => {
    await open.click()
    await expect(form).toBeVisible({ timeout: 1000 })
  }).toPass()
  await form.selectOption('powder')
  const done = page.getByRole('dialog').getByRole('button', { name: /^\d+ products?$/ })
  await expect(page).toHaveURL(/deliveryFormatId=powder/)
  await done.click()
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filter and sort (1)' })).toBeFocused()
})

test('brands stand on one page with a way to each letter', { tag: '@long' }, async ({ page }) => {
  await page.goto('/brands')
  const letters = page.getByRole('navigation', { name: 'Jump to a letter' })
  await letters.getByRole('link', { name: 'T', exact: true }).click()
  await expect(page.getByRole('region', { name: 'T' }).getByRole('link', { name: 'Thorne' })).toBeInViewport()
})

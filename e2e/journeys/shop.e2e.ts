import { expect, test } from '../fixtures/salvia.ts'

test('a visitor narrows the shop by filters, goes back, and finds again what was looked at', async ({
  page,
}) => {
  await page.goto('/shop')
  await page.getByRole('searchbox').fill('magnesium')
  await page.getByRole('searchbox').press('Enter')
  await expect(page.getByText('“magnesium” in the name').first()).toBeVisible()
  const found = page.getByText(/^We found \d+ products? for “magnesium”/)
  const all = Number((await found.textContent())?.replace(/\D/g, ''))
  const powders = page.getByLabel('Form').locator('option', { hasText: 'Powders (' })
  const counted = Number(/\((\d+)\)/.exec((await powders.textContent()) ?? '')?.[1])
  expect(counted).toBeLessThan(all)
  await page.getByLabel('Form').selectOption({ label: `Powders (${counted})` })
  await expect(found).toHaveText(`We found ${counted} products for “magnesium” with your filter.`)
  expect(new URL(page.url()).searchParams.get('query')).toBe('magnesium')
  expect(new URL(page.url()).searchParams.has('brandId')).toBe(false)

  await page.getByText('More filters').click()
  await page.getByRole('checkbox', { name: 'Milk' }).check()
  await expect(page.getByRole('link', { name: 'Remove the filter Without Milk' })).toBeVisible()
  await page.getByRole('link', { name: 'Remove the filter Without Milk' }).click()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).not.toBeChecked()
  await page.goBack()
  await expect(page.getByRole('checkbox', { name: 'Milk' })).toBeChecked()

  await page.goto('/shop?query=magnesium')
  const first = page.getByRole('list').getByRole('heading', { level: 3 }).first()
  const name = String(await first.textContent())
  await first.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto('/shop')
  const seen = page.getByRole('region', { name: 'Recently viewed' })
  await expect(seen.getByRole('heading', { level: 3, name })).toBeVisible()
  await seen.getByRole('button', { name: 'Clear' }).click()
  await expect(seen).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Products' })).toBeVisible()
  await expect(seen).toHaveCount(0)
})

test('the shop searches while one types, the last letters win, and one step back leaves the search', async ({
  page,
}) => {
  await page.goto('/shop')
  const found = page.getByText(/^(We found )?\d+ products? /)
  const all = String(await found.textContent())
  const searchbox = page.getByRole('searchbox')
  await searchbox.pressSequentially('magnes')
  await expect(page).toHaveURL(/query=magnes$/)
  await expect(found).not.toHaveText(all)
  await searchbox.pressSequentially('ium')
  await expect(page).toHaveURL(/query=magnesium$/)
  await expect(searchbox).toHaveValue('magnesium')
  await expect(searchbox).toBeFocused()
  const narrowed = String(await found.textContent())
  await page.goBack()
  await expect(page).toHaveURL(/\/shop$/)
  // Other journeys make products meanwhile.
  await expect(found).not.toHaveText(narrowed)
  await expect(searchbox).toHaveValue('')
})

test('an address that nobody could choose is read as far as it is understood, else it leads nowhere', {
  tag: '@long',
}, async ({ page }) => {
  const opened = async (path: string) => (await page.goto(path))?.status()
  expect(await opened('/shop?brandId=xyz&categoryId=%00&offset=999999999999&query=zinc%0Ab')).toBe(200)
  await expect(page.getByRole('searchbox')).toHaveValue('zinc b')
  expect(await opened('/de/brands?name=%00')).toBe(200)
  for (const path of ['/shop/products/nope', '/brands/nope']) {
    expect(await opened(path)).toBe(404)
    await expect(page.getByText('This page could not be found')).toBeVisible()
  }
})

test('a page beyond the end of a list leads to its last one, with all that is chosen', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/de/shop?sort=name&offset=5000')
  await expect(page).toHaveURL(/\/de\/shop\?sort=name&offset=\d{2,3}$/)
  await expect(page.getByRole('link', { name: 'Zurück' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Weiter' })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await page.goto('/shop?query=qqqqq&offset=24')
  await expect(page).toHaveURL(/\/shop\?query=qqqqq&offset=24$/)
  await expect(page.getByText('No products for “qqqqq”')).toBeVisible()
})

test('the label’s table stays in its card on a phone, in every language', { tag: '@long' }, async ({
  page,
}) => {
  const found = await page.request.get('/api/products?name=Omega-3D%20Lemon&limit=1&countryCode=NL')
  const { results } = (await found.json()) as { results: { id: string }[] }
  for (const width of [320, 390])
    for (const language of ['', '/de', '/nl', '/fr']) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${language}/shop/products/${results[0]?.id}`)
      const spilled = await page
        .getByRole('table')
        .evaluate((table) => table.scrollWidth - Number(table.parentElement?.clientWidth))
      expect({ width, language, isSpilled: spilled > 0 }).toEqual({ width, language, isSpilled: false })
    }
})

test('an approved practitioner sees prices without VAT where it wants to, a visitor never', {
  tag: '@long',
}, async ({ page, browser, baseURL, signIn }) => {
  await signIn('practitioner')
  const found = await page.request.get('/api/products?name=Omega-3D%20Lemon&limit=1&countryCode=NL')
  const { results } = (await found.json()) as { results: { id: string }[] }
  const path = `/shop/products/${results[0]?.id}`
  await page.goto(path)
  await expect(page.getByText('60 softgels · 30 days', { exact: true })).toBeVisible()
  await expect(page.getByText('€14.45').first()).toBeVisible()
  const isNet = page.getByLabel('Show prices without VAT')
  await isNet.click()
  await expect(isNet).toBeChecked()
  await expect(page.getByText('€13.26').first()).toBeVisible()
  await expect(page.getByText(/^Netherlands, excl\. VAT/).first()).toBeVisible()
  await page.goto('/shop?query=Omega-3D%20Lemon&price=1300-1400')
  await expect(page.getByText('€13.26').first()).toBeVisible()
  await expect(page.getByLabel('Price excl. VAT', { exact: true })).toHaveValue('1300-1400')
  await isNet.click()
  await expect(page.getByText('No products found')).toBeVisible()
  await expect(page.getByLabel('Price incl. VAT', { exact: true })).toHaveValue('1300-1400')
  await page.goto('/shop?query=Omega-3D%20Lemon&price=1400-1500')
  await expect(page.getByText('€14.45').first()).toBeVisible()

  const visitor = await browser.newContext({ baseURL: String(baseURL) })
  await visitor.addCookies([{ name: 'salvia_prices', value: 'net', url: String(baseURL) }])
  const opened = await visitor.newPage()
  await opened.goto(path)
  await expect(opened.getByText('€14.45').first()).toBeVisible()
  await visitor.close()
})

test('filters work before any script has arrived', { tag: '@long' }, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/shop')
  await page.getByRole('searchbox').fill('zinc')
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await page.getByRole('button', { name: 'Apply' }).click()
  expect(new URL(page.url()).searchParams.get('query')).toBe('zinc')
  await expect(page.getByText(/^We found \d+ products? for “zinc”\.$/)).toBeVisible()
  await context.close()
})

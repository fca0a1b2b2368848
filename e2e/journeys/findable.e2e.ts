import { expect, test } from '../fixtures/salvia.ts'

test('every product stands in the site map in four languages, and says what it is to machines', async ({
  page,
}) => {
  const listed = await page.request.get('/api/products?limit=1')
  const { results } = (await listed.json()) as { results: { id: string; name: string }[] }
  const id = String(results[0]?.id)
  const sitemap = await (await page.request.get('/sitemap.xml')).text()
  for (const prefix of ['', '/de', '/nl', '/fr'])
    expect(sitemap).toMatch(new RegExp(`<loc>https?://[^/<]+${prefix}/shop/products/${id}</loc>`))
  await page.goto(`/shop/products/${id}`)
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(String(data))).toMatchObject({ '@type': 'Product', name: results[0]?.name })
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'product')
})

test('the calls can be read on a page', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('Salvia API')
  await page.getByRole('link', { name: 'products', exact: true }).click()
  await page.getByRole('button', { name: /^GET .*One product with its label facts$/ }).click()
  await expect(page.getByText('Access: public').first()).toBeVisible()
  await expect(page.getByText('recommendationId').first()).toBeVisible()
})

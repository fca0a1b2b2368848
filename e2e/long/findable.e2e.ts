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

test('a page says its product in the language of its address, whatever the visitor’s browser speaks', async ({
  page,
}) => {
  const listed = await page.request.get('/api/products?sku=NOR-214224')
  const { results } = (await listed.json()) as { results: { id: string }[] }
  await page.goto(`/de/shop/products/${results[0]?.id}`)
  await expect(page.getByText('Nahrungsergänzungsmittel', { exact: true })).toBeVisible()
  await expect(page.getByText('Mit Fettsäuren')).toBeVisible()
  await page.getByRole('link', { name: 'Fettsäuren', exact: true }).click()
  await expect(page).toHaveURL(/\/de\/shop\?categoryId=fatty-acids$/)
})

test('where an address is sent, its page is shown by a picture of ours; a plan says nothing of anyone', async ({
  page,
  codeOf,
}) => {
  for (const path of ['/', '/shop', '/brands', '/fr/shop', '/about', '/de/pricing', '/faqs/all']) {
    await page.goto(path)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    const picture = await page.request.get(String(image).replace(/^https?:\/\/[^/]+/, ''))
    expect(picture.headers()['content-type']).toBe('image/png')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.locator('link[rel="alternate"][hreflang]')).toHaveCount(5)
  }
  await page.goto('/de/how-it-works/client')
  const shown = page.locator('meta[property="og:image"]')
  await expect(shown).toHaveAttribute('content', /\/pictures\/de\/code\.jpg$/)
  const picture = await page.request.get(new URL(String(await shown.getAttribute('content'))).pathname)
  expect(picture.headers()['content-type']).toBe('image/jpeg')
  const told = (side: string) => page.locator(`meta[property="og:image:${side}"]`)
  await expect(told('width')).toHaveAttribute('content', '764')
  await expect(told('height')).toHaveAttribute('content', '384')
  await page.goto(`/recommendations/${await codeOf('practitioner', 'Clear head')}`)
  const said = (name: string) => page.locator(`meta[property="og:${name}"]`)
  await expect(said('title')).toHaveAttribute('content', 'A treatment plan')
  await expect(said('description')).toHaveAttribute(
    'content',
    'What to take, when and why, and everything to order it in one go.',
  )
  await expect(said('image')).toHaveAttribute('content', /\/images\/social\/plan\?lang=en$/)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
})

test('robots are led to the site map, which says for each page its other languages', async ({ page }) => {
  const robots = await page.request.get('/robots.txt')
  expect(robots.headers()['content-type']).toContain('text/plain')
  const address = /^Sitemap: (.+)$/m.exec(await robots.text())?.[1] ?? ''
  const sitemap = await page.request.get(new URL(address).pathname)
  expect(sitemap.headers()['content-type']).toContain('application/xml')
  const shop = /<url><loc>[^<]+\/de\/shop<\/loc>.*<\/url>/.exec(await sitemap.text())?.[0] ?? ''
  for (const language of ['en', 'de', 'nl', 'fr', 'x-default'])
    expect(shop).toContain(`hreflang="${language}"`)
  expect(await (await page.request.get('/sitemap.xml?part=2')).text()).toContain('/shop/products/')
  for (const part of ['0', '99', 'x'])
    expect((await page.request.get(`/sitemap.xml?part=${part}`)).status()).toBe(404)
  const security = await page.request.get('/.well-known/security.txt')
  expect(await security.text()).toMatch(/^Contact: http:\/\/localhost:\d+\/impressum\n/)
})

test('the calls can be read on a page', async ({ page }) => {
  await page.goto('/api/docs')
  await expect(page).toHaveTitle('Salvia API')
  // The page renders all operations before it shows the first.
  await page.getByRole('link', { name: 'products', exact: true }).click({ timeout: 60_000 })
  await page
    .getByRole('button', { name: /^GET .*One product with its label facts, and what a plan says of it$/ })
    .click()
  await expect(page.getByText('Access: public').first()).toBeVisible()
  await expect(page.getByText('recommendationId').first()).toBeVisible()
  await page.getByPlaceholder('Filter by tag or path').fill('share code')
  await expect(page.getByRole('link', { name: 'products', exact: true })).toHaveCount(0)
  await page.getByRole('link', { name: 'recommendations', exact: true }).click()
  await expect(page.getByRole('button', { name: /^GET .*A plan by its share code$/ })).toBeVisible()
})

test('a page asks for nothing again that came with it, nor does one that a link opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`)
  })
  await page.goto('/shop', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await page.locator('main a[href*="/shop/products/"]').first().click()
  await expect(page).toHaveURL(/\/shop\/products\//)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  expect(asked).toEqual([])
})

test('a language in front of a page with one address leads to it in that language', async ({ page }) => {
  for (const [asked, path, language] of [
    ['/de/cart', '/cart', 'de'],
    ['/fr/auth/login?next=%2Forders', '/auth/login?next=%2Forders', 'fr'],
    ['/en/shop', '/shop', 'en'],
    ['/DE/about', '/de/about', 'de'],
  ] as const) {
    await page.goto(asked)
    await expect(page).toHaveURL(new RegExp(`^[a-z]+://[^/]+${path.replace('?', '\\?')}$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  const elsewhere = await page.request.get('/de//elsewhere.example', { maxRedirects: 0 })
  expect(elsewhere.status()).toBe(404)
  expect((await page.goto('/es/cart'))?.status()).toBe(404)
})

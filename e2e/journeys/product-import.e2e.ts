import { writeFile } from 'node:fs/promises'
import { changeMeanwhile } from '../fixtures/accounts.ts'
import { type Listed, lastProducts, makeProducts } from '../fixtures/product-files.ts'
import { expect, test } from '../fixtures/salvia.ts'

test('an admin reads a product file line by line, has it written, and takes it back', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  const [one, other] = await lastProducts(page)
  const recordOf = async () =>
    (await (await page.request.get(`/api/admin/products/${one.id}`)).json()) as Listed
  await page.goto('/admin/products/import')
  const content = `sku;netPrice\n${one.sku};77,77\n${other.sku};twelve\n`
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(content) })

  await expect(page.getByRole('heading', { name: 'prices.csv' })).toBeVisible()
  await expect(page.getByText('Nothing has been saved yet. 1 line can be applied.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(one.sku) })).toContainText('€77.77')
  await page.getByRole('link', { name: /^Errors/ }).click()
  await expect(page).toHaveURL(/show=Error/)
  await expect(page.getByRole('row', { name: new RegExp(other.sku) })).toContainText('This is not a number.')
  await expect(page.getByText(one.sku)).toBeHidden()
  expect(await recordOf()).toEqual(expect.objectContaining({ price: one.price, version: one.version }))

  await page.getByRole('button', { name: 'Import 1 product' }).click()
  await expect(page.getByText('1 line applied.')).toBeVisible()
  expect((await recordOf()).price.amount).toBe(7777)

  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('1 line undone.')).toBeVisible()
  expect((await recordOf()).price).toEqual(one.price)
  await page.getByRole('link', { name: 'All imports' }).click()
  await expect(page.getByRole('row', { name: /prices.csv/ }).first()).toContainText('Undone')
})

test('an admin changes ticked products together, and takes that back where it was done', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  const [one] = await lastProducts(page, 2)
  await page.goto(`/admin/products?sku=${one.sku}`)
  await page
    .getByRole('row', { name: new RegExp(one.name.slice(0, 12)) })
    .getByRole('checkbox')
    .check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Edit products' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit products' })
  await dialog.getByRole('button', { name: 'Change products' }).click()
  await expect(dialog.getByText('Choose at least one change.')).toBeVisible()
  await dialog.getByLabel('Add markers').fill('Winter, Sale')
  await dialog.getByRole('button', { name: 'Change products' }).click()
  await expect(dialog.getByText('1 product changed.')).toBeVisible()
  const markers = async () =>
    ((await (await page.request.get(`/api/admin/products/${one.id}`)).json()) as { markers: string[] })
      .markers
  expect(await markers()).toEqual(expect.arrayContaining(['Winter', 'Sale']))
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('1 product changed back.')).toBeVisible()
  expect(await markers()).not.toContain('Winter')
})

test('an admin changes all products that a list finds, counted first, and takes that back', {
  tag: '@long',
}, async ({ page, signIn }) => {
  await signIn('admin')
  await makeProducts(page, 'BULK-ALL', 30)
  await page.goto('/admin/products?sku=BULK-ALL')
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  const bar = page.getByRole('toolbar')
  await bar.getByRole('button', { name: 'Select all 30 that match' }).click()
  await expect(bar.getByText('All 30 that match')).toBeVisible()
  await expect(bar.getByRole('button', { name: 'Archive' })).toBeHidden()
  await bar.getByRole('button', { name: 'Edit products' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit products' })
  await dialog.getByLabel('Add markers').fill('Autumn')
  await dialog.getByRole('button', { name: 'Preview the changes' }).click()
  await expect(dialog.getByText('30 of 30 products would change.', { exact: false })).toBeVisible()
  const marked = async () =>
    (
      (await (await page.request.get('/api/admin/products?marker=Autumn')).json()) as {
        pager: { count: number }
      }
    ).pager.count
  expect(await marked()).toBe(0)
  await dialog.getByRole('button', { name: 'Change 30 products' }).click()
  await expect(dialog.getByText('30 products changed.')).toBeVisible()
  expect(await marked()).toBe(30)
  await dialog.getByRole('button', { name: 'Undo' }).click()
  await expect(dialog.getByText('30 products changed back.')).toBeVisible()
  expect(await marked()).toBe(0)
})

test('two admins write different things of a brand, and the shop shows both', { tag: '@long' }, async ({
  page,
  signIn,
  baseURL,
}) => {
  await signIn('admin')
  const answer = await page.request.get('/api/admin/brands?name=klean athlete')
  const { results } = (await answer.json()) as { results: { id: string }[] }
  const [brand] = results
  await page.goto(`/admin/brands/${brand?.id}`)
  const record = page.getByRole('complementary', { name: 'Open record' })
  await record.getByLabel('Description').fill('Herbs from the mountains.')
  await changeMeanwhile(page.request, String(baseURL), `/api/admin/brands/${brand?.id}`, {
    websiteUrl: 'klean.example',
  })
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('Someone else changed this record in the meantime.', { exact: false }),
  ).toBeVisible()
  await expect(record.getByLabel('Website')).toHaveValue('//klean.example')

  await page.goto('/brands')
  await page.getByRole('searchbox', { name: 'Search for a brand' }).fill('klean')
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: 'Klean Athlete' }).click()
  await expect(page.getByText('Herbs from the mountains.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Website of Klean Athlete' })).toHaveAttribute(
    'href',
    '//klean.example',
  )
  const data = await page.locator('script[type="application/ld+json"]').textContent()
  expect(JSON.parse(String(data))).toMatchObject({ '@type': 'Brand', name: 'Klean Athlete' })
})

test('a file that did not arrive is sent again with the same key', { tag: '@long' }, async ({
  page,
  signIn,
}) => {
  await signIn('admin')
  const [one] = await lastProducts(page, 4)
  await page.goto('/admin/products/import')
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/admin/product-imports'))
      keys.push(request.headers()['idempotency-key'])
  })
  // The same file on the disk: an upload from memory is another one each time.
  const file = test.info().outputPath('again.csv')
  await writeFile(file, `sku;netPrice\n${one.sku};66,66\n`)
  await page.route('**/api/admin/product-imports', (route) => route.abort())
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unroute('**/api/admin/product-imports')
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByRole('heading', { name: 'again.csv' })).toBeVisible()
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys).toEqual([keys[0], keys[0]])
})

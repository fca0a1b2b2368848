import type { Locator, Page } from '@playwright/test'
import { changeMeanwhile } from '../fixtures/accounts.ts'
import { GREEN, makeProduct, RED } from '../fixtures/admin-products.ts'
import { answer, DISCARD } from '../fixtures/question.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { PDF } from '../fixtures/uploads.ts'

const section = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: /^Save/ })
const saved = (page: Page) => page.getByText('The product is saved.').last()

const open = (page: Page, id: string) => page.goto(`/admin/products/${id}`)
const read = async (page: Page, id: string) => (await page.request.get(`/api/admin/products/${id}`)).json()

test('an admin changes price, text and the order of pictures, and the shop shows it', {
  tag: '@long',
}, async ({ page, baseURL, signIn }) => {
  await signIn('admin')
  const { id } = await makeProduct(page.request, String(baseURL), 'Journey Magnesium')
  await open(page, id)
  const pictures = section(page, 'Pictures')
  await pictures.locator('input[type=file]').setInputFiles([GREEN, RED])
  await expect(pictures.getByRole('listitem').filter({ has: page.getByRole('img') })).toHaveCount(2)
  const before = (await read(page, id)).productImages.map(({ url }: { url: string }) => url)

  await pictures.getByRole('button', { name: /^Move Picture 2/ }).press('ArrowLeft')
  await page.getByLabel('Net price in EUR').fill('24,50')
  await page.getByRole('textbox', { name: 'Short description English' }).fill('For calm evenings.')
  await page.getByRole('textbox', { name: 'Warnings English' }).fill('keep cool; not for children')
  await expect(page.getByText('4 unsaved changes')).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/^Unsaved changes/)).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Warnings English' })).toHaveValue(
    'Keep cool\nNot for children',
  )

  const after = await read(page, id)
  expect(after.productImages.map(({ url }: { url: string }) => url)).toEqual(before.toReversed())
  await page.goto(`/shop/products/${id}`)
  await expect(page.getByText('For calm evenings.').first()).toBeVisible()
  await expect(page.getByText('€26.71').first()).toBeVisible()
  await expect(page.locator(`img[src^="${before[1]}"]`).first()).toBeVisible()
  await open(page, id)
  await expect(section(page, 'History')).toContainText(/Net price in EUR: €20\.00 → becomes€24\.50/)

  // A text that is not translated says its language.
  await page.goto(`/nl/shop/products/${id}`)
  const lead = page.getByRole('main').getByText('For calm evenings.')
  await expect(lead).toHaveAttribute('lang', 'en')
  await expect(lead.locator('..')).toHaveText('For calm evenings. English')
})

test('two admins edit one product: other fields are merged, the same field is asked about, nothing is lost', {
  tag: '@long',
}, async ({ page, baseURL, signIn }) => {
  await signIn('admin')
  const { id } = await makeProduct(page.request, String(baseURL), 'Journey Zinc')
  const path = `/api/admin/products/${id}`
  await open(page, id)
  await page.getByLabel('Net price in EUR').fill('21.00')
  await changeMeanwhile(page.request, String(baseURL), path, { externalCode: 'THEIRS' })
  await save(page).click()
  await expect(page.getByText(/Someone else changed this record in the meantime/)).toBeVisible()
  await expect.poll(() => read(page, id)).toMatchObject({ price: { amount: 2100 }, externalCode: 'THEIRS' })

  await page.getByLabel('Name', { exact: true }).fill('Our zinc')
  await page.getByLabel('Unit size').fill('2,5')
  await changeMeanwhile(page.request, String(baseURL), path, { name: 'Their zinc' })
  await save(page).click()
  const note = page.getByRole('alert').filter({ hasText: 'You and someone else changed the same field' })
  await expect(note).toContainText('Their zinc')
  await expect(note).toContainText('Our zinc')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Our zinc')
  expect(await read(page, id)).toMatchObject({ name: 'Their zinc', unitSize: null })
  await note.getByRole('button', { name: 'Keep mine Name' }).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(() => read(page, id))
    .toMatchObject({ name: 'Our zinc', unitSize: 2.5, externalCode: 'THEIRS' })
})

test('what cannot be saved is said beside its field, and stays as it was typed', { tag: '@long' }, async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn('admin')
  const { id } = await makeProduct(page.request, String(baseURL), 'Journey Iron')
  const { results } = await (await page.request.get('/api/admin/products?sku=THO-321969')).json()
  await open(page, id)
  await page.getByLabel('Net price in EUR').fill('0')
  await page.getByLabel(/^EAN/).fill('4006381333932')
  await save(page).click()
  await expect(page.getByText('A price above zero, such as 19.95.')).toBeVisible()
  await expect(page.getByLabel(/^EAN/)).toBeFocused()
  await page.getByLabel(/^EAN/).fill('4006381333931')
  await page.getByLabel('Net price in EUR').fill('19,95')
  await page.getByLabel('SKU').fill(results[0].sku)
  await save(page).click()
  await expect(page.getByLabel('SKU')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Net price in EUR')).toHaveValue('19,95')
  expect(await read(page, id)).toMatchObject({ price: { amount: 2000 }, ean: null })

  await page.getByLabel('SKU').fill(`E2E-${id.slice(-12)}`)
  await page.route(`**/api/admin/products/${id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await save(page).click()
  await expect(page.getByText('This could not be saved. Check your connection and try again.')).toBeVisible()
  await expect(page.getByText('3 unsaved changes')).toBeVisible()
  await page.unrouteAll()

  const back = page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).last()
  await back.click()
  await answer(page, DISCARD, 'Keep editing')
  await expect(page).toHaveURL(new RegExp(id))
  await back.click()
  await answer(page, DISCARD, 'Discard')
  await expect(page).toHaveURL(/\/admin\/products$/)
})

test('label rows are typed, ordered and nested by keyboard', { tag: '@long' }, async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn('admin')
  const { id } = await makeProduct(page.request, String(baseURL), 'Journey Blend')
  await open(page, id)
  const rows = section(page, 'Ingredients')
  for (const [at, name] of ['Blend', 'Zinc', 'Vitamin C'].entries()) {
    await rows.getByRole('button', { name: 'Add an ingredient' }).click()
    await rows.getByLabel(`Printed name of row ${at + 1}`).fill(name)
  }
  await rows.getByLabel('Amount of Zinc').fill('7,5')
  await rows.getByRole('button', { name: /^Move Zinc/ }).press('ArrowRight')
  await rows.getByRole('button', { name: /^Move Vitamin C/ }).press('ArrowUp')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { ingredients } = await read(page, id)
  expect(
    ingredients.map(({ labelName, amount, depth }: Record<string, unknown>) => [labelName, amount, depth]),
  ).toEqual([
    ['Vitamin C', null, 0],
    ['Blend', null, 0],
    ['Zinc', 7.5, 1],
  ])
})

test('resources, links and external ids are kept, and a product is archived and brought back', {
  tag: '@long',
}, async ({ page, baseURL, signIn }) => {
  await signIn('admin')
  const { id } = await makeProduct(page.request, String(baseURL), 'Journey Parts')
  await open(page, id)
  const resources = section(page, 'Resources')
  await resources.locator('input[type=file]').setInputFiles([PDF])
  await expect(resources.getByLabel('Title')).toHaveValue(PDF.name)
  await resources.getByLabel('Kind').selectOption('Article')
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const links = section(page, 'Linked products')
  await links.getByRole('combobox', { name: 'Link a product' }).fill('THO-321969')
  await expect(links.getByRole('option')).toHaveCount(1)
  await links.getByRole('combobox', { name: 'Link a product' }).press('Enter')
  await links.getByRole('combobox', { name: 'Link', exact: true }).selectOption('Size')
  await expect
    .poll(async () => (await read(page, id)).linkedProducts)
    .toMatchObject([{ sku: 'THO-321969', kind: 'Variant', variantKind: 'Size' }])

  const external = section(page, 'External ids')
  await external.getByLabel('Source').selectOption('PIM')
  await external.getByLabel('Id or address').fill(`pim-${id}`)
  await external.getByRole('button', { name: 'Add' }).click()
  await expect(external.getByRole('textbox', { name: 'PIM' })).toHaveValue(`pim-${id}`)

  await page.getByRole('button', { name: 'Archive' }).click()
  await answer(page, 'Archive', 'Archive')
  await expect(page.getByText('Archived').first()).toBeVisible()
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByRole('button', { name: 'Archive' })).toBeVisible()
  // The page updates optimistically, ahead of the server.
  await expect
    .poll(() => read(page, id))
    .toMatchObject({
      isActive: true,
      productResources: [{ name: PDF.name, kind: 'Article' }],
      externalIds: [{ source: 'PIM', value: `pim-${id}` }],
    })
})

test('what the label says is proposed, and taken over part by part', { tag: '@long' }, async ({
  page,
  baseURL,
  signIn,
}) => {
  await signIn('admin')
  const found = await page.request.get(
    '/api/admin/products?query=ionic+manganese&externalIdType=DSLD&limit=1',
  )
  const { id } = (await found.json()).results[0]
  const { ingredients } = await read(page, id)
  expect(ingredients.length).toBeGreaterThan(0)
  const emptied = { ingredients: [], servingsPerContainer: 7 }
  await changeMeanwhile(page.request, String(baseURL), `/api/admin/products/${id}`, emptied)
  await open(page, id)
  await section(page, 'Ingredients').getByRole('button', { name: 'Fill from the label' }).click()
  const dialog = page.getByRole('dialog', { name: 'What the label says' })
  await expect(dialog.getByRole('checkbox', { name: 'Ingredients', exact: true })).toBeChecked()
  await expect(dialog).toContainText(ingredients[0].labelName)
  for (const box of await dialog.getByRole('checkbox').all()) await box.uncheck()
  await dialog.getByRole('checkbox', { name: 'Ingredients', exact: true }).check()
  await dialog.getByRole('button', { name: 'Apply 1 value' }).click()
  await expect(dialog).toBeHidden()
  await expect(section(page, 'Ingredients').getByLabel('Printed name of row 1')).toHaveValue(
    ingredients[0].labelName,
  )
  const after = await read(page, id)
  expect(after.ingredients).toHaveLength(ingredients.length)
  expect(after.servingsPerContainer).toBe(7)
  await section(page, 'External ids').getByRole('button', { name: 'Query again' }).click()
  await expect(section(page, 'External ids').getByText(/^Last queried/)).toBeVisible()
})

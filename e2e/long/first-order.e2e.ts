import type { Page } from '@playwright/test'
import { type EmptyShop, openEmptyShop } from '../fixtures/empty-shop.ts'
import { signInAs } from '../fixtures/join.ts'
import { expect, test } from '../fixtures/salvia.ts'
import { goToPayment, openGuest } from '../fixtures/shopping.ts'

const PORT = Number(process.env.E2E_PORT ?? 3210) + 30
const EMAIL = 'mara@salvia.example'
const PASSWORD = 'Rosemary-43-garden'

let shop: EmptyShop

test.use({ baseURL: `http://localhost:${PORT}` })
test.beforeAll(async () => {
  test.setTimeout(120_000)
  shop = await openEmptyShop(PORT)
})
test.afterAll(() => shop.end())

/** Open items of the check list. */
const toDo = async (page: Page): Promise<string[]> => {
  await page.goto('/dashboard')
  const list = page.getByRole('region', { name: 'Before you go live' })
  await expect(list).toBeVisible()
  // Steps of others are folded once the own ones are done.
  return list
    .getByRole('listitem', { includeHidden: true })
    .filter({ hasText: 'To do' })
    .locator('p')
    .allTextContents()
}

async function fillSeller(page: Page): Promise<void> {
  await page.goto('/admin/settings/seller')
  const fields: [label: string, value: string][] = [
    ['Registered name', 'Kruidhof B.V.'],
    ['Street', 'Oudegracht'],
    ['Postcode', '3511 AB'],
    ['Town', 'Utrecht'],
    ['E-mail', 'orders@kruidhof.example'],
    ['VAT numbers', 'NL004495445B01'],
    ['Account holder', 'Kruidhof B.V.'],
    ['Account number', 'NL91 ABNA 0417 1643 00'],
  ]
  for (const [label, value] of fields) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('main').getByText('Saved', { exact: true })).toBeVisible()
}

/** Sells to the Netherlands only. */
async function closeOthers(page: Page): Promise<void> {
  const answer = await page.request.get('/api/admin/countries?isOpen=true&limit=100')
  const { results } = (await answer.json()) as { results: { code: string; version: number }[] }
  for (const { code, version } of results.filter(({ code: one }) => one !== 'NL'))
    await page.request.put(`/api/admin/countries/${code}`, {
      headers: { origin: shop.origin, 'if-match': `"${version}"` },
      data: { isOpen: false },
    })
}

async function setCarriers(page: Page): Promise<void> {
  await page.goto('/admin/settings/carriers/nl-postnl-door?countryCode=NL')
  const record = page.getByRole('complementary', { name: 'Open record' })
  await record.getByLabel('Price').fill('5,00')
  await record.getByLabel('Free from').fill('')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record.getByText('Saved', { exact: true })).toBeVisible()
  await record.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
  await page.getByRole('toolbar').getByRole('button', { name: 'Confirm the price' }).click()
  await expect(page.getByText('Example', { exact: true })).toHaveCount(0)
}

async function addVatRate(page: Page): Promise<void> {
  await page.goto('/admin/settings/vat-rates?countryCode=NL')
  await page.getByRole('button', { name: 'New VAT rate' }).click()
  const dialog = page.getByRole('dialog', { name: 'New VAT rate' })
  await dialog.getByLabel('Country').selectOption('NL')
  await dialog.getByLabel('Rate', { exact: true }).fill('10')
  // The day in the seller's time zone, as computed by the server.
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(new Date())
  await dialog.getByLabel('From', { exact: true }).fill(today)
  await dialog.getByLabel('Source').fill('The law of this journey')
  await dialog.getByRole('button', { name: 'Add the rate' }).click()
  const record = page.getByRole('complementary', { name: 'Open record' })
  await expect(record.getByText('In force')).toBeVisible()
  await expect(record.getByText('10%', { exact: true })).toBeVisible()
}

async function importProducts(page: Page): Promise<void> {
  await page.goto('/admin/brands')
  await page.getByRole('button', { name: 'New brand' }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('Kruidhof')
  await page.getByRole('dialog').getByRole('button', { name: 'Create the brand' }).click()
  await expect(page).toHaveURL(/\/admin\/brands\/.+/)
  const header =
    'sku;name;brandName;deliveryFormatId;netPrice;vatCategoryId;stockStatus;quantity;isHidden;categoryIds'
  const rows = [
    'KH-1;Kruidhof Magnesium;Kruidhof;capsule;20,00;FoodSupplement;InStock;3;no;minerals',
    'KH-2;Kruidhof Zinc;Kruidhof;capsule;10,00;FoodSupplement;InStock;0;no;minerals',
  ]
  await page.goto('/admin/products/import')
  await page.locator('input[type=file]').setInputFiles({
    name: 'first.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\n')),
  })
  await page.getByRole('button', { name: 'Import 2 products' }).click()
  await expect(page.getByText('2 lines applied.')).toBeVisible()
}

type Order = {
  status: string
  lines: { name: string; quantity: number; vatRate: number }[]
  totals: Record<string, unknown>
}

async function buy(page: Page): Promise<Order> {
  await page.goto('/shop?query=magnesium')
  await page
    .getByRole('link', { name: /Kruidhof Magnesium/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  await page.getByRole('link', { name: /^Cart/ }).click()
  await expect(page).toHaveURL(/\/cart$/)
  await goToPayment(page)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeVisible()
  const link = await page.getByRole('link', { name: /order/i }).first().getAttribute('href')
  const [, id, key] = /\/orders\/([^?]+)\?key=(.+)$/.exec(String(link)) ?? []
  const answer = await page.request.get(`/api/orders/${id}?key=${key}`)
  return (await answer.json()) as Order
}

test('from an empty database to the first order', async ({ page, browser, baseURL }) => {
  test.setTimeout(180_000)
  const said = shop.admin('create', EMAIL)
  expect(said).toContain(`${EMAIL} is an admin with all rights.`)
  const link = /http:\S+\/auth\/reset-password\?token=\S+/.exec(said)?.[0]

  await page.goto(String(link))
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Save the password' }).click()
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click()
  await signInAs(page, EMAIL, PASSWORD)
  await expect(page).toHaveURL(/\/dashboard/)

  expect(await toDo(page)).toEqual([
    'Fill in 8 seller fields that invoices need.',
    'No carrier, or one with an example price, for Austria, Belgium, Bulgaria and 29 more.',
    'Exchange rates are examples only: DKK, SEK.',
    expect.stringContaining('The shop has no visible products yet'),
    expect.stringContaining('No product can be bought'),
    expect.stringContaining('E-mails stay in the outbox until an e-mail server is connected'),
    expect.stringContaining('Payments are tests until'),
  ])
  await fillSeller(page)
  await closeOthers(page)
  await setCarriers(page)
  await addVatRate(page)
  await importProducts(page)
  expect(await toDo(page)).toEqual([
    expect.stringContaining('E-mails stay in the outbox until an e-mail server is connected'),
    expect.stringContaining('Payments are tests until'),
  ])

  const guest = await openGuest(browser, baseURL)
  const order = await buy(await guest.newPage())
  await guest.close()
  expect(order).toMatchObject({
    status: 'Placed',
    lines: [{ name: 'Kruidhof Magnesium', quantity: 1, vatRate: 1000 }],
    totals: {
      goods: { amount: 2200, currency: 'EUR' },
      shipping: { amount: 550, currency: 'EUR' },
      vat: [{ rate: 1000, amount: { amount: 250, currency: 'EUR' } }],
      total: { amount: 2750, currency: 'EUR' },
    },
  })
  const stock = await page.request.get('/api/admin/products?sku=KH-1')
  expect((await stock.json()).results).toMatchObject([{ sku: 'KH-1', quantity: 2 }])
})

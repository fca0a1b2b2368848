import type { AdminProduct, HistoryEntry } from '@salvia/contract/catalogue/admin-products'
import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productRecord, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { IMPORTS, linesOf, moveImport, readFileOf, sendTable } from '#test/product-files'
import { products } from '../products/product-tables.ts'
import { productImports } from './data/import-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

const none = { Applied: 0, Skipped: 0, Refused: 0, Undone: 0, PartlyUndone: 0, Kept: 0 }
const put = (product: AdminProduct, change: object) =>
  call(api, admin, ['PUT', `/admin/products/${product.id}`, change], at(product.version))
const found = async (query: string) =>
  (await call(api, admin, ['GET', `/admin/products?query=${query}`])).json<{ results: { id: string }[] }>()
    .results

async function catalogueDigest() {
  const { products: rows, price_history, search_documents, category_products } = await databaseDigest(api.db)
  return { rows, price_history, search_documents, category_products }
}

test('a file is shown line by line before anything is written', async () => {
  const [one, other] = [await someProduct(api, admin), await someProduct(api, admin, 1)]
  const before = await catalogueDigest()
  const read = await readFileOf(
    api,
    admin,
    `sku;name;netPrice\n${one.sku};${one.name} forte;12,5\n${other.sku};${other.name};\nNEW-1;Iron;5\n`,
  )
  expect(read).toMatchObject({
    source: 'File',
    name: 'products.csv',
    state: 'Ready',
    kinds: { New: 0, Changed: 1, Unchanged: 0, Error: 2 },
    outcomes: none,
    madeBy: { id: admin.userId, fullName: 'Test Person' },
    startedAt: null,
  })
  expect((await linesOf(api, admin, read.id)).results).toMatchObject([
    {
      line: 2,
      kind: 'Changed',
      sku: one.sku,
      name: one.name,
      productId: one.id,
      changes: [
        { field: 'name', from: one.name, to: `${one.name} forte` },
        { field: 'netPrice', from: one.price.amount, to: 1250 },
      ],
      outcome: null,
    },
    { line: 3, kind: 'Error', errors: [{ column: 'netPrice', code: 'Required', cell: '' }] },
    {
      line: 4,
      kind: 'Error',
      errors: [
        { column: 'brandName', code: 'RequiredForNew' },
        { column: 'deliveryFormatId', code: 'RequiredForNew' },
      ],
    },
  ])
  const errors = await linesOf(api, admin, read.id, 'kind=Error&limit=1&offset=1')
  expect({ lines: errors.results.map(({ line }) => line), count: errors.pager.count }).toEqual({
    lines: [4],
    count: 2,
  })
  expect(await catalogueDigest()).toEqual(before)
})

test('applied, each line is a save of its product: history, price history and search follow', async () => {
  const one = await someProduct(api, admin)
  const kept = `${one.productBrandName};${one.productDeliveryFormatId}`
  const read = await readFileOf(
    api,
    admin,
    [
      'sku;name;netPrice;quantity;brandName;deliveryFormatId',
      `${one.sku};Quersumme;77.01;${one.quantity + 3};${kept}`,
      `NEW-2;Eisenkraut neu;5;4;${kept}`,
    ].join('\n'),
  )
  const done = await moveImport(api, admin, read.id, 'apply')
  expect(done).toMatchObject({ state: 'Done', undoneBy: null, outcomes: { ...none, Applied: 2 } })
  const saved = await productRecord(api, admin, one.id)
  expect(saved).toMatchObject({ name: 'Quersumme', quantity: one.quantity + 3, version: one.version + 1 })
  expect(saved.priceHistory[0]?.price.amount).toBe(7701)
  const history = await call(api, admin, ['GET', `/admin/products/${one.id}/history`])
  expect(history.json<{ results: HistoryEntry[] }>().results[0]).toMatchObject({
    event: 'ProductChanged',
    actor: { id: admin.userId },
  })
  expect((await found('Quersumme')).map(({ id }) => id)).toEqual([one.id])
  const [made] = await api.db.select().from(products).where(eq(products.sku, 'NEW-2'))
  expect(made).toMatchObject({
    name: 'Eisenkraut neu',
    isHidden: true,
    stockStatus: 'NotInCatalog',
    quantity: 4,
  })
})

test('taken back, fields are what they were, stock keeps what was sold, new products are out of use', async () => {
  const one = await someProduct(api, admin, 2)
  const read = await readFileOf(
    api,
    admin,
    [
      'sku;name;netPrice;quantity;brandName;deliveryFormatId',
      `${one.sku};Taken back;33.00;${one.quantity + 10};${one.productBrandName};${one.productDeliveryFormatId}`,
      `NEW-3;Iron;5;4;${one.productBrandName};capsule`,
    ].join('\n'),
  )
  await moveImport(api, admin, read.id, 'apply')
  await api.db
    .update(products)
    .set({ quantity: one.quantity + 8 })
    .where(eq(products.id, one.id))
  const other = await makeAdmin(api)
  const undone = await moveImport(api, other, read.id, 'undo')
  expect(undone).toMatchObject({
    state: 'Undone',
    outcomes: { ...none, Undone: 2 },
    madeBy: { id: admin.userId },
    undoneBy: { id: other.userId, fullName: 'Test Person' },
  })
  expect(await productRecord(api, admin, one.id)).toMatchObject({
    name: one.name,
    price: one.price,
    quantity: one.quantity - 2,
    isActive: true,
  })
  const [made] = await api.db.select().from(products).where(eq(products.sku, 'NEW-3'))
  expect(made?.isActive).toBe(false)
  expect((await call(api, admin, ['POST', `${IMPORTS}/${read.id}/undo`])).json()).toMatchObject({
    status: 409,
    code: 'import_state',
  })
})

test('what was changed since an import stays when it is taken back, and is named', async () => {
  const [one, other] = [await someProduct(api, admin, 3), await someProduct(api, admin, 4)]
  const read = await readFileOf(
    api,
    admin,
    `sku;name;markers\n${one.sku};Imported;A|B\n${other.sku};Imported too;${other.markers.join('|')}`,
  )
  await moveImport(api, admin, read.id, 'apply')
  await put(await productRecord(api, admin, one.id), { name: 'Mine' })
  await put(await productRecord(api, admin, other.id), { name: 'Mine too' })
  expect(await moveImport(api, admin, read.id, 'undo')).toMatchObject({
    outcomes: { ...none, PartlyUndone: 1, Kept: 1 },
  })
  expect((await linesOf(api, admin, read.id)).results).toMatchObject([
    { outcome: 'PartlyUndone', keptFields: ['name'], reason: null },
    { outcome: 'Kept', keptFields: ['name'], reason: 'outdated' },
  ])
  expect(await productRecord(api, admin, one.id)).toMatchObject({ name: 'Mine', markers: one.markers })
})

test('a product that someone saved since the file was read is skipped and said, the others are written', async () => {
  const [one, other] = [await someProduct(api, admin, 5), await someProduct(api, admin, 6)]
  const read = await readFileOf(api, admin, `sku;name\n${one.sku};Late\n${other.sku};In time`)
  await put(one, { name: 'Meanwhile' })
  expect(await moveImport(api, admin, read.id, 'apply')).toMatchObject({
    state: 'Done',
    outcomes: { ...none, Applied: 1, Skipped: 1 },
  })
  expect((await linesOf(api, admin, read.id, 'outcome=Skipped')).results).toMatchObject([
    { line: 2, productId: one.id, reason: 'outdated' },
  ])
  expect((await productRecord(api, admin, one.id)).name).toBe('Meanwhile')
  expect((await productRecord(api, admin, other.id)).name).toBe('In time')
})

test('an import is written once, and one with nothing to write not at all', async () => {
  const one = await someProduct(api, admin, 7)
  const same = await readFileOf(api, admin, `sku;name\n${one.sku};${one.name}`)
  const refused = await call(api, admin, ['POST', `${IMPORTS}/${same.id}/apply`])
  expect(refused.json()).toMatchObject({ status: 409, code: 'import_state' })
  const read = await readFileOf(api, admin, `sku;name\n${one.sku};Once`)
  await moveImport(api, admin, read.id, 'apply')
  const before = await databaseDigest(api.db)
  expect((await call(api, admin, ['POST', `${IMPORTS}/${read.id}/apply`])).statusCode).toBe(409)
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('the same file under the same key is the same import; another file under it is refused', async () => {
  const first = await sendTable(api, admin, 'sku;name\nX;Y', 'a-key-of-one-upload')
  const again = await sendTable(api, admin, 'sku;name\nX;Y', 'a-key-of-one-upload')
  const other = await sendTable(api, admin, 'sku;name\nX;Z', 'a-key-of-one-upload')
  expect([first.statusCode, again.json<ProductImport>().id]).toEqual([201, first.json<ProductImport>().id])
  expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([422, 'key_reused'])
})

test('files that nobody had written are forgotten after a week', async () => {
  const old = new Date('2020-01-01')
  const read = await readFileOf(api, admin, 'sku;name\nX;Y')
  await api.db.update(productImports).set({ touchedAt: old }).where(eq(productImports.id, read.id))
  await api.app.jobs.send(api.db, 'catalogue.forget-imports', {})
  await api.runJobs()
  expect((await call(api, admin, ['GET', `${IMPORTS}/${read.id}`])).json()).toMatchObject({
    status: 404,
    code: 'import_not_found',
  })
})

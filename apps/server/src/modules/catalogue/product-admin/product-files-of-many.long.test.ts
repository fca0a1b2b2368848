import { eq, sql } from 'drizzle-orm'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { databaseDigest } from '#test/database-digest'
import { makeAdmin } from '#test/people'
import { call } from '#test/plans'
import { linesOf, moveImport, readFileOf, sendTable, workbook } from '#test/product-files'
import { pictureOf } from '#test/uploads'
import { brands, products } from '../products/product-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)
const one = await someProduct(api, admin)

const exported = (query: string) =>
  api.app.inject({ method: 'GET', url: `/api/admin/products/export?${query}`, headers: admin.headers })

test.for(['csv', 'xlsx'])('an export of all as %s imported again changes nothing', async (format) => {
  await api.db
    .update(products)
    .set({
      name: '=HYPERLINK("https://evil.example")',
      markers: ['one, two', 'A;B', 'Men|Women', '\\|', "'="],
    })
    .where(eq(products.id, one.id))
  const file = await exported(`format=${format}`)
  expect(file.headers['content-disposition']).toContain(`salvia-products.${format}`)
  const count = await api.db.$count(products)
  expect(await readFileOf(api, admin, file.rawPayload)).toMatchObject({
    kinds: { New: 0, Changed: 0, Unchanged: count, Error: 0 },
  })
})

test('an export holds what the list holds, and no cell that a spreadsheet runs', async () => {
  await api.db.update(products).set({ name: '@SUM(1+1)*cmd' }).where(eq(products.id, one.id))
  const { body } = await exported(`format=csv&ids=${one.id}`)
  const [, line = '', rest] = body.split('\r\n')
  expect([line.split(',').slice(0, 2), rest]).toEqual([[one.sku, "'@SUM(1+1)*cmd"], ''])
})

const textCell = (at: string, text: string) => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
const headings = `<row r="1">${textCell('A1', 'sku')}${textCell('B1', 'netPrice')}</row>`

test('a workbook is read by the numbers that its rows have', async () => {
  const bytes = workbook(`${headings}<row r="4">${textCell('A4', one.sku)}<c r="B4"><v>19.99</v></c></row>`)
  const read = await readFileOf(api, admin, bytes)
  expect((await linesOf(api, admin, read.id)).results).toMatchObject([
    { line: 4, changes: [{ field: 'netPrice', to: 1999 }] },
  ])
})

test.for([
  ['a picture', () => pictureOf(60, 60)],
  ['a workbook that is torn', async () => workbook(headings).subarray(0, 400)],
  ['an archive that is no workbook', async () => Buffer.from(zipSync({ 'a.txt': strToU8('sku') }))],
  [
    'a workbook of a hundred megabytes in some kilobytes',
    async () => workbook(headings, { 'xl/media/a.bin': new Uint8Array(100 * 1024 * 1024) }),
  ],
  ['text with control characters', async () => Buffer.from('sku;name\nA;\0')],
] as const)('%s is refused, and nothing is kept', async ([, make]) => {
  const bytes = await make()
  const before = await databaseDigest(api.db)
  const answer = await sendTable(api, admin, bytes)
  expect(answer.json()).toMatchObject({ status: 415, code: 'file_type_refused', errors: [{ id: 'File' }] })
  expect(await databaseDigest(api.db)).toEqual(before)
})

test('a workbook whose only cell stands in its last corner costs no memory that others need', async () => {
  const bytes = workbook(`<row r="1048576">${textCell('XFD1048576', 'sku')}</row>`)
  const answer = await sendTable(api, admin, bytes)
  expect(answer.statusCode).toBeLessThan(500)
  expect((await readFileOf(api, admin, `sku;name\n${one.sku};After`)).kinds.Changed).toBe(1)
})

test('a file in the encoding of older spreadsheets keeps its accents', async () => {
  const read = await readFileOf(
    api,
    admin,
    Buffer.from(`sku;name\n${one.sku};Möhre €`.replace('€', '\x80'), 'latin1'),
  )
  expect((await linesOf(api, admin, read.id)).results[0]?.changes).toMatchObject([{ to: 'Möhre €' }])
})

test('what is wrong with a whole file is said as its first line', async () => {
  const empty = await readFileOf(api, admin, ' ')
  const foreign = await readFileOf(api, admin, 'sku;colour\nA;red')
  expect([
    (await linesOf(api, admin, empty.id)).results[0]?.errors,
    (await linesOf(api, admin, foreign.id)).results[0]?.errors,
  ]).toEqual([
    [{ column: null, code: 'EmptyFile', cell: '' }],
    [{ column: 'colour', code: 'UnknownColumn', cell: 'colour' }],
  ])
})

const LINES = 10_000

/** 300 lines with three kinds of mistakes, at positions without a common pattern. */
async function manyLines(): Promise<string> {
  const [brand] = await api.db.select({ name: brands.name }).from(brands).limit(1)
  const bad = new Map(Array.from({ length: 300 }, (_, at) => [(at * 6_607 + 13) % LINES, at % 3]))
  const mistakes = ['Nobody;capsule;5', `${brand?.name};pill;5`, `${brand?.name};capsule;five`]
  const lines = Array.from({ length: LINES }, (_, at) => {
    const mistake = mistakes[bad.get(at) ?? 3]
    return `MANY-${at};Zinc ${at};${mistake ?? `${brand?.name};capsule;5.${10 + (at % 90)}`}`
  })
  return ['sku;name;brandName;deliveryFormatId;netPrice', ...lines].join('\n')
}

test('of 10,000 lines the 300 bad ones are named while others are served, and what is right is written', async () => {
  const file = await manyLines()
  let served = 0
  const reading = readFileOf(api, admin, file)
  let isRead = false
  void reading.then(() => {
    isRead = true
  })
  while (!isRead) {
    served += Number((await call(api, admin, ['GET', '/admin/products?limit=1'])).statusCode === 200)
  }
  const read = await reading
  expect(read.kinds).toEqual({ New: 9_700, Changed: 0, Unchanged: 0, Error: 300 })
  expect(served).toBeGreaterThan(3)
  expect((await linesOf(api, admin, read.id, 'kind=Error&limit=1')).pager.count).toBe(300)
  await api.db.execute(
    sql`delete from product_import_lines where import_id = ${read.id} and kind = 'New' and line > 450`,
  )
  const done = await moveImport(api, admin, read.id, 'apply')
  const left = await linesOf(api, admin, read.id, 'kind=New&limit=1')
  expect(done).toMatchObject({ state: 'Done', outcomes: { Applied: left.pager.count } })
  expect(left.pager.count).toBeGreaterThan(400)
})

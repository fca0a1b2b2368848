import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { productRecord, someProduct } from '#test/admin-catalogue'
import { startApiOfFile } from '#test/api'
import { makeAdmin } from '#test/people'
import { at, call } from '#test/plans'
import { IMPORTS, importOf, linesOf, moveImport, readFileOf } from '#test/product-files'
import { products } from '../products/product-tables.ts'
import { productImports } from './data/import-tables.ts'

const api = await startApiOfFile({ isStocked: true })
const admin = await makeAdmin(api)

const none = { Applied: 0, Skipped: 0, Refused: 0, Undone: 0, PartlyUndone: 0, Kept: 0 }

test('two admins who start an import at once start it once, and two workers write each line once', async () => {
  const chosen = [
    await someProduct(api, admin, 9),
    await someProduct(api, admin, 10),
    await someProduct(api, admin, 11),
  ]
  const lines = chosen.map(({ sku }) => `${sku};At once`)
  const { id } = await readFileOf(api, admin, ['sku;name', ...lines].join('\n'))
  const start = () => call(api, admin, ['POST', `${IMPORTS}/${id}/apply`])
  const answers = await Promise.all([start(), start()])
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  await api.app.jobs.send(api.db, 'catalogue.work-on-import', { id })
  await Promise.all([api.runJobs(), api.runJobs()])
  expect(await importOf(api, admin, id)).toMatchObject({ state: 'Done', outcomes: { ...none, Applied: 3 } })
  for (const product of chosen)
    expect((await productRecord(api, admin, product.id)).version).toBe(product.version + 1)
})

test('an import whose job was lost with its process is taken up again, and no line is written twice', async () => {
  const one = await someProduct(api, admin, 8)
  const read = await readFileOf(api, admin, `sku;name\n${one.sku};Taken up`)
  await api.db
    .update(productImports)
    .set({ state: 'Applying', touchedAt: new Date(Date.now() - 3_600_000 * 24 * 365 * 5) })
    .where(eq(productImports.id, read.id))
  await api.app.jobs.send(api.db, 'catalogue.resume-imports', {})
  await api.runJobs()
  expect(await importOf(api, admin, read.id)).toMatchObject({ state: 'Done', outcomes: { Applied: 1 } })
  expect((await productRecord(api, admin, one.id)).version).toBe(one.version + 1)
})

test('a line that the database refuses is named, and the lines beside it are written', async () => {
  const records = [await someProduct(api, admin, 12), await someProduct(api, admin, 13)]
  const [poisoned, fine] = records
  await api.db.execute(
    sql.raw(`create function refuse_entry() returns trigger language plpgsql as $$
      begin if new.subject_id = '${poisoned?.id}' then raise exception 'disk of this row'; end if; return new; end $$;
      create trigger refuse_entry before insert on audit_entries for each row execute function refuse_entry()`),
  )
  const lines = records.map(({ sku }) => `${sku};Beside a fault`)
  const read = await readFileOf(api, admin, ['sku;name', ...lines].join('\n'))
  const done = await moveImport(api, admin, read.id, 'apply')
  await api.db.execute(sql.raw('drop trigger refuse_entry on audit_entries; drop function refuse_entry()'))
  expect(done).toMatchObject({ state: 'Done', outcomes: { ...none, Applied: 1, Refused: 1 } })
  expect((await linesOf(api, admin, read.id, 'outcome=Refused')).results).toMatchObject([
    { sku: poisoned?.sku, reason: 'internal_error' },
  ])
  expect(await productRecord(api, admin, poisoned?.id ?? '')).toEqual(poisoned)
  expect((await productRecord(api, admin, fine?.id ?? '')).name).toBe('Beside a fault')
})

test('a connection that is ended while lines are written is no fault of theirs: the next attempt writes them', async () => {
  const records = [await someProduct(api, admin, 14), await someProduct(api, admin, 15)]
  await api.db.execute(
    sql.raw(`create function end_connection() returns trigger language plpgsql as $$
      begin if new.subject_id = '${records[0]?.id}' then perform pg_terminate_backend(pg_backend_pid()); end if;
        return new; end $$;
      create trigger end_connection before insert on audit_entries for each row execute function end_connection()`),
  )
  const lines = records.map(({ sku }) => `${sku};After an outage`)
  const { id } = await readFileOf(api, admin, ['sku;name', ...lines].join('\n'))
  await call(api, admin, ['POST', `${IMPORTS}/${id}/apply`])
  await expect(api.runJobs()).rejects.toThrow()
  await api.db.execute(
    sql.raw('drop trigger end_connection on audit_entries; drop function end_connection()'),
  )
  expect(await importOf(api, admin, id)).toMatchObject({ state: 'Applying', outcomes: none })
  await api.app.jobs.send(api.db, 'catalogue.work-on-import', { id })
  await api.runJobs()
  expect(await importOf(api, admin, id)).toMatchObject({ state: 'Done', outcomes: { ...none, Applied: 2 } })
})

test('an import and the saves of admins that go through the same products wait for each other and end', async () => {
  const rows = await api.db
    .select({ id: products.id, sku: products.sku, ean: products.ean })
    .from(products)
    .orderBy(products.sku)
    .limit(45)
  const read = await readFileOf(
    api,
    admin,
    ['sku;name;ean', ...rows.map(({ sku }) => `${sku};Through the file;`)].join('\n'),
  )
  await call(api, admin, ['POST', `${IMPORTS}/${read.id}/apply`])
  const saves = rows.toReversed().map(async ({ id, ean }) => {
    const { version } = await productRecord(api, admin, id)
    return call(api, admin, ['PUT', `/admin/products/${id}`, { forecastedQuantity: 7, ean }], at(version))
  })
  const [answers] = await Promise.all([Promise.all(saves), api.runJobs()])
  const codes = new Set(answers.map(({ statusCode }) => statusCode))
  expect([...codes].every((code) => code === 200 || code === 412)).toBe(true)
  const { state, outcomes } = await importOf(api, admin, read.id)
  expect({ state, written: outcomes.Applied + outcomes.Skipped, refused: outcomes.Refused }).toEqual({
    state: 'Done',
    written: rows.length,
    refused: 0,
  })
})

import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { readRows } from '#db/read-rows'
import { startApi } from '#test/api'
import { makePlacedOrder, stockedProducts } from '#test/checkout'
import { makeAdmin, makeApprovedPractitioner } from '#test/people'
import { item, makePlan } from '#test/plans'
import { type Env, readEnv } from '../env.ts'
import { openDatabase } from '../kernel/db/open-database.ts'
import { openLog } from '../kernel/open-log.ts'
import { backUp } from './back-up.ts'
import { digestOf, listSequences, listTables } from './list-tables.ts'
import { manifestPath } from './manifest.ts'
import { openPlain } from './open-plain.ts'
import { restore } from './restore.ts'
import { storedFiles } from './stored-files.ts'

function emptyFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `salvia-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function emptyServer(): Promise<string> {
  const url = inject('postgresUrl')
  const name = `r_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: url })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return url.replace(/postgres$/, name)
}

const envOf = (variables: Record<string, string>): Env =>
  readEnv({ DATA_DIR: emptyFolder('data'), DEMO: '0', ...variables })

/**
 * A shop with products, plans, people, a placed order and pending mails, on a database server, with files in a folder.
 */
async function runningShop(): Promise<Env> {
  const api = await startApi({ isStocked: true })
  const [product] = await stockedProducts(api)
  await makeAdmin(api)
  const sophie = await makeApprovedPractitioner(api)
  await makePlan(api, sophie, { recommendationItems: [item(product?.id)] })
  await makePlacedOrder(api, [String(product?.id)])
  const rows = await readRows<{ name: string }>(api.db, sql`select current_database() as name`)
  const env = envOf({ DATABASE_URL: inject('postgresUrl').replace(/postgres$/, String(rows[0]?.name)) })
  const store = storedFiles(env)
  await store.put('certificates/0198', Buffer.from('%PDF-1.7'), 'application/pdf')
  await store.put('pictures/a', Buffer.from([0, 255, 10, 13]), 'image/webp')
  return env
}

/** Fingerprints of every table, the sequence values, and every file. */
async function contentOf(env: Env) {
  const plain = await openPlain(env)
  await plain.query(`set timezone = 'UTC'`)
  const tables: Record<string, unknown> = {}
  for (const table of await listTables(plain)) tables[table.name] = await digestOf(plain, table)
  const sequences = await listSequences(plain)
  await plain.close()
  const store = storedFiles(env)
  const files: Record<string, string | undefined> = {}
  for (const key of await store.keys()) files[key] = (await store.get(key))?.toString('base64')
  return { tables, sequences, files }
}

describe('a backup', () => {
  test('of a running server, restored into an empty one, is the same in every row and file', async () => {
    const from = await runningShop()
    const before = await contentOf(from)
    const backup = emptyFolder('backup')
    const manifest = await backUp(from, backup, '1.0.0')
    const to = envOf({ DATABASE_URL: await emptyServer() })
    await restore(to, backup)
    const after = await contentOf(to)
    expect(after).toEqual(before)
    expect(Object.keys(after.tables).length).toBeGreaterThan(70)
    expect(after.tables['public.products']).toMatchObject({ rows: expect.toSatisfy((rows) => rows > 500) })
    expect(after.tables['pgboss.job']).toMatchObject({ rows: expect.toSatisfy((rows) => rows > 0) })
    expect(after.sequences).toContainEqual({ name: 'public.order_numbers', value: '1' })
    expect(after.files).toEqual({ 'certificates/0198': 'JVBERi0xLjc=', 'pictures/a': 'AP8KDQ==' })
    expect(manifest.migrations.length).toBe(
      readdirSync(new URL('../../migrations', import.meta.url)).length - 1,
    )
    const plain = await openPlain(to)
    const [triggers] = await plain.query<{ off: number }>(
      `select count(*)::int as off from pg_trigger where tgenabled <> 'O'`,
    )
    await expect(plain.query('delete from order_history')).rejects.toThrow()
    await plain.close()
    expect(triggers).toEqual({ off: 0 })
  })

  test('moves between the embedded database and a server, both ways', async () => {
    const from = await runningShop()
    const before = await contentOf(from)
    const [first, second] = [emptyFolder('backup'), emptyFolder('backup')]
    await backUp(from, first, '1.0.0')
    const embedded = envOf({})
    await restore(embedded, first)
    await backUp(embedded, second, '1.0.0')
    const server = envOf({ DATABASE_URL: await emptyServer() })
    await restore(server, second)
    expect(await contentOf(server)).toEqual(before)
  })

  test('is brought up to this release by the next start', async () => {
    const from = await runningShop()
    const backup = emptyFolder('backup')
    await backUp(from, backup, '1.0.0')
    const to = envOf({ DATABASE_URL: await emptyServer() })
    await restore(to, backup)
    const log = openLog('error')
    const database = await openDatabase(to, { log, say: () => {} })
    const rows = await readRows<{ n: number }>(
      database.db,
      sql`select count(*)::int as n from drizzle.__drizzle_migrations`,
    )
    await database.close()
    expect(rows[0]?.n).toBe(JSON.parse(readFileSync(manifestPath(backup), 'utf8')).migrations.length)
  })
})

describe('refused in words, with nothing changed', () => {
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: Error) => error.message,
    )

  test('is a folder that is not empty, one that holds no backup, and a target that is not empty', async () => {
    const from = await runningShop()
    const full = emptyFolder('backup')
    writeFileSync(join(full, 'notes.txt'), 'mine')
    expect(await refusal(backUp(from, full, '1.0.0'))).toContain('is not empty')
    expect(readdirSync(full)).toEqual(['notes.txt'])
    const to = envOf({ DATABASE_URL: await emptyServer() })
    expect(await refusal(restore(to, full))).toContain('holds no whole backup')

    const backup = emptyFolder('backup')
    await backUp(from, backup, '1.0.0')
    const before = await contentOf(from)
    expect(await refusal(restore(from, backup))).toContain('The database is not empty')
    mkdirSync(join(to.dataDir, 'files'))
    writeFileSync(join(to.dataDir, 'files', 'mine'), 'x')
    expect(await refusal(restore(to, backup))).toContain('There are files already')
    expect(await contentOf(from)).toEqual(before)
  })

  test('is a backup that was damaged, or of a release that is newer', async () => {
    const from = await runningShop()
    const backup = emptyFolder('backup')
    await backUp(from, backup, '1.0.0')
    const manifest = JSON.parse(readFileSync(manifestPath(backup), 'utf8'))
    const write = (change: object) =>
      writeFileSync(manifestPath(backup), JSON.stringify({ ...manifest, ...change }))
    const into = async () => refusal(restore(envOf({ DATABASE_URL: await emptyServer() }), backup))

    write({ migrations: [...manifest.migrations, 'unknown'] })
    expect(await into()).toContain('whose tables this one does not know')
    write({
      tables: manifest.tables.map((table: { name: string; rows: number }) =>
        table.name === 'public.users' ? { ...table, rows: table.rows + 1 } : table,
      ),
    })
    expect(await into()).toContain('public.users does not hold what the backup says')
    write({})
    writeFileSync(join(backup, 'files', 'pictures', 'a'), 'other')
    expect(await into()).toContain('pictures/a is missing or damaged')
  })
})

test('files of a bucket are found page by page, whatever their keys', async () => {
  const pages = [
    '<Key>certificates/0198+%C3%A9.pdf</Key><NextContinuationToken>more=1</NextContinuationToken>',
    '<Key>pictures/a</Key>',
  ]
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(String(request.url))
    response.end(`<ListBucketResult>${pages[asked.length - 1]}</ListBucketResult>`)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  const { port } = server.address() as AddressInfo
  const env = envOf({
    S3_URL: `http://127.0.0.1:${port}/bucket`,
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  expect(await storedFiles(env).keys()).toEqual(['certificates/0198 é.pdf', 'pictures/a'])
  expect(asked).toEqual([
    '/bucket?list-type=2&encoding-type=url',
    '/bucket?list-type=2&encoding-type=url&continuation-token=more%3D1',
  ])
  expect(existsSync(join(env.dataDir, 'files'))).toBe(false)
})

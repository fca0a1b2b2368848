import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { StartFault } from '../kernel/start-fault.ts'
import { tablePath } from './back-up.ts'
import { digestOf, listTables, type Table } from './list-tables.ts'
import type { Manifest } from './manifest.ts'
import type { PlainSql } from './open-plain.ts'

/** Rows and characters sent per statement. */
const MOST_ROWS = 1000
const MOST_LETTERS = 4_000_000

async function* readBatches(path: string): AsyncGenerator<string[]> {
  let rest = ''
  let batch: string[] = []
  let letters = 0
  const decoder = new TextDecoder()
  for await (const part of createReadStream(path).pipe(createGunzip())) {
    const lines = (rest + decoder.decode(part as Buffer, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) {
      batch.push(line)
      letters += line.length
      if (batch.length < MOST_ROWS && letters < MOST_LETTERS) continue
      yield batch
      batch = []
      letters = 0
    }
  }
  if (batch.length > 0) yield batch
}

async function fill(sql: PlainSql, table: Table, path: string): Promise<void> {
  const columns = table.columns.join(', ')
  const insert = `insert into ${table.name} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${table.name}, $1::json)`
  for await (const lines of readBatches(path)) await sql.query(insert, [`[${lines.join()}]`])
}

async function check(sql: PlainSql, table: Table, { rows, digest }: Manifest['tables'][number]) {
  const found = await digestOf(sql, table)
  if (found.rows !== rows || found.digest !== digest)
    throw new StartFault(`${table.name} does not hold what the backup says: the backup is damaged.`)
}

/**
 * Loads a backup's rows into the tables of a migrated database in one transaction. Triggers are disabled, since the
 * backup contains what they compute. Throws StartFault if the loaded data differs from the backup.
 */
export async function loadTables(sql: PlainSql, folder: string, manifest: Manifest): Promise<void> {
  const known = await listTables(sql)
  const kept = new Map(manifest.tables.map((table) => [table.name, table]))
  await sql.query('begin')
  await sql.query(`set local timezone = 'UTC'`)
  const triggered = known.filter(({ hasTriggers }) => hasTriggers)
  for (const { name } of triggered) await sql.query(`alter table ${name} disable trigger user`)
  await sql.query(`truncate ${known.map(({ name }) => name).join(', ')}`)
  for (const { name, hasTriggers } of known) {
    const saved = kept.get(name)
    if (!saved) continue
    const table = { name, hasTriggers, columns: saved.columns }
    await fill(sql, table, tablePath(folder, name))
    await check(sql, table, saved)
  }
  for (const { name, value } of manifest.sequences)
    if (value !== null) await sql.query('select setval($1::regclass, $2::bigint)', [name, value])
  for (const { name } of triggered) await sql.query(`alter table ${name} enable trigger user`)
  await sql.query('commit')
}

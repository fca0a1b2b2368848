import { createHash } from 'node:crypto'
import { createWriteStream, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Env } from '../env.ts'
import { StartFault } from '../kernel/start-fault.ts'
import { folderFiles } from '../services/files/folder-files.ts'
import { digestOf, linesOf, listSequences, listTables, type Table } from './list-tables.ts'
import { type Manifest, manifestPath } from './manifest.ts'
import { openPlain, type PlainSql } from './open-plain.ts'
import { storedFiles } from './stored-files.ts'

/** Rows fetched per batch. */
const FETCHED = 1000
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

export const tablePath = (folder: string, table: string): string =>
  join(folder, 'tables', `${table.replaceAll('"', '')}.ndjson.gz`)

export const fingerprint = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

async function* readLines(sql: PlainSql, table: Table): AsyncGenerator<string> {
  await sql.query(`declare backup_rows no scroll cursor for ${linesOf(table)}`)
  for (;;) {
    const rows = await sql.query<{ line: string }>(`fetch ${FETCHED} from backup_rows`)
    if (rows.length === 0) break
    // Between JSON values a line break is just whitespace.
    yield `${rows.map(({ line }) => line.replaceAll('\n', ' ')).join('\n')}\n`
  }
  await sql.query('close backup_rows')
}

async function dumpTables(sql: PlainSql, folder: string): Promise<Manifest['tables']> {
  const tables: Manifest['tables'] = []
  for (const table of await listTables(sql)) {
    const path = tablePath(folder, table.name)
    await pipeline(readLines(sql, table), createGzip(), createWriteStream(path, { mode: OWNER_ONLY_FILE }))
    const { name, columns } = table
    tables.push({ name, columns, ...(await digestOf(sql, table)) })
  }
  return tables
}

const APPLIED = 'select hash from drizzle.__drizzle_migrations order by created_at'

/** A consistent snapshot of the whole database; a server may keep writing meanwhile. */
async function dumpDatabase(sql: PlainSql, folder: string) {
  await sql.query('begin isolation level repeatable read read only')
  await sql.query(`set local timezone = 'UTC'`)
  const migrations = (await sql.query<{ hash: string }>(APPLIED)).map(({ hash }) => hash)
  const [queue] = await sql.query<{ version: number }>('select version from pgboss.version')
  const tables = await dumpTables(sql, folder)
  const sequences = await listSequences(sql)
  await sql.query('commit')
  return { migrations, queueVersion: Number(queue?.version), tables, sequences }
}

/** Files removed since the database snapshot are not part of the backup. */
async function copyFiles(env: Env, folder: string): Promise<Manifest['files']> {
  const from = storedFiles(env)
  const to = folderFiles(join(folder, 'files'))
  const copied: Manifest['files'] = []
  for (const key of await from.keys()) {
    const bytes = await from.get(key)
    if (bytes === null) continue
    await to.put(key, bytes, 'application/octet-stream')
    copied.push({ key, sha256: fingerprint(bytes) })
  }
  return copied
}

function makeFolder(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new StartFault(`${folder} is not empty: name a new folder for each backup.`)
  mkdirSync(join(folder, 'tables'), { recursive: true, mode: OWNER_ONLY_FOLDER })
}

/**
 * Writes a snapshot of the whole database and all files into an empty folder. The manifest is written last, so an
 * incomplete backup is never valid. Keys are not included. Throws StartFault if the folder is not empty, or if the
 * embedded database's server is running.
 */
export async function backUp(env: Env, folder: string, release: string): Promise<Manifest> {
  makeFolder(folder)
  const sql = await openPlain(env)
  try {
    const madeAt = new Date().toISOString()
    const database = await dumpDatabase(sql, folder)
    const manifest: Manifest = {
      form: 1,
      release,
      madeAt,
      ...database,
      files: await copyFiles(env, folder),
    }
    writeFileSync(manifestPath(folder), JSON.stringify(manifest, null, 2), { mode: OWNER_ONLY_FILE })
    return manifest
  } finally {
    await sql.close()
  }
}

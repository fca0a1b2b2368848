import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../env.ts'
import { migrationsFolder } from '../kernel/db/migrate.ts'
import { openDatabase } from '../kernel/db/open-database.ts'
import { openJobs } from '../kernel/jobs/jobs.ts'
import { openLog } from '../kernel/open-log.ts'
import { StartFault } from '../kernel/start-fault.ts'
import { folderFiles } from '../services/files/folder-files.ts'
import { fingerprint } from './back-up.ts'
import { loadTables } from './load-tables.ts'
import { type Manifest, readManifest } from './manifest.ts'
import { openPlain, type PlainSql } from './open-plain.ts'
import { storedFiles } from './stored-files.ts'

type Journal = { entries: { tag: string }[] }

const journalOf = (folder: string): Journal =>
  JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal

/** Mirrors how Drizzle records an applied migration. */
const hashOf = (tag: string): string =>
  createHash('sha256')
    .update(readFileSync(join(migrationsFolder, `${tag}.sql`)))
    .digest('hex')

/**
 * Creates a folder with only the migrations that the backup's database had, to prepare the target database; the server
 * applies the rest at its next start. Throws StartFault if the backup is from a newer release.
 */
function migrationsOf({ migrations, release }: Manifest): string {
  const journal = journalOf(migrationsFolder)
  const entries = journal.entries.slice(0, migrations.length)
  if (entries.length < migrations.length || entries.some(({ tag }, at) => hashOf(tag) !== migrations[at]))
    throw new StartFault(`The backup is of release ${release}, whose tables this one does not know.`)
  const folder = mkdtempSync(join(tmpdir(), 'salvia-migrations-'))
  cpSync(migrationsFolder, folder, { recursive: true })
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify({ ...journal, entries }))
  return folder
}

/** Throws StartFault if the database or the file store is not empty. */
async function checkEmpty(env: Env): Promise<void> {
  const sql = await openPlain(env)
  try {
    const [found] = await sql.query<{ count: number }>(
      `select count(*)::int as count from pg_tables where schemaname in ('public', 'pgboss', 'drizzle')`,
    )
    if (found?.count !== 0) throw new StartFault('The database is not empty: restore into a new one.')
  } finally {
    await sql.close()
  }
  if ((await storedFiles(env).keys()).length > 0)
    throw new StartFault('There are files already: restore into an empty file store.')
}

/** Restores the product's tables and the job queue's tables. */
async function makeTables(env: Env, manifest: Manifest): Promise<void> {
  const migrations = migrationsOf(manifest)
  const log = openLog('error')
  const say = (line: string) => void process.stderr.write(`${line}\n`)
  try {
    const database = await openDatabase(env, { log, say, migrations })
    const jobs = openJobs(database.jobStore, { kind: database.kind, hasWorkers: false }, log)
    await jobs.start()
    await jobs.stop()
    await database.close()
  } finally {
    rmSync(migrations, { recursive: true, force: true })
  }
}

async function checkQueue(sql: PlainSql, { queueVersion, release }: Manifest): Promise<void> {
  const [queue] = await sql.query<{ version: number }>('select version from pgboss.version')
  if (Number(queue?.version) !== queueVersion)
    throw new StartFault(`The backup’s job queue is of another version: restore it with release ${release}.`)
}

/** Restores every file. Throws StartFault if one is missing or damaged, before any is written. */
async function loadFiles(env: Env, folder: string, { files }: Manifest): Promise<void> {
  const from = folderFiles(join(folder, 'files'))
  for (const { key, sha256 } of files) {
    const bytes = await from.get(key)
    if (bytes === null || fingerprint(bytes) !== sha256)
      throw new StartFault(`The backup’s file ${key} is missing or damaged.`)
  }
  const to = storedFiles(env)
  for (const { key } of files) {
    const bytes = await from.get(key)
    if (bytes) await to.put(key, bytes, 'application/octet-stream')
  }
}

/**
 * Restores a backup into an empty database and file store, and compares each table with the backup. Throws StartFault
 * if the target is not empty, or the backup is damaged or from a newer release.
 */
export async function restore(env: Env, folder: string): Promise<Manifest> {
  const manifest = readManifest(folder)
  await checkEmpty(env)
  await makeTables(env, manifest)
  const sql = await openPlain(env)
  try {
    await checkQueue(sql, manifest)
    await loadTables(sql, folder, manifest)
  } finally {
    await sql.close()
  }
  await loadFiles(env, folder, manifest)
  return manifest
}

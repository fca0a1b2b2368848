import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { openPool, outageLog } from '../src/kernel/db/open-pool.ts'
import { type FirstState, readFirstState, undoWrites } from './as-copied.ts'
import { type DatabaseLine, openLine } from './database-line.ts'

export type TestDatabase = { pool: pg.Pool; line: DatabaseLine | null; refundLimit: () => Promise<void> }

type Copy = { pool: pg.Pool; line: DatabaseLine | null; drop: () => Promise<void> }
type Wanted = { template: string; isCuttable?: boolean; log?: Logger }

async function copyTemplate({
  template,
  isCuttable,
  log = pino({ level: 'silent' }),
}: Wanted): Promise<Copy> {
  const url = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Pool({ connectionString: url, max: 1, allowExitOnIdle: true })
  // File by file: written page by page through the log, a copy takes ten times as long.
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  const direct = url.replace(/postgres$/, name)
  const line = isCuttable ? await openLine(direct) : null
  const pool = openPool(line?.url ?? direct, { size: 10 }, outageLog(log))
  const drop = async () => {
    await pool.end()
    await line?.cut()
    // A connection that is still closing keeps its database; the server is thrown away with all of them.
    await admin.query(`drop database ${name}`).catch(() => {})
    await admin.end()
  }
  return { pool, line, drop }
}

type Kept = Copy & { first: FirstState }

/** Databases as they were copied that no test uses: undoing what one wrote costs a tenth of copying and connecting. */
const idle: Record<string, Kept[]> = {}

/** A copy of a template for one test alone, dropped after it. */
export async function copyDatabase(wanted: Wanted): Promise<TestDatabase> {
  const { pool, line, drop } = await copyTemplate(wanted)
  return { pool, line, refundLimit: drop }
}

async function makeKept(template: string): Promise<Kept> {
  const copy = await copyTemplate({ template })
  return { ...copy, first: await readFirstState(copy.pool) }
}

/** A database as its template is, for one test at a time. */
export async function takeDatabase(template: string): Promise<TestDatabase> {
  idle[template] ??= []
  const free = idle[template]
  const kept = free.pop() ?? (await makeKept(template))
  return {
    pool: kept.pool,
    line: null,
    refundLimit: async () => {
      const first = await undoWrites(kept.pool, kept.first)
      if (first) free.push({ ...kept, first })
      else await kept.drop()
    },
  }
}

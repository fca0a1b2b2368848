import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Logger, pino } from 'pino'
import { inject } from 'vitest'
import { openPool, outageLog } from '../src/kernel/db/open-pool.ts'
import { type DatabaseLine, openLine } from './database-line.ts'
import { emptied, type FirstState, readFirstState } from './empty-database.ts'

export type TestDatabase = { pool: pg.Pool; line: DatabaseLine | null; giveBack: () => Promise<void> }

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

/** Empty databases that no test uses: emptying one costs a tenth of copying one and opening its connections. */
const idle: Kept[] = []

/** A copy of a template for one test alone. */
export async function copyDatabase(wanted: Wanted): Promise<TestDatabase> {
  const { pool, line, drop } = await copyTemplate(wanted)
  return { pool, line, giveBack: drop }
}

/** A database as the migrations leave it, for one test at a time. */
export async function emptyDatabase(template: string): Promise<TestDatabase> {
  const kept = idle.pop() ?? (await makeKept(template))
  return {
    pool: kept.pool,
    line: null,
    giveBack: async () => {
      if (await emptied(kept.pool, kept.first)) idle.push(kept)
      else await kept.drop()
    },
  }
}

async function makeKept(template: string): Promise<Kept> {
  const copy = await copyTemplate({ template })
  return { ...copy, first: await readFirstState(copy.pool) }
}

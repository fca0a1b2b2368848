import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, inject, onTestFinished } from 'vitest'
import type { App, AppDeps } from '../src/app-type.ts'
import type { Db } from '../src/kernel/db/database.ts'
import { openPool, outageLog } from '../src/kernel/db/open-pool.ts'
import type { Services } from '../src/services/services.ts'
import { NOW, STOCKED_TEMPLATE, TEMPLATE } from './constants.ts'
import { type DatabaseLine, openLine } from './database-line.ts'
import { type AppSettings, openApp, testConfig } from './open-app.ts'

type Copy = { pool: pg.Pool; line: DatabaseLine | null; drop: () => Promise<void> }

async function copyTemplate(
  template: string,
  isCuttable: boolean,
  log = pino({ level: 'silent' }),
): Promise<Copy> {
  const url = inject('postgresUrl')
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Pool({ connectionString: url, max: 1 })
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

const refuse = () => Promise.reject(new Error('start the app with isCuttable'))
const noLine: DatabaseLine = { cut: refuse, mend: refuse }

export type TestApi = {
  app: App
  db: Db
  services: Services
  /** Runs every job that is due. */
  runJobs: () => Promise<void>
  /** Moves the clock that the app reads. */
  setNow: (now: Date) => void
  /** Connections of the app's pool. */
  poolUse: AppDeps['poolUse']
  /** To the database, of an app that `isCuttable`. */
  line: DatabaseLine
}

export type TestSettings = AppSettings & {
  /** With reference data and the demo's products. */
  isStocked?: boolean
  /** Its connections to the database can be cut. */
  isCuttable?: boolean
}

export { NOW, testConfig }

async function open({ isStocked = false, isCuttable = false, ...settings }: TestSettings = {}) {
  const template = isStocked ? STOCKED_TEMPLATE : TEMPLATE
  const { pool, line, drop } = await copyTemplate(template, isCuttable, settings.log)
  const { close: closeApp, ...opened } = await openApp(pool, settings)
  const api: TestApi = { ...opened, line: line ?? noLine }
  const close = async () => {
    await closeApp()
    await drop()
  }
  return { api, close }
}

/** The whole API on its own copy of the migrated database, closed when the test ends. */
export async function startApi(settings: TestSettings = {}): Promise<TestApi> {
  const { api, close } = await open(settings)
  onTestFinished(close)
  return api
}

/** The same for all tests of a file, closed after the last: call it at the file's top. Tests that write clean up. */
export async function startApiOfFile(settings: TestSettings = {}): Promise<TestApi> {
  const { api, close } = await open(settings)
  afterAll(close)
  return api
}

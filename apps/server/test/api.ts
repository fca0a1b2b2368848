import { afterAll, onTestFinished } from 'vitest'
import type { App, AppDeps } from '../src/app-type.ts'
import type { Db } from '../src/kernel/db/database.ts'
import type { Services } from '../src/services/services.ts'
import { NOW, STOCKED_TEMPLATE, TEMPLATE } from './constants.ts'
import type { DatabaseLine } from './database-line.ts'
import { type AppSettings, openApp, testConfig } from './open-app.ts'
import { copyDatabase, takeDatabase } from './test-database.ts'

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
  const isKept = !isCuttable && !settings.log
  const template = isStocked ? STOCKED_TEMPLATE : TEMPLATE
  const { pool, line, refundLimit } = isKept
    ? await takeDatabase(template)
    : await copyDatabase({ template, isCuttable, log: settings.log })
  const { close: closeApp, ...opened } = await openApp(pool, settings)
  const api: TestApi = { ...opened, line: line ?? noLine }
  const close = async () => {
    await closeApp()
    await refundLimit()
  }
  return { api, close }
}

/** The whole API on a database of its own, as the migrations leave it, closed when the test ends. */
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

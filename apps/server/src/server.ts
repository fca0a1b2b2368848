import type { App } from './app-type.ts'
import { openBuiltWeb } from './built-web.ts'
import { endOnSignal } from './end-on-signal.ts'
import { type Env, readEnv } from './env.ts'
import { isDatabaseAway, whyAway } from './kernel/db/database-away.ts'
import type { OpenDatabase } from './kernel/db/open-database.ts'
import { openLog } from './kernel/open-log.ts'
import { resealNow } from './kernel/sealed-columns.ts'
import { StartFault } from './kernel/start-fault.ts'
import { rebuildSearchDocuments } from './modules/catalogue/index.ts'
import { openProduct } from './open-product.ts'
import { type OpenWeb, servePages } from './pages.ts'
import type { DemoClock } from './seed/demo-clock.ts'
import { seedDemo } from './seed/seed-demo.ts'
import { seedOnStart } from './seed/seed-on-start.ts'
import { embeddedServices } from './services/services.ts'

const say = (line: string) => void process.stderr.write(`${line}\n`)

/** Faults the operator can fix are reported in plain lines, without a stack. */
function sayAndEnd(error: unknown): never {
  if (error instanceof StartFault) say(error.message)
  else if (isDatabaseAway(error)) say(`The database went away during the start: ${whyAway(error)}.`)
  else throw error
  process.exit(1)
}

/** Listen backlog: during a connection flood visitors wait too, but are not rejected. */
const BACKLOG = 4096

/** `localhost` listens on both loopback addresses if the machine has both. */
async function listen(app: App, { port, host = 'localhost' }: Env): Promise<void> {
  await app.listen({ port, host, backlog: BACKLOG })
}

function sayWhereItRuns(env: Env, database: OpenDatabase, embedded: string[]): void {
  const lines = [`Salvia runs on ${env.publicUrl}`]
  if (database.kind === 'embedded') embedded.unshift(`database: embedded, in ${env.dataDir}`)
  if (embedded.length > 0) lines.push('Embedded defaults:', ...embedded.map((line) => `  ${line}`))
  if (env.isDemo)
    lines.push(
      'Demo accounts, password salvia-demo:',
      '  admin@ accounting@ practitioner@ practitioner2@ newcomer@ client@ … client5@salvia.example',
    )
  process.stdout.write(`${lines.join('\n')}\n`)
}

async function start(openWeb: OpenWeb): Promise<void> {
  const env = readEnv(process.env)
  let seedTime: Date | null = null
  const clock: DemoClock = {
    set: (at) => {
      seedTime = at
    },
  }
  const { app, database, jobs, services } = await openProduct(env, {
    log: openLog(env.logLevel),
    say,
    now: () => seedTime ?? new Date(),
    hasWorkers: true,
  })
  const { db } = database
  await servePages(app, openWeb)
  await jobs.start()
  await app.ready()
  await seedOnStart(db)
  await resealNow(db, jobs)
  await rebuildSearchDocuments(db)
  if (env.isDemo) await seedDemo(app, clock)
  await jobs.work()
  endOnSignal({ app, stopJobs: jobs.stop, closeDatabase: database.close })
  await listen(app, env)
  sayWhereItRuns(env, database, embeddedServices(services))
}

/** Starts the product with its pages from the build or another source. Exits the process if it cannot. */
export const startServer = (openWeb: OpenWeb = openBuiltWeb): Promise<void> => start(openWeb).catch(sayAndEnd)

if (import.meta.main) await startServer()

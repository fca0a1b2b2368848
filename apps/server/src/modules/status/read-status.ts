import { setTimeout as wait } from 'node:timers/promises'
import type { ShopStatus, StatusPart } from '@salvia/contract/status/status'
import { jobsState, mailState, overallState } from '@salvia/rules/status/part-states'
import { sql } from 'drizzle-orm'
import { cachedFor } from '#kernel/cached-for'
import { mailRuns } from '#kernel/outbox/data/mail-runs'
import type { App } from '../../app-type.ts'

/** What takes longer counts as not working, as it would for a visitor. */
const PATIENCE_MS = 2000
/** Whoever asks in this time shares one look: many who wonder at once are no load of their own. */
const CACHED_MS = 10_000

type Told = Omit<StatusPart, 'name'>
type Looked = Pick<App, 'db' | 'jobs' | 'services' | 'now'>

const unknown: Told = { state: 'Unknown', failsSince: null }

/** The result of a check if it comes in time, else the other. */
async function told(look: () => Promise<Told>, otherwise: Told): Promise<Told> {
  const late = new AbortController()
  try {
    const tooLate = wait(PATIENCE_MS, otherwise, { signal: late.signal, ref: false })
    tooLate.catch(() => undefined)
    return await Promise.race([look().catch(() => otherwise), tooLate])
  } finally {
    late.abort()
  }
}

async function lookAtDatabase({ db }: Looked): Promise<Told> {
  await db.execute(sql`select 1`)
  return { state: 'Works', failsSince: null }
}

async function lookAtJobs({ jobs, now }: Looked): Promise<Told> {
  const depth = await jobs.depth()
  return jobsState(Math.max(0, ...depth.map(({ oldestSeconds }) => oldestSeconds)), now())
}

async function lookAtMail({ db, services, now }: Looked): Promise<Told> {
  if (services.mail.kind === 'outbox') return { state: 'Off', failsSince: null }
  return mailState(await mailRuns(db, now()))
}

async function look(app: Looked, startedAt: Date): Promise<ShopStatus> {
  const [database, jobs, mail] = await Promise.all([
    told(() => lookAtDatabase(app), { state: 'Fails', failsSince: null }),
    told(() => lookAtJobs(app), unknown),
    told(() => lookAtMail(app), unknown),
  ])
  const parts: StatusPart[] = [
    { name: 'Database', ...database },
    { name: 'Jobs', ...jobs },
    { name: 'Mail', ...mail },
  ]
  return {
    state: overallState(parts.map(({ state }) => state)),
    parts,
    startedAt: startedAt.toISOString(),
    lookedAt: app.now().toISOString(),
  }
}

/**
 * Reads whether the shop works, at most every ten seconds. Never throws: what does not answer is part of the status.
 */
export function statusReader(app: Looked): () => Promise<ShopStatus> {
  const startedAt = app.now()
  const cached = cachedFor<ShopStatus>(CACHED_MS)
  return () => cached.get(app.now().getTime(), () => look(app, startedAt))
}

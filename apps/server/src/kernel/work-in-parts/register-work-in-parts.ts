import { resumeStalled, workOn } from './use-cases/work-on.ts'
import type { InState, WorkContext, WorkInParts } from './work-in-parts.ts'

/** Registers the jobs that do some kind of work and resume what stalled. */
export function registerWorkInParts<Row extends InState, Event extends string, Context extends WorkContext>(
  context: Context,
  kind: WorkInParts<Row, Event, Context>,
): void {
  const { work, resume } = kind.queues
  context.jobs.on<{ id: string }>({ queue: work, work: ({ id }) => workOn(kind, context, id) })
  context.jobs.on({ queue: resume, cron: '* * * * *', work: () => resumeStalled(kind, context) })
}

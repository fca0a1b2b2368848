import type { ImportContext, ImportInState, ImportKind } from './import-kind.ts'
import { forgetImports } from './use-cases/forget-imports.ts'
import { resumeImports, workOnImport } from './use-cases/work-on-import.ts'

/** Registers the jobs of a kind of import; `forgetAt` is the cron expression by which old ones are deleted. */
export function registerImport<Row extends ImportInState, Context extends ImportContext>(
  context: Context,
  kind: ImportKind<Row, Context>,
  forgetAt: string,
): void {
  const { db, jobs, now } = context
  const { work, resume, forget } = kind.queues
  jobs.on<{ importId: string }>({
    queue: work,
    work: ({ importId }) => workOnImport(kind, context, importId),
  })
  jobs.on({ queue: resume, cron: '* * * * *', work: () => resumeImports(kind, context) })
  jobs.on({ queue: forget, cron: forgetAt, work: () => forgetImports(kind, db, now()) })
}

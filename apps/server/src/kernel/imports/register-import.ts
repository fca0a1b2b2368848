import { registerWorkInParts } from '../work-in-parts/register-work-in-parts.ts'
import type { WorkContext } from '../work-in-parts/work-in-parts.ts'
import type { ImportKind, ImportRow } from './import-kind.ts'
import { forgetImports } from './use-cases/forget-imports.ts'

/** Registers the jobs of a kind of import; `forgetAt` is the cron expression by which old ones are deleted. */
export function registerImport<Row extends ImportRow, Context extends WorkContext>(
  context: Context,
  kind: ImportKind<Row, Context>,
  forgetAt: string,
): void {
  const { db, jobs, now } = context
  registerWorkInParts(context, kind)
  jobs.on({ queue: kind.queues.forget, cron: forgetAt, work: () => forgetImports(kind, db, now()) })
}

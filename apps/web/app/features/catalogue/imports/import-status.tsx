import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { formatNumber } from '@salvia/rules/format/format'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { ImportProgress } from '#app/workbench/imports/import-progress.tsx'
import css from '#app/workbench/imports/imports.module.css'
import { progressOf } from './import-progress.ts'
import { isMoving } from './import-queries.ts'

type Part = { run: ProductImport }

const figure = (count: number): string => formatNumber(count, getLocale())

/** Progress while a job is running. */
function Progress({ run }: Part) {
  const { done, all } = progressOf(run)
  const counts = { done: figure(done), all: figure(all) }
  return (
    <ImportProgress
      done={done}
      all={all}
      said={run.source === 'File' ? m.import_progress(counts) : m.bulk_progress(counts)}
      leave={run.source === 'File' ? m.import_leave() : m.bulk_leave()}
    />
  )
}

/** The import's state as a sentence above its lines. */
export function ImportStatus({ run }: Part) {
  if (isMoving(run)) return <Progress run={run} />
  return (
    <div className={css.standing}>
      {standings[run.state](run)}
      {run.kinds.Error > 0 && (
        <Note tone="warning" title={mistakeWords(run.source, figure(run.kinds.Error))} />
      )}
    </div>
  )
}

type Source = ProductImport['source']
const doneWords = (source: Source, count: string) =>
  source === 'File' ? m.import_done({ count }) : m.bulk_done({ count })
const undoneWords = (source: Source, count: string) =>
  source === 'File' ? m.import_undone({ count }) : m.bulk_undone({ count })

const mistakeWords = (source: Source, count: string) =>
  source === 'File' ? m.import_mistakes({ count }) : m.bulk_mistakes({ count })
const doneNotWords = (source: Source, count: string) =>
  source === 'File' ? m.import_done_not({ count }) : m.bulk_done_not({ count })

function dryWords(run: ProductImport): string {
  const count = progressOf(run).all
  if (run.source === 'File') return count > 0 ? m.import_dry({ count: figure(count) }) : m.import_dry_none()
  const all = Object.values(run.kinds).reduce((sum, kind) => sum + kind, 0)
  return count > 0 ? m.bulk_dry({ count: figure(count), all: figure(all) }) : m.bulk_dry_none()
}

const dryRun = (run: ProductImport) => <Note title={dryWords(run)} />

const written = ({ source, outcomes: { Applied, Skipped, Refused } }: ProductImport) => (
  <Note
    tone={Skipped + Refused > 0 ? 'attention' : 'good'}
    role="status"
    title={doneWords(source, figure(Applied))}
  >
    {Skipped + Refused > 0 && doneNotWords(source, figure(Skipped + Refused))}
  </Note>
)

function TakenBack({ run: { source, outcomes, undoneAt, undoneBy } }: Part) {
  const time = useTimeFormat()
  const { Undone, PartlyUndone, Kept } = outcomes
  return (
    <Note
      tone={PartlyUndone + Kept > 0 ? 'attention' : 'good'}
      role="status"
      title={undoneWords(source, figure(Undone + PartlyUndone))}
    >
      {undoneAt && undoneBy && <p>{m.import_undone_by({ name: undoneBy.fullName, time: time(undoneAt) })}</p>}
      {PartlyUndone + Kept > 0 && <p>{m.import_undone_not({ count: figure(PartlyUndone + Kept) })}</p>}
    </Note>
  )
}

const takenBack = (run: ProductImport) => <TakenBack run={run} />

const standings: Record<ProductImport['state'], (run: ProductImport) => ReturnType<typeof written>> = {
  Ready: dryRun,
  Applying: dryRun,
  Done: written,
  Undoing: written,
  Undone: takenBack,
}

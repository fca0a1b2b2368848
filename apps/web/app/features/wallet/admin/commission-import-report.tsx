import type { CommissionImport } from '@salvia/contract/wallet/commission-imports'
import { commissionLineKinds, commissionLineOutcomes } from '@salvia/contract/words/commission-imports'
import { formatMoney, formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { ImportProgress } from '#app/workbench/imports/import-progress.tsx'
import { ImportTabs } from '#app/workbench/imports/import-tabs.tsx'
import { kindWords, outcomeWords } from '#app/workbench/imports/import-words.ts'
import css from '#app/workbench/imports/imports.module.css'
import { commissionImportQuery, isMoving } from './admin-wallet-queries.ts'
import { CommissionImportLines } from './commission-import-lines.tsx'
import { useCommissionImport, useFreshAfter } from './use-commission-import.ts'

type Part = { run: CommissionImport }

const figure = (count: number): string => formatNumber(count, getLocale())
const amountOf = ({ newAmount }: CommissionImport): string => formatMoney(newAmount, getLocale())

/** One import: what each line would do, progress, and the outcome of each line. `userId` is the caller's. */
export function CommissionImportReport({ id, userId }: { id: string; userId: string }) {
  const { data, isError, refetch } = useQuery(commissionImportQuery(id))
  const time = useTimeFormat()
  useFreshAfter(data !== undefined && isMoving(data))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={10} />
  const by = data.madeBy ? ` · ${data.madeBy.fullName}` : ''
  return (
    <div className={css.page}>
      <PageHeader
        title={data.name}
        above={<Link to="/admin/commission/import">{m.import_to_imports()}</Link>}
        lead={`${time(data.madeAt)}${by}`}
        actions={<Acts run={data} userId={userId} />}
      />
      <Standing run={data} userId={userId} />
      <Tabs run={data} />
      <CommissionImportLines id={id} />
    </div>
  )
}

const isAnothers = ({ needsSecondLook, madeBy }: CommissionImport, userId: string): boolean =>
  needsSecondLook && madeBy?.id === userId

function Acts({ run, userId }: Part & { userId: string }) {
  const { apply, undo, isBusy } = useCommissionImport(run.id)
  if (run.state === 'Ready' && run.kinds.New > 0 && !isAnothers(run, userId))
    return (
      <Button variant="filled" loading={isBusy} onClick={apply}>
        {m.commission_apply({ amount: amountOf(run) })}
      </Button>
    )
  if (run.state !== 'Done' || run.outcomes.Applied === 0) return null
  const askToUndo = async () => {
    const words = { title: m.import_undo_title(), text: m.commission_undo_text() }
    if (await ask({ ...words, action: m.import_undo(), isDanger: true })) await undo()
  }
  return (
    <Button variant="danger" loading={isBusy} onClick={askToUndo}>
      {m.import_undo()}
    </Button>
  )
}

const Tabs = ({ run: { kinds, outcomes } }: Part) => (
  <ImportTabs
    parts={[
      ...commissionLineKinds.map((kind) => ({
        show: kind,
        count: kinds[kind],
        word: kindWords[kind].word(),
      })),
      ...commissionLineOutcomes.map((outcome) => ({
        show: outcome,
        count: outcomes[outcome],
        word: outcomeWords[outcome].word(),
      })),
    ]}
  />
)

function progressOf({ state, kinds, outcomes }: CommissionImport): { done: number; all: number } {
  const { Applied, Skipped, Refused, Undone, Kept } = outcomes
  if (state === 'Undoing') return { done: Undone + Kept, all: Undone + Kept + Applied }
  return { done: Applied + Skipped + Refused, all: kinds.New }
}

/** The import's state as a sentence above its lines. */
function Standing({ run, userId }: Part & { userId: string }) {
  if (isMoving(run)) {
    const { done, all } = progressOf(run)
    const said = m.import_progress({ done: figure(done), all: figure(all) })
    return <ImportProgress done={done} all={all} said={said} leave={m.import_leave()} />
  }
  return (
    <div className={css.standing}>
      {run.state === 'Ready' && <DryRun run={run} userId={userId} />}
      {run.state === 'Done' && <Written run={run} />}
      {run.state === 'Undone' && <TakenBack run={run} />}
      {run.kinds.Error > 0 && (
        <Note tone="warning" title={m.import_mistakes({ count: figure(run.kinds.Error) })} />
      )}
    </div>
  )
}

function DryRun({ run, userId }: Part & { userId: string }) {
  if (run.kinds.New === 0) return <Note title={m.commission_dry_none()} />
  const title = m.commission_dry({ count: figure(run.kinds.New), amount: amountOf(run) })
  return <Note title={title}>{isAnothers(run, userId) && m.commission_second_look_new()}</Note>
}

const Written = ({ run: { outcomes } }: Part) => {
  const left = outcomes.Skipped + outcomes.Refused
  return (
    <Note
      tone={left > 0 ? 'attention' : 'good'}
      role="status"
      title={m.import_done({ count: figure(outcomes.Applied) })}
    >
      {left > 0 && m.import_done_not({ count: figure(left) })}
    </Note>
  )
}

function TakenBack({ run: { outcomes, undoneAt, undoneBy } }: Part) {
  const time = useTimeFormat()
  return (
    <Note
      tone={outcomes.Kept > 0 ? 'attention' : 'good'}
      role="status"
      title={m.import_undone({ count: figure(outcomes.Undone) })}
    >
      {undoneAt && undoneBy && (
        <p>{m.commission_undone_by({ name: undoneBy.fullName, time: time(undoneAt) })}</p>
      )}
      {outcomes.Kept > 0 && <p>{m.commission_kept({ count: figure(outcomes.Kept) })}</p>}
    </Note>
  )
}

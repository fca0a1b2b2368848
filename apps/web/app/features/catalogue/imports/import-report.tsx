import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { importLineKinds, importOutcomes } from '@salvia/contract/words/product-imports'
import { formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useTimeFormat } from '#app/visit/time.tsx'
import { ImportTabs } from '#app/workbench/imports/import-tabs.tsx'
import { kindWords, outcomeWords } from '#app/workbench/imports/import-words.ts'
import css from '#app/workbench/imports/imports.module.css'
import { ImportLines } from './import-lines.tsx'
import { progressOf } from './import-progress.ts'
import { importQuery, isMoving } from './import-queries.ts'
import { ImportStatus } from './import-status.tsx'
import { importName } from './import-words.ts'
import { useFreshAfter, useImportActions } from './use-import-actions.ts'

const figure = (count: number): string => formatNumber(count, getLocale())

/** One import: planned changes, progress, and the outcome of each line. */
export function ImportReport({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(importQuery(id))
  const time = useTimeFormat()
  useFreshAfter(data !== undefined && isMoving(data))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={10} />
  const by = data.madeBy ? ` · ${data.madeBy.fullName}` : ''
  return (
    <div className={css.page}>
      <PageHeader
        title={importName(data)}
        above={<Link to="/admin/products/import">{m.import_to_imports()}</Link>}
        lead={`${time(data.madeAt)}${by}`}
        actions={<Acts run={data} />}
      />
      <ImportStatus run={data} />
      <Shown run={data} />
      <ImportLines id={id} isFile={data.source === 'File'} />
    </div>
  )
}

type Part = { run: ProductImport }

function Acts({ run }: Part) {
  const { apply, undo, isBusy } = useImportActions(run.id)
  if (run.state === 'Ready' && progressOf(run).all > 0)
    return (
      <Button variant="filled" loading={isBusy} onClick={apply}>
        {m.import_apply({ count: figure(progressOf(run).all) })}
      </Button>
    )
  if (run.state !== 'Done' || run.outcomes.Applied === 0) return null
  const askToUndo = async () => {
    const words = { title: m.import_undo_title(), text: m.import_undo_text() }
    if (await ask({ ...words, action: m.import_undo(), isDanger: true })) await undo()
  }
  return (
    <Button variant="danger" loading={isBusy} onClick={askToUndo}>
      {m.import_undo()}
    </Button>
  )
}

/** Tabs of lines with counts. */
const Shown = ({ run: { kinds, outcomes } }: Part) => (
  <ImportTabs
    parts={[
      ...importLineKinds.map((kind) => ({ show: kind, count: kinds[kind], word: kindWords[kind].word() })),
      ...importOutcomes.map((outcome) => ({
        show: outcome,
        count: outcomes[outcome],
        word: outcomeWords[outcome].word(),
      })),
    ]}
  />
)

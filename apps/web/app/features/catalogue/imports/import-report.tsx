import { Button } from '@mantine/core'
import type { ProductImport } from '@salvia/contract/catalogue/product-imports'
import { importLineKinds, importOutcomes } from '@salvia/contract/words/product-imports'
import { formatDate, formatNumber } from '@salvia/rules/format/format'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { FailedState } from '#app/ui/failed-state.tsx'
import { ListTabs } from '#app/ui/list-tools.tsx'
import { PageHeader } from '#app/ui/page-header.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import { useListAddress } from '#app/workbench/list-address.ts'
import { ImportLines } from './import-lines.tsx'
import { progressOf } from './import-progress.ts'
import { importQuery, isMoving } from './import-queries.ts'
import { ImportStanding } from './import-standing.tsx'
import { importName, kindWords, outcomeWords } from './import-words.ts'
import css from './imports.module.css'
import { useFreshAfter, useImportActs } from './use-import-acts.ts'

const figure = (count: number): string => formatNumber(count, getLocale())

/** One import: what it would do, how far it is, what became of each line. */
export function ImportReport({ id }: { id: string }) {
  const { data, isError, refetch } = useQuery(importQuery(id))
  useFreshAfter(data !== undefined && isMoving(data))
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={10} />
  const by = data.madeBy ? ` · ${data.madeBy.fullName}` : ''
  return (
    <div className={css.page}>
      <PageHeader
        title={importName(data)}
        above={<Link to="/admin/products/import">{m.import_to_imports()}</Link>}
        lead={`${formatDate(data.madeAt, getLocale(), 'time')}${by}`}
        actions={<Acts run={data} />}
      />
      <ImportStanding run={data} />
      <Shown run={data} />
      <ImportLines id={id} isFile={data.source === 'File'} />
    </div>
  )
}

type Part = { run: ProductImport }

function Acts({ run }: Part) {
  const { apply, undo, isBusy } = useImportActs(run.id)
  if (run.state === 'Ready' && progressOf(run).all > 0)
    return (
      <Button variant="filled" loading={isBusy} onClick={apply}>
        {m.import_apply()}
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

/** Parts of the lines, with how many there are; those without lines are left out. */
function Shown({ run: { kinds, outcomes } }: Part) {
  const address = useListAddress()
  const open = address.get('show')
  const parts = [
    ...importLineKinds.map((kind) => ({ show: kind, count: kinds[kind], word: kindWords[kind].word() })),
    ...importOutcomes.map((outcome) => ({
      show: outcome,
      count: outcomes[outcome],
      word: outcomeWords[outcome].word(),
    })),
  ].filter(({ count, show }) => count > 0 || show === open)
  return (
    <ListTabs label={m.import_show()}>
      <Link to="?" preventScrollReset aria-current={open === '' ? 'page' : undefined}>
        {m.list_all()}
      </Link>
      {parts.map(({ show, count, word }) => (
        <Link
          key={show}
          to={`?show=${show}`}
          preventScrollReset
          aria-current={open === show ? 'page' : undefined}
        >
          {word} <span className="third num">{figure(count)}</span>
        </Link>
      ))}
    </ListTabs>
  )
}

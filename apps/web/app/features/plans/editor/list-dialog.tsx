import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import { listLines } from '@salvia/rules/plans/typed-entry/list-lines'
import { answerEntry, readEntry } from '@salvia/rules/plans/typed-entry/read-entry'
import type { Choice } from '@salvia/rules/plans/typed-entry/typed-entry'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import css from './list-dialog.module.css'
import { type ReviewedLine, reviewList } from './list-review.ts'
import { TypedReading } from './typed-reading.tsx'
import { availableFirst, productsFor } from './use-search.ts'
import type { Added } from './use-search-box.ts'

type Props = {
  pasted: string
  presentIds: Set<string>
  duration: Duration | null
  onAdd: (added: Added[]) => void
  onClose: () => void
}

/** The lines with the product that the search box would add for each. */
function useListed(lines: string[]) {
  const [answers, setAnswers] = useState<Record<string, Choice[]>>({})
  const asked = lines.map((line) => {
    const given = answers[line] ?? []
    return { line, answers: given, query: given.reduce(answerEntry, readEntry(line)).query || line }
  })
  const searches = useQueries({ queries: asked.map(({ query }) => productsFor(query)) })
  return {
    listed: asked.map((line, at) => {
      const results = searches[at]?.data?.results
      return { ...line, product: results && (availableFirst(results)[0] ?? null) }
    }),
    onRetry: searches.some(({ isError }) => isError)
      ? () => {
          for (const { isError, refetch } of searches) if (isError) void refetch()
        }
      : null,
    answer: (line: string, choice: Choice) =>
      setAnswers((before) => ({ ...before, [line]: [...(before[line] ?? []), choice] })),
  }
}

/** A pasted list before it is added: the product of each line, its dose, and what is asked or missing. */
export function ListDialog({ pasted, presentIds, duration, onAdd, onClose }: Props) {
  const { lines, left } = listLines(pasted)
  const { listed, onRetry, answer } = useListed(lines)
  const reviewed = reviewList(listed, presentIds, PLAN_ITEM_LIMIT - presentIds.size)
  const ready = reviewed.flatMap(({ is, found }) => (is === 'Ready' ? [found] : []))
  const add = () => {
    onAdd(ready.map(({ product, entry }) => ({ product, entry, isByKey: false })))
    onClose()
  }
  return (
    <Dialog title={m.plan_list_title()} isOpen onClose={onClose}>
      <p role="status">{m.plan_list_ready({ ready: ready.length, all: reviewed.length })}</p>
      {left > 0 && <p>{m.plan_list_left({ count: left, limit: PLAN_ITEM_LIMIT })}</p>}
      {onRetry && <FailedState onRetry={onRetry} />}
      <ol className={css.lines}>
        {reviewed.map((each, at) => (
          <li key={`${at} ${each.line}`}>
            <span className="second">{each.line}</span>
            <Line reviewed={each} duration={duration} onAnswer={(choice) => answer(each.line, choice)} />
          </li>
        ))}
      </ol>
      <Button variant="filled" disabled={ready.length === 0} onClick={add}>
        {m.plan_list_add({ count: ready.length })}
      </Button>
    </Dialog>
  )
}

const refusals = {
  Loading: m.common_loading,
  None: m.plan_list_none,
  Present: m.plan_list_present,
  Twice: m.plan_list_twice,
  Full: m.plan_list_full,
}

type LineProps = { reviewed: ReviewedLine; duration: Duration | null; onAnswer: (choice: Choice) => void }

function Line({ reviewed: { is, found }, duration, onAnswer }: LineProps) {
  const isAdded = is === 'Ready' || is === 'Asked'
  return (
    <>
      {found && <span className="medium">{found.product.name}</span>}
      {found && isAdded && (
        <TypedReading product={found.product} dose={found} duration={duration} onAnswer={onAnswer} />
      )}
      {!isAdded && <span className={css.missing}>{refusals[is]()}</span>}
    </>
  )
}

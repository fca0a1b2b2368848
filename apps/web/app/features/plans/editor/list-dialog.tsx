import { LIST_LINE_LIMIT, PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import { listLines } from '@salvia/rules/plans/typed-entry/list-lines'
import { useEffect, useMemo, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import css from './list-dialog.module.css'
import { isAdded, reviewList } from './list-review.ts'
import { ListedLine } from './listed-line.tsx'
import { useListed } from './use-listed.ts'
import type { Added } from './use-search-box.ts'

type Props = {
  pasted: string
  presentIds: Set<string>
  duration: Duration | null
  onAdd: (added: Added[]) => void
  onClose: () => void
}

const mayClose = () => true

/**
 * A pasted list before it is added: the product of each line, its dose, and what is asked or missing. Lines that could
 * not be added stay, to be answered, chosen or written down.
 */
export function ListDialog({ pasted, presentIds, duration, onAdd, onClose }: Props) {
  const { lines, left } = useMemo(() => listLines(pasted), [pasted])
  const [doneLines, setDone] = useState<number[]>([])
  const [added, setAdded] = useState(0)
  const open = [...lines.keys()].filter((at) => !doneLines.includes(at))
  const { listed, onRetry, answer, choose } = useListed(open.map((at) => lines[at] ?? ''))
  const reviewed = reviewList(listed, presentIds, PLAN_ITEM_LIMIT - presentIds.size)
  const addable = reviewed.filter(isAdded)
  const unwritten = addable.filter(({ is }) => is === 'Unwritten').length
  const add = () => {
    onAdd(addable.map(({ found: { product, entry } }) => ({ product, entry, isByKey: false })))
    const done = open.filter((_, at) => addable.some((each) => each === reviewed[at]))
    if (done.length === open.length && left.length === 0) return onClose()
    setDone([...doneLines, ...done])
    setAdded(added + addable.length)
  }
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (added > 0) status.current?.scrollIntoView({ block: 'center' })
  }, [added])
  const counts = { ready: addable.length - unwritten, all: reviewed.length }
  return (
    <Dialog title={m.plan_list_title()} isOpen onClose={onClose} mayClose={mayClose}>
      <p role="status" ref={status}>
        {added > 0 && `${m.plan_list_added({ count: added })} `}
        {added > 0 && addable.length === 0
          ? m.plan_list_rest({ count: reviewed.length })
          : m.plan_list_ready(counts)}
        {unwritten > 0 && ` ${m.plan_list_unwritten({ count: unwritten })}`}
      </p>
      {onRetry && <FailedState onRetry={onRetry} />}
      <ol className={css.lines}>
        {reviewed.map((each, at) => (
          <li key={open[at]}>
            <ListedLine
              reviewed={each}
              duration={duration}
              onAnswer={(choice) => answer(each.line, choice)}
              onChoose={(productId) => choose(each.line, productId)}
            />
          </li>
        ))}
      </ol>
      {left.length > 0 && (
        <>
          <p>{m.plan_list_left({ count: left.length, limit: LIST_LINE_LIMIT })}</p>
          <ul className={css.left}>
            {[...left.entries()].map(([at, line]) => (
              <li key={at}>{line}</li>
            ))}
          </ul>
        </>
      )}
      <DialogFooter onCancel={onClose} cancel={m.common_close()}>
        {(added === 0 || addable.length > 0) && (
          <Button variant="filled" disabled={addable.length === 0} onClick={add}>
            {m.plan_list_add({ count: addable.length })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

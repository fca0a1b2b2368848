import { LIST_LINE_LIMIT } from '@salvia/contract/words/limits'
import type { Duration } from '@salvia/contract/words/plans'
import { useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import css from './list-dialog.module.css'
import { isToAdd } from './list-review.ts'
import { ListedLine } from './listed-line.tsx'
import { usePastedList } from './use-pasted-list.ts'
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
export function ListDialog({ duration, ...props }: Props) {
  const list = usePastedList(props)
  const { shown, addable, left, added, onRetry } = list
  const all = shown.filter(({ reviewed }) => isToAdd(reviewed)).length
  const unwritten = addable.filter(({ is }) => is === 'Unwritten').length
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (added > 0) status.current?.scrollIntoView({ block: 'center' })
  }, [added])
  return (
    <Dialog title={m.plan_list_title()} isOpen onClose={props.onClose} mayClose={mayClose}>
      <p role="status" ref={status}>
        {added > 0 && `${m.plan_list_added({ count: added })} `}
        {added > 0 && addable.length === 0
          ? m.plan_list_rest({ count: all })
          : m.plan_list_ready({ ready: addable.length - unwritten, all })}
        {unwritten > 0 && ` ${m.plan_list_unwritten({ count: unwritten })}`}
      </p>
      {onRetry && <FailedState onRetry={onRetry} />}
      <ol className={css.lines}>
        {shown.map(({ at, reviewed }) => (
          <li key={at}>
            <ListedLine
              reviewed={reviewed}
              duration={duration}
              onAnswer={(choice) => list.answer(reviewed.line, choice)}
              onChoose={(productId) => list.choose(reviewed.line, productId)}
              onLeaveOut={(isLeftOut) => list.leaveOut(at, isLeftOut)}
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
      <DialogFooter onCancel={props.onClose} cancel={m.common_close()}>
        {(added === 0 || addable.length > 0) && (
          <Button variant="filled" disabled={addable.length === 0} onClick={list.add}>
            {m.plan_list_add({ count: addable.length })}
          </Button>
        )}
      </DialogFooter>
    </Dialog>
  )
}

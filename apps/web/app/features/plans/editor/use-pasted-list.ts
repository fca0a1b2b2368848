import { PLAN_ITEM_LIMIT } from '@salvia/contract/words/limits'
import { listLines } from '@salvia/rules/plans/pasted-list/list-lines'
import { useMemo, useState } from 'react'
import { isAdded, isToAdd, reviewList } from './list-review.ts'
import { useListed } from './use-listed.ts'
import type { Added } from './use-search-box.ts'

type Props = {
  pasted: string
  presentIds: Set<string>
  onAdd: (added: Added[]) => void
  onClose: () => void
}

/** The lines of a pasted list that are not added yet, and what becomes of each. */
export function usePastedList({ pasted, presentIds, onAdd, onClose }: Props) {
  const { lines, left } = useMemo(() => listLines(pasted), [pasted])
  const [done, setDone] = useState<number[]>([])
  const [leftOut, setLeftOut] = useState<Record<number, boolean>>({})
  const [added, setAdded] = useState(0)
  const open = [...lines.entries()]
    .filter(([at]) => !done.includes(at))
    .map(([at, line]) => ({ at, ...line, isLeftOut: leftOut[at] }))
  const { listed, onRetry, answer, choose } = useListed(open)
  const reviewed = reviewList(listed, {
    presentIds,
    room: PLAN_ITEM_LIMIT - presentIds.size,
    all: lines,
  })
  const addable = reviewed.filter(isAdded)
  const add = () => {
    onAdd(addable.map(({ found: { product, entry } }) => ({ product, entry, isByKey: false })))
    const rest = reviewed.filter((each) => isToAdd(each) && !isAdded(each))
    if (rest.length === 0 && left.length === 0) return onClose()
    setDone([
      ...done,
      ...open.filter((_, at) => !rest.some((each) => each === reviewed[at])).map(({ at }) => at),
    ])
    setAdded(added + addable.length)
  }
  const leaveOut = (line: number, isLeftOut: boolean) => setLeftOut({ ...leftOut, [line]: isLeftOut })
  const shown = reviewed.map((each, at) => ({ at: open[at]?.at ?? at, reviewed: each }))
  return { shown, addable, left, added, add, leaveOut, onRetry, answer, choose }
}

import { type TimeOfDay, timesOfDay } from '@salvia/rules/plans/dose-schedule'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { timeWord } from '../intake-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import css from './item-list.module.css'
import { ItemRow } from './item-row.tsx'
import type { DraftItem } from './plan-draft.ts'

type Group = { time: TimeOfDay | 'AnyTime'; items: DraftItem[] }

/** Items under the earliest time at which they are taken; a frequency names none. */
function groupByTime(items: DraftItem[]): Group[] {
  const earliest = (item: DraftItem) => timesOfDay.find((time) => item.intakeTime.includes(time)) ?? 'AnyTime'
  const ordered = orderPlanItems(items)
  return [...timesOfDay, 'AnyTime' as const]
    .map((time) => ({ time, items: ordered.filter((item) => earliest(item) === time) }))
    .filter((group) => group.items.length > 0)
}

type Props = {
  items: DraftItem[]
  onChange: (productId: string, change: Partial<DraftItem>) => void
  onRemove: (item: DraftItem) => void
}

/** The plan itself: its products by time of day. */
export function ItemList({ items, onChange, onRemove }: Props) {
  // Kept here and not in the row: an item whose time changes moves to another group while it is being written.
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const remove = (item: DraftItem) => {
    list.current?.focus({ preventScroll: true })
    onRemove(item)
  }
  return (
    <div ref={list} className={`card ${css.plan}`} tabIndex={-1}>
      {groupByTime(items).map((group) => (
        <section key={group.time} aria-labelledby={`group-${group.time}`}>
          <div className={css.group}>
            <TimeIcon time={group.time} />
            <h2 id={`group-${group.time}`}>
              {group.time === 'AnyTime' ? m.plan_any_time() : timeWord(group.time)}
            </h2>
          </div>
          {group.items.map((item) => (
            <ItemRow
              key={item.productId}
              item={item}
              isOpen={item.productId === openId}
              onOpen={(isOpen) => setOpenId(isOpen ? item.productId : null)}
              onChange={(change) => onChange(item.productId, change)}
              onRemove={() => remove(item)}
            />
          ))}
        </section>
      ))}
    </div>
  )
}

import type { ProductCard } from '@salvia/contract/catalogue/shop'
import { type TimeOfDay, timesOfDay } from '@salvia/contract/words/plans'
import { orderPlanItems } from '@salvia/rules/plans/plan-order'
import { useRef, useState } from 'react'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { useDisruptions } from '#app/shared/disruptions-of.tsx'
import { timeWord } from '../intake-words.ts'
import { TimeIcon } from '../time-icon.tsx'
import css from './item-list.module.css'
import { ItemRow } from './item-row.tsx'
import type { DraftItem, SwappedDose } from './plan-draft.ts'

type Group = { time: TimeOfDay | 'AnyTime'; items: DraftItem[] }

/** Items grouped by their earliest time; frequencies come under their own group. */
function groupByTime(items: DraftItem[]): Group[] {
  const earliest = (item: DraftItem) => timesOfDay.find((time) => item.intakeTime.includes(time)) ?? 'AnyTime'
  const ordered = orderPlanItems(items)
  return [...timesOfDay, 'AnyTime' as const]
    .map((time) => ({ time, items: ordered.filter((item) => earliest(item) === time) }))
    .filter((group) => group.items.length > 0)
}

type Props = {
  items: DraftItem[]
  /** The item whose instruction is being written. */
  openId: string | null
  onOpen: (productId: string | null) => void
  onChange: (productId: string, change: Partial<DraftItem>) => void
  onRemove: (item: DraftItem) => void
  onSwap: (item: DraftItem, product: ProductCard, dose: SwappedDose | null) => void
  /** Products that are no longer in the catalogue. */
  refused: DraftItem[]
  /** Goes on to the next product. */
  onNext: () => void
}

/**
 * The plan itself: its products by time of day. Headings and rows are siblings of one list, so that a row which moves
 * to another time of day stays the same element and keeps the focus.
 */
export function ItemList(props: Props) {
  const { items, openId, refused, onOpen, onChange, onRemove, onSwap, onNext } = props
  const list = useRef<HTMLDivElement>(null)
  const disruptions = useDisruptions(items.map(({ productId }) => productId))
  const remove = (item: DraftItem) => {
    list.current?.focus({ preventScroll: true })
    onRemove(item)
  }
  // Of a product put in, whose dose could not be recomputed; until its instruction is opened.
  const [toCheckId, setToCheckId] = useState<string | null>(null)
  const swap = (item: DraftItem, product: ProductCard, dose: SwappedDose | null) => {
    list.current?.focus({ preventScroll: true })
    setToCheckId(dose === null ? product.id : null)
    onSwap(item, product, dose)
    requestAnimationFrame(() => focusWithin(`#item-${product.id} .${css.instruction}`))
  }
  const open = ({ productId }: DraftItem, isOpen: boolean) => {
    if (productId === toCheckId) setToCheckId(null)
    onOpen(isOpen ? productId : null)
  }
  return (
    <div ref={list} className={`card ${css.plan}`} tabIndex={-1}>
      {groupByTime(items).flatMap((group) => [
        <div key={group.time} className={css.group}>
          <TimeIcon time={group.time} />
          <h2>{group.time === 'AnyTime' ? m.plan_any_time() : timeWord(group.time)}</h2>
        </div>,
        ...group.items.map((item) => (
          <ItemRow
            key={item.productId}
            item={item}
            group={group.time}
            disruption={disruptions.find(({ product }) => product.id === item.productId)}
            isOpen={item.productId === openId}
            isRefused={refused.some(({ productId }) => productId === item.productId)}
            isDoseToCheck={item.productId === toCheckId}
            onOpen={(isOpen) => open(item, isOpen)}
            onChange={(change) => onChange(item.productId, change)}
            onRemove={() => remove(item)}
            onSwap={(product, dose) => swap(item, product, dose)}
            onNext={onNext}
          />
        )),
      ])}
    </div>
  )
}

import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './drag-handle.module.css'

type Props = {
  /** What is moved. */
  name: string
  at: number
  count: number
  onMove: (from: number, to: number) => void
  /** Rows may go deeper with the right arrow and back with the left one. */
  onNest?: (by: 1 | -1) => void
}

const steps: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

const placeUnder = (event: PointerEvent<HTMLButtonElement>): number | null => {
  const list = event.currentTarget.closest('[data-order]')
  const entry = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((found) => found && found.closest('[data-order]') === list)
  return entry ? Number(entry.dataset.place) : null
}

/**
 * Moves an entry of a list by dragging it, with finger or mouse, or with the arrow keys. The list is marked
 * `data-order`, each entry `data-place` with its position.
 */
export function DragHandle({ name, at, count, onMove, onNest }: Props) {
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const isAside = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (isAside && onNest) return onNest(step === 1 ? 1 : -1)
    onMove(at, at + step)
  }
  const drag = (event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const to = placeUnder(event)
    if (to !== null && to !== at) onMove(at, to)
  }
  return (
    <button
      type="button"
      className={css.handle}
      aria-label={m.order_move({ name, at: at + 1, count })}
      title={m.order_hint()}
      onKeyDown={press}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

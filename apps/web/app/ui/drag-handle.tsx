import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
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

function placeUnder(event: PointerEvent, list: Element | null): number | null {
  const entry = document
    .elementsFromPoint(event.clientX, event.clientY)
    .map((element) => element.closest<HTMLElement>('[data-place]'))
    .find((found) => found && found.closest('[data-order]') === list)
  return entry ? Number(entry.dataset.place) : null
}

/** Follows the pointer over the whole window: an entry that changes its place leaves the page for a moment. */
function useDragging({ at, onMove }: Pick<Props, 'at' | 'onMove'>) {
  const latest = useRef({ at, onMove })
  const stop = useRef(() => {})
  useLayoutEffect(() => {
    latest.current = { at, onMove }
  })
  useEffect(() => () => stop.current(), [])
  return (list: Element | null) => {
    const ending = new AbortController()
    const { signal } = ending
    stop.current = () => ending.abort()
    const drag = (event: PointerEvent) => {
      const to = placeUnder(event, list)
      if (to !== null && to !== latest.current.at) latest.current.onMove(latest.current.at, to)
    }
    window.addEventListener('pointermove', drag, { signal })
    for (const end of ['pointerup', 'pointercancel'])
      window.addEventListener(end, () => ending.abort(), { signal })
  }
}

/**
 * Moves an entry of a list by dragging it, with finger or mouse, or with the arrow keys. The list is marked
 * `data-order`, each entry `data-place` with its position. The keyboard stays on what it moves.
 */
export function DragHandle({ name, at, count, onMove, onNest }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const isPressed = useRef(false)
  const start = useDragging({ at, onMove })
  const wasAt = useRef(at)
  useLayoutEffect(() => {
    if (isPressed.current && wasAt.current !== at) button.current?.focus()
    wasAt.current = at
    isPressed.current = false
  })
  const press = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    isPressed.current = true
    const isAside = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (isAside && onNest) return onNest(step === 1 ? 1 : -1)
    onMove(at, at + step)
  }
  return (
    <button
      ref={button}
      type="button"
      className={css.handle}
      aria-label={m.order_move({ name, at: at + 1, count })}
      title={m.order_hint()}
      onKeyDown={press}
      onPointerDown={(event) => start(event.currentTarget.closest('[data-order]'))}
    >
      <IconGripVertical size={18} stroke={1.75} aria-hidden="true" />
    </button>
  )
}

import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './drag-handle.module.css'

type Props = {
  /** Accessible name of the moved entry. */
  name: string
  at: number
  count: number
  onMove: (from: number, to: number) => void
  /** Right and left arrows indent and outdent. */
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

/** Listens on the window: a moved entry is briefly unmounted. */
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
 * Reorders a list by mouse, touch or arrow keys. Mark the list `data-order` and each entry `data-place` with its index.
 * Keyboard focus follows the entry.
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

import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import css from './popover-menu.module.css'

type Props = {
  label: string
  trigger: ReactNode
  className?: string | undefined
  /** Opens below the button, aligned with its end or its start, or beside it for a button at the foot of a rail. */
  place?: 'below' | 'belowStart' | 'beside'
  onOpen?: () => void
  children: ReactNode
}

const GAP = 8

const places = {
  below: ({ bottom, right }: DOMRect) => ({
    top: `${bottom + window.scrollY + GAP}px`,
    right: `${document.documentElement.clientWidth - right}px`,
  }),
  belowStart: ({ bottom, left }: DOMRect) => ({
    inset: `${bottom + window.scrollY + GAP}px auto auto ${left}px`,
  }),
  beside: ({ bottom, right }: DOMRect) => ({
    inset: `auto auto ${document.documentElement.clientHeight - bottom}px ${right + GAP}px`,
  }),
}

/**
 * A button with a menu of links. Native popover: closes on Escape and outside clicks, renders in the top layer, works
 * before hydration.
 */
export function PopoverMenu({ label, trigger, className, place = 'below', onOpen, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const put = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open') return
    onOpen?.()
    if (button.current !== null)
      Object.assign(event.currentTarget.style, places[place](button.current.getBoundingClientRect()))
  }
  return (
    <>
      <button ref={button} type="button" className={className} aria-label={label} popoverTarget={id}>
        {trigger}
      </button>
      <div id={id} popover="auto" className={css.panel} onBeforeToggle={put}>
        {children}
      </div>
    </>
  )
}

/** Closes the menu when a link is followed. */
export const closePanel = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

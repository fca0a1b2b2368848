import { type MouseEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import css from './popover-menu.module.css'

type Props = { label: string; trigger: ReactNode; className?: string; children: ReactNode }

const GAP = 8

/**
 * A button that opens a small panel of links below it. The browser's own popover: Escape and a click beside it close
 * it, it lies above everything, and it opens before any script has arrived.
 */
export function PopoverMenu({ label, trigger, className, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const place = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState !== 'open' || button.current === null) return
    const { bottom, right } = button.current.getBoundingClientRect()
    const panel = event.currentTarget
    panel.style.top = `${bottom + window.scrollY + GAP}px`
    panel.style.right = `${document.documentElement.clientWidth - right}px`
  }
  return (
    <>
      <button ref={button} type="button" className={className} aria-label={label} popoverTarget={id}>
        {trigger}
      </button>
      <div id={id} popover="auto" className={css.panel} onBeforeToggle={place}>
        {children}
      </div>
    </>
  )
}

/** Closes the panel around a link that was followed. */
export const closePanel = (event: MouseEvent<HTMLElement>) =>
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()

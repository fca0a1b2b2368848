import { IconX } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { focusPage } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import css from './dialog.module.css'
import { Unbroken } from './unbroken.tsx'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Called before Escape or the close button closes it; such a dialog ignores clicks outside. */
  mayClose?: () => boolean | Promise<boolean>
  children: ReactNode
  /** A modal in the centre, a left panel (navigation) or a bottom sheet on a phone. */
  place?: 'middle' | 'left' | 'sheet'
  /** Selector of the initially focused element; by default the close button. */
  startAt?: string
}

/** Focuses what it is to start at; what is shown later, once it is there and as long as the focus was not moved. */
function startFocusAt(dialog: HTMLDialogElement, startAt: string): (() => void) | undefined {
  const opened = document.activeElement
  const find = () => dialog.querySelector<HTMLElement>(startAt)
  const there = find()
  if (there) {
    there.focus()
    return undefined
  }
  const shown = new MutationObserver(() => {
    const late = find()
    if (!late) return
    shown.disconnect()
    if (document.activeElement === opened) late.focus()
  })
  shown.observe(dialog, { childList: true, subtree: true })
  return () => shown.disconnect()
}

/** The second press of the double click that opens a dialog does not close it: its place is outside. */
const DOUBLE_CLICK_MS = 500

/**
 * Native `<dialog>`: traps focus, closes on Escape and outside clicks, returns the focus to where it was, also when it
 * is removed while open; needs no library.
 */
export function Dialog({ title, isOpen, onClose, mayClose, children, place = 'middle', startAt }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    const dialog = element.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      if (startAt) return startFocusAt(dialog, startAt)
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen, startAt])
  useEffect(() => {
    const settling = setTimeout(() => setSettled(isOpen), isOpen ? DOUBLE_CLICK_MS : 0)
    return () => clearTimeout(settling)
  }, [isOpen])
  useLayoutEffect(() => {
    const dialog = element.current
    return () => {
      if (!dialog?.open) return
      dialog.close()
      if (document.activeElement === document.body) focusPage()
    }
  }, [])
  const tryToClose = async () => {
    if ((await mayClose?.()) !== false) onClose()
  }
  const holdOpen = (event: SyntheticEvent) => {
    if (mayClose === undefined) return
    event.preventDefault()
    void tryToClose()
  }
  return (
    <dialog
      ref={element}
      className={css.dialog}
      data-place={place}
      aria-label={title}
      closedby={mayClose || !isSettled ? 'closerequest' : 'any'}
      onKeyDown={(event) => event.key === 'Escape' && holdOpen(event)}
      onCancel={holdOpen}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className={css.head}>
            <h2 className="t16" tabIndex={-1}>
              <Unbroken text={title} />
            </h2>
            <button type="button" className={css.close} aria-label={m.common_close()} onClick={tryToClose}>
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
          <div className={css.body}>{children}</div>
        </>
      )}
    </dialog>
  )
}

import { IconX } from '@tabler/icons-react'
import { type ReactNode, type SyntheticEvent, useEffect, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './dialog.module.css'

type Props = {
  title: string
  isOpen: boolean
  onClose: () => void
  /** Asked before Escape or the cross closes it; a dialog that asks is not closed by a click beside it. */
  mayClose?: () => boolean | Promise<boolean>
  children: ReactNode
  /** A dialog in the middle, a panel at the left (the navigation) or one from below on a phone. */
  place?: 'middle' | 'left' | 'sheet'
  /** What has the focus first, as a selector; else whatever comes first, which is the cross. */
  startAt?: string
}

/** The browser's own dialog: focus stays inside, Escape and a click on the veil close it, nothing to download. */
export function Dialog({ title, isOpen, onClose, mayClose, children, place = 'middle', startAt }: Props) {
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const dialog = element.current
    if (isOpen && dialog && !dialog.open) {
      dialog.showModal()
      if (startAt) dialog.querySelector<HTMLElement>(startAt)?.focus()
    }
    if (!isOpen && dialog?.open) dialog.close()
  }, [isOpen, startAt])
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
      closedby={mayClose ? 'closerequest' : 'any'}
      onKeyDown={(event) => event.key === 'Escape' && holdOpen(event)}
      onCancel={holdOpen}
      onClose={onClose}
    >
      {isOpen && (
        <>
          <div className={css.head}>
            <h2 className="t16">{title}</h2>
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

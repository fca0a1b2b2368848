import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './filter-sheet.module.css'

type Props = {
  title: string
  /** On the button that opens it, such as the title with how many filters are set. */
  opens: string
  found: ReactNode
  /** Fields that show what the address says: opening and closing the sheet makes them again. */
  children: ReactNode
}

/**
 * Filters as a group of the form on a wide page; on a phone a sheet that a button opens, a dialog only while it is open.
 * Without script they are open.
 */
export function FilterSheet({ title, opens, found, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  const [isOpen, setOpen] = useState(false)
  const open = () => {
    flushSync(() => setOpen(true))
    sheet.current?.showModal()
  }
  const close = () => sheet.current?.close()
  return (
    <>
      <Button
        className={css.open}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={open}
      >
        {opens}
      </Button>
      {isOpen ? (
        <dialog ref={sheet} className={css.sheet} aria-label={title} onClose={() => setOpen(false)}>
          <div className={css.head}>
            <h2 className="t16">{title}</h2>
            <button type="button" aria-label={m.common_close()} onClick={close}>
              <IconX size={20} stroke={1.75} aria-hidden="true" />
            </button>
          </div>
          {children}
          <Button className={css.done} variant="filled" onClick={close}>
            {found}
          </Button>
        </dialog>
      ) : (
        <fieldset className={css.fields} aria-label={title}>
          {children}
        </fieldset>
      )}
    </>
  )
}

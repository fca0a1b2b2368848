import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './filter-sheet.module.css'

type Props = {
  title: string
  /** On the button that opens it, such as the title with how many filters are set. */
  opens: string
  found: ReactNode
  children: ReactNode
}

/** Filters in the form of a wide page; on a phone a sheet that a button opens. Without script they are open. */
export function FilterSheet({ title, opens, found, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button
        className={css.open}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        {opens}
      </Button>
      <dialog ref={sheet} className={css.sheet} aria-label={title}>
        <div className={css.head}>
          <h2 className="t16">{title}</h2>
          <button type="button" aria-label={m.common_close()} onClick={() => sheet.current?.close()}>
            <IconX size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </div>
        {children}
        <Button className={css.done} variant="filled" onClick={() => sheet.current?.close()}>
          {found}
        </Button>
      </dialog>
    </>
  )
}

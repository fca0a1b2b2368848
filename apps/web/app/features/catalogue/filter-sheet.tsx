import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { type ReactNode, useRef } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import css from './filter-sheet.module.css'

type Props = { active: number; found: ReactNode; children: ReactNode }

/** Filters in the form of a wide page; on a phone a sheet that a button opens. Without script they stand open. */
export function FilterSheet({ active, found, children }: Props) {
  const sheet = useRef<HTMLDialogElement>(null)
  return (
    <>
      <Button
        className={css.open}
        leftSection={<IconAdjustmentsHorizontal size={18} stroke={1.75} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => sheet.current?.showModal()}
      >
        {active > 0 ? m.shop_filters_count({ count: active }) : m.shop_filters()}
      </Button>
      <dialog ref={sheet} className={css.sheet} aria-label={m.shop_filters()}>
        {children}
        <Button className={css.done} variant="filled" onClick={() => sheet.current?.close()}>
          {found}
        </Button>
      </dialog>
    </>
  )
}

import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import css from './dialog.module.css'

type Props = {
  onCancel: () => unknown
  /** Label of the cancel button. */
  cancel?: string | undefined
  /** Content on the opposite side. */
  aside?: ReactNode
  /** The main action, rendered last. */
  children?: ReactNode
}

/** A dialog's buttons in the standard order. */
export const DialogFooter = ({ onCancel, cancel = m.common_cancel(), aside, children }: Props) => (
  <div className={css.foot}>
    {aside && <span className={css.aside}>{aside}</span>}
    <Button onClick={() => onCancel()}>{cancel}</Button>
    {children}
  </div>
)

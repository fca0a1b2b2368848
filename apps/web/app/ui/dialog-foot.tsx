import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './dialog.module.css'

type Props = {
  onCancel: () => unknown
  /** What the button says that does nothing. */
  cancel?: string | undefined
  /** Content at the other side. */
  aside?: ReactNode
  /** The main action, rendered last. */
  children?: ReactNode
}

/** The buttons of a dialog, in the one order that they have. */
export const DialogFoot = ({ onCancel, cancel = m.common_cancel(), aside, children }: Props) => (
  <div className={css.foot}>
    {aside && <span className={css.aside}>{aside}</span>}
    <Button onClick={() => onCancel()}>{cancel}</Button>
    {children}
  </div>
)

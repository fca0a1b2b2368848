import { IconCopy } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { copyText } from '#app/lib/copy-text.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from './button.tsx'
import css from './copied-link.module.css'
import { TextField } from './field.tsx'

type Props = {
  label: string
  link: string
  /** Whether copying it is the main action of its screen. */
  isMain: boolean
  onCopy?: () => void
  /** Other ways to pass it on. */
  children?: ReactNode
}

/** A link to pass on: chosen as a whole once it is focused, with the button that copies it. */
export const CopiedLink = ({ label, link, isMain, onCopy, children }: Props) => (
  <div className={css.link}>
    <TextField
      isSmall
      className={css.field}
      label={label}
      readOnly
      value={link}
      onFocus={({ target }) => target.select()}
    />
    <Button
      variant={isMain ? 'filled' : 'default'}
      leftSection={<IconCopy size={18} stroke={1.75} />}
      onClick={() => {
        onCopy?.()
        void copyText(link)
      }}
    >
      {m.plan_share_copy_link()}
    </Button>
    {children}
  </div>
)

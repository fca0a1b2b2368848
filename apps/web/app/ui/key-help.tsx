import { IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from './dialog.tsx'
import css from './key-help.module.css'

export type KeyMeaning = { key: string; meaning: string }

type Props = {
  keys: KeyMeaning[]
  /** When the keys of actions act. */
  note?: string
}

/** The keys of the screen, opened by its button or `?`. A screen has one. */
export function KeyHelp({ keys, note }: Props) {
  const [isOpen, setOpen] = useState(false)
  usePageKeys([['?', () => setOpen(true)]])
  return (
    <>
      <button type="button" className={`only-large ${css.open}`} onClick={() => setOpen(true)}>
        <IconKeyboard size={18} stroke={1.75} aria-hidden="true" />
        {m.key_all()} <kbd>?</kbd>
      </button>
      <Dialog title={m.key_all()} isOpen={isOpen} onClose={() => setOpen(false)}>
        <dl className={css.keys}>
          {keys.map(({ key, meaning }) => (
            <div key={`${key} ${meaning}`}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        {note && <p className={`second ${css.note}`}>{note}</p>}
      </Dialog>
    </>
  )
}

/** Keys with a word each, in one line. */
export const KeyLine = ({ keys }: { keys: KeyMeaning[] }) => (
  <p className={`only-large ${css.line}`}>
    {keys.map(({ key, meaning }) => (
      <span key={`${key} ${meaning}`}>
        <kbd>{key}</kbd> {meaning}
      </span>
    ))}
  </p>
)

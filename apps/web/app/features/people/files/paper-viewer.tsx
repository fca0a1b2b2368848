import { useWindowEvent } from '@mantine/hooks'
import { IconDownload, IconX } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { isBehindDialog } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import css from '../people.module.css'
import { Paper } from './paper.tsx'

type Props = ComponentProps<typeof Paper> & { onClose: () => void }

/** A document at full height next to the open record; the record and its shortcuts stay usable. */
export function PaperViewer({ onClose, ...paper }: Props) {
  const close = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    close.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || isBehindDialog()) return
    // The first Escape closes the document only: handled before the list's shortcuts.
    event.stopImmediatePropagation()
    onClose()
  }
  useWindowEvent('keydown', onKeyDown, { capture: true })
  return (
    <section className={css.viewer} aria-label={paper.name}>
      <header className={css.viewerHead}>
        <h2 className="t16">{paper.name}</h2>
        <a href={paper.href} download>
          <IconDownload size={18} stroke={1.75} aria-hidden="true" /> {m.common_download()}
        </a>
        <button
          ref={close}
          type="button"
          className="icon-button"
          aria-label={m.common_close()}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </header>
      <div className={css.viewerBody}>
        <Paper {...paper} isLarge />
      </div>
    </section>
  )
}

import { useWindowEvent } from '@mantine/hooks'
import { IconDownload, IconX } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef } from 'react'
import { isBehindDialog } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import css from '../people.module.css'
import { CertificateFile } from './certificate-file.tsx'

type Props = ComponentProps<typeof CertificateFile> & { onClose: () => void }

/** A document at full height next to the open record; the record and its shortcuts stay usable. */
export function CertificateViewer({ onClose, ...file }: Props) {
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
    <section className={css.viewer} aria-label={file.name}>
      <header className={css.viewerHead}>
        <h2 className="t16">{file.name}</h2>
        <a href={file.href} download>
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
        <CertificateFile {...file} isLarge />
      </div>
    </section>
  )
}

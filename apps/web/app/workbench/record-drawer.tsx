import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { bottomBar } from '#app/lib/bottom-bars.ts'
import { focusWithin } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { listPosition } from './list-position.ts'
import css from './record-drawer.module.css'

type Props = {
  openKey: string
  /** The page's records in order. */
  keys: string[]
  /** Where the page stands among all records of the list. */
  page: { offset: number; count: number }
  open: (key: string | null) => unknown
  children: ReactNode
}

/** Opening a record moves the focus into it, stepping to another keeps it there, closing returns it to the row. */
export function useRecordFocus(openKey: string | null): void {
  const shown = useRef(openKey)
  useEffect(() => {
    const before = shown.current
    shown.current = openKey
    if (before === openKey) return
    if (openKey === null) focusWithin(`[data-key="${CSS.escape(before ?? '')}"] a`)
    else if (!document.activeElement?.closest('[data-record]')) focusWithin('[data-record]')
  }, [openKey])
}

/** The open record next to its list; on top of it on a phone. */
export function RecordDrawer({ openKey, keys, page, open, children }: Props) {
  const at = keys.indexOf(openKey)
  const position = listPosition({ openKey, keys, page })
  const step = (by: number) => keys[at + by]
  const go = (key: string | undefined) => key !== undefined && open(key)
  return (
    <aside className={css.drawer} tabIndex={-1} data-record aria-label={m.list_record()}>
      <div className={css.drawerHead}>
        {position && <span className={css.position}>{m.list_position(position)}</span>}
        <button
          type="button"
          aria-label={m.list_previous_record()}
          disabled={at <= 0}
          onClick={() => go(step(-1))}
        >
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={m.list_next_record()}
          disabled={at < 0 || step(1) === undefined}
          onClick={() => go(step(1))}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </button>
        <button type="button" className={css.close} aria-label={m.common_close()} onClick={() => open(null)}>
          <IconX size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      {children}
    </aside>
  )
}

/** Layout of a record: header, sections, actions. */
export const DrawerBody = ({ children }: { children: ReactNode }) => (
  <div className={css.drawerBody}>{children}</div>
)
export const DrawerFoot = ({ children }: { children: ReactNode }) => (
  <div ref={bottomBar} className={css.drawerFoot}>
    {children}
  </div>
)

/** Facts in two columns; empty ones are left out. */
export const Facts = ({ facts }: { facts: [string, ReactNode][] }) => (
  <dl className={css.facts}>
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
)

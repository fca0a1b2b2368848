import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { m } from '#app/paraglide/messages.js'
import css from './record-drawer.module.css'

type Props = {
  openKey: string
  /** The records of the page, in their order. */
  keys: string[]
  open: (key: string | null) => unknown
  children: ReactNode
}

/** The open record beside its list; on a phone over it. */
export function RecordDrawer({ openKey, keys, open, children }: Props) {
  const at = keys.indexOf(openKey)
  const step = (by: number) => keys[at + by]
  const go = (key: string | undefined) => key !== undefined && open(key)
  return (
    <aside className={css.drawer} aria-label={m.list_record()}>
      <div className={css.drawerHead}>
        {at >= 0 && (
          <span className={css.position}>{m.list_position({ at: at + 1, count: keys.length })}</span>
        )}
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

/** The parts of a record: who it is, its sections, what can be done with it. */
export const DrawerBody = ({ children }: { children: ReactNode }) => (
  <div className={css.drawerBody}>{children}</div>
)
export const DrawerFoot = ({ children }: { children: ReactNode }) => (
  <div className={css.drawerFoot}>{children}</div>
)

/** Facts in two columns; a fact without a value is left out. */
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

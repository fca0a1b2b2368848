import { IconKeyboard } from '@tabler/icons-react'
import { useState } from 'react'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { Pages } from '#app/ui/pages.tsx'
import type { ListAddress } from './list-address.ts'
import drawer from './record-drawer.module.css'
import type { RowAction, rowKeys } from './row-keys.ts'
import css from './workbench.module.css'

const meanings: Record<(typeof rowKeys)[number], () => string> = {
  j: m.key_next,
  k: m.key_previous,
  x: m.key_select,
  '↵': m.key_open,
  Esc: m.key_close,
  '/': m.key_search,
}

type HintProps<Row> = { actions: RowAction<Row>[]; all: typeof rowKeys }

/** The keys of a list, all of them behind the question mark. */
export function KeyHints<Row>({ actions, all }: HintProps<Row>) {
  const [isOpen, setOpen] = useState(false)
  usePageKeys([['shift+?', () => setOpen(true)]])
  const keys = [
    ...all.map((key) => ({ key, meaning: meanings[key]() })),
    ...actions.map(({ key, label }) => ({ key: key.toUpperCase(), meaning: label })),
  ]
  return (
    <div className={css.keys}>
      <span className={css.hints}>
        {['J', 'K'].map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}{' '}
        {m.key_move()} <kbd>{'↵'}</kbd> {m.key_open()}
        {actions.map(({ key, label }) => (
          <span key={key}>
            <kbd>{key.toUpperCase()}</kbd> {label}
          </span>
        ))}
      </span>
      <button type="button" className={css.quiet} onClick={() => setOpen(true)}>
        <IconKeyboard size={18} stroke={1.75} aria-hidden="true" />
        {m.key_all()}
      </button>
      <Dialog title={m.key_all()} isOpen={isOpen} onClose={() => setOpen(false)}>
        <dl className={drawer.facts}>
          {keys.map(({ key, meaning }) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </div>
  )
}

type PageProps = { pager: { count: number; limit: number } | undefined; address: ListAddress }

export const WorkbenchPages = ({ pager, address }: PageProps) =>
  pager && (
    <Pages
      count={pager.count}
      limit={pager.limit}
      offset={address.offset}
      onGo={(offset) => address.set('offset', String(offset))}
    />
  )

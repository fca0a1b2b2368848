import { m } from '#app/paraglide/messages.js'
import { KeyHelp, KeyLine, type KeyMeaning } from '#app/ui/key-help.tsx'
import { Pages } from '#app/ui/pages.tsx'
import type { ListAddress } from './list-address.ts'
import { type RowAction, rowKeys } from './row-keys.ts'
import css from './workbench.module.css'

const meanings: Record<(typeof rowKeys)[number], () => string> = {
  j: m.key_next,
  k: m.key_previous,
  x: m.key_select,
  '↵': m.common_open,
  Esc: m.key_close,
  '/': m.key_search,
}

type HintProps<Row> = {
  actions: RowAction<Row>[]
  /** Actions whose key acts now. */
  ready: RowAction<Row>[]
  hasSelection: boolean
}

const keyOf = <Row,>({ key, label }: RowAction<Row>): KeyMeaning => ({
  key: key.toUpperCase(),
  meaning: label,
})

/** Shortcut help of a list: its line has the keys that act now, `?` has all. */
export function KeyHints<Row>({ actions, ready, hasSelection }: HintProps<Row>) {
  const all = rowKeys.filter((key) => key !== 'x' || hasSelection)
  return (
    <div className={css.keys}>
      <KeyLine
        keys={[
          { key: 'J K', meaning: m.key_move() },
          { key: '↵', meaning: m.key_open() },
          ...(hasSelection ? [{ key: 'X', meaning: m.key_tick() }] : []),
          ...ready.map(keyOf),
        ]}
      />
      <KeyHelp
        keys={[
          ...all.map((key) => ({
            key: key.length === 1 ? key.toUpperCase() : key,
            meaning: meanings[key](),
          })),
          ...actions.map(keyOf),
        ]}
        {...(actions.length > 0 ? { note: m.key_note_actions() } : {})}
      />
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

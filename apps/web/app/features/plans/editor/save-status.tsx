import { formatClock } from '@salvia/rules/format/format'
import { IconAlertTriangle, IconCheck, IconPencil, IconRefresh } from '@tabler/icons-react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useIsLive } from '#app/startup/use-is-live.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import type { SaveState } from './autosave.ts'
import type { DraftItem } from './plan-draft.ts'
import css from './plan-editor.module.css'

/** Local time, known only in the browser. */
function useClockTime(instant: string | null): string {
  const isLive = useIsLive()
  return instant === null || !isLive ? '' : formatClock(instant, getLocale())
}

/** Whether the draft is saved. */
export function SaveStatus({ state }: { state: SaveState }) {
  const time = useClockTime(state.kind === 'saved' ? state.at : null)
  const words: Record<SaveState['kind'], () => string> = {
    saved: () => m.plan_editor_saved({ time }),
    typing: m.plan_editor_typing,
    saving: m.plan_editor_saving,
    failed: m.plan_editor_not_saved,
    conflict: m.plan_editor_not_saved_conflict,
    refused: m.plan_editor_not_saved_refused,
  }
  const Icon =
    { saved: IconCheck, typing: IconPencil, saving: IconRefresh }[state.kind as string] ?? IconAlertTriangle
  return (
    <span className={css.saved} data-kind={state.kind} role="status">
      <Icon size={18} stroke={1.75} aria-hidden="true" />
      <span>{words[state.kind]()}</span>
    </span>
  )
}

type Props = {
  state: SaveState
  items: DraftItem[]
  onSaveNow: () => void
  onOverwrite: () => void
  onReload: () => void
  onRemove: (item: DraftItem) => void
}

/** The products of a draft on whose account it cannot be saved. */
export const refusedOf = (state: SaveState, items: DraftItem[]): DraftItem[] =>
  state.kind === 'refused' ? items.filter(({ productId }) => state.productIds.includes(productId)) : []

/** What to do when saving failed; the draft stays on screen. */
export function SaveNotice({ state, items, onSaveNow, onOverwrite, onReload, onRemove }: Props) {
  const refused = refusedOf(state, items)
  if (state.kind === 'failed')
    return (
      <Note
        tone="warning"
        role="alert"
        action={
          <Button size="sm" onClick={onSaveNow}>
            {m.plan_editor_save_now()}
          </Button>
        }
      >
        {m.plan_editor_retrying()}
      </Note>
    )
  if (refused.length > 0) return <RefusedProducts items={refused} onRemove={onRemove} />
  if (state.kind === 'refused')
    return (
      <Note tone="error" role="alert">
        {m.plan_editor_refused({ reason: state.message })}
      </Note>
    )
  if (state.kind !== 'conflict') return null
  return (
    <Note
      tone="attention"
      role="alert"
      title={m.plan_editor_conflict_title()}
      action={
        <>
          <Button size="sm" onClick={onReload}>
            {m.plan_editor_take_theirs()}
          </Button>{' '}
          <Button size="sm" variant="filled" onClick={onOverwrite}>
            {m.plan_editor_keep_mine()}
          </Button>
        </>
      }
    >
      {m.plan_editor_conflict_text()}
    </Note>
  )
}

/** Which products hold the save, each with the way to it, where it can be replaced, and out of the plan. */
const RefusedProducts = ({ items, onRemove }: Pick<Props, 'items' | 'onRemove'>) => (
  <Note tone="error" role="alert" title={m.plan_editor_refused_products_title()}>
    <p>{m.plan_editor_refused_products({ count: items.length })}</p>
    <ul className={parts.list}>
      {items.map((item) => (
        <li key={item.productId}>
          <a className={`link ${parts.grow}`} href={`#item-${item.productId}`}>
            {item.product.name}
          </a>
          <Button
            size="sm"
            aria-label={m.common_remove_product({ product: item.product.name })}
            onClick={() => onRemove(item)}
          >
            {m.common_remove()}
          </Button>
        </li>
      ))}
    </ul>
  </Note>
)

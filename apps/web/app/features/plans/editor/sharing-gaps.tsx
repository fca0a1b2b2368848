import { globalDuration } from '@salvia/rules/plans/global-duration'
import { hasInstructions } from '@salvia/rules/plans/has-instructions'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Note } from '#app/ui/note.tsx'
import type { DraftItem } from './plan-draft.ts'

/** Names what a client would miss: a plan without products, products without a word on how to take them. */
export function SharingGaps({ items }: { items: DraftItem[] }) {
  if (items.length === 0)
    return (
      <Note tone="warning" title={m.plan_invite_empty()}>
        {m.plan_invite_empty_text()}
      </Note>
    )
  const planDuration = globalDuration(items)
  const bare = items.filter((item) => !hasInstructions(item, planDuration)).map(({ product }) => product.name)
  if (bare.length === 0) return null
  const products = new Intl.ListFormat(getLocale()).format(bare)
  return (
    <Note tone="warning" title={m.plan_invite_bare()}>
      {m.plan_invite_bare_text({ products })}
    </Note>
  )
}

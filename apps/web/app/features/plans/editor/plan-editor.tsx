import { Button } from '@mantine/core'
import type { ProductCard } from '@salvia/contract/catalogue/shop'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { planLengths } from '@salvia/contract/words/lengths'
import { formatMoney } from '@salvia/rules/format/format'
import { globalDuration } from '@salvia/rules/plans/global-duration'
import { mayAddPlanItem } from '@salvia/rules/plans/plan-slots'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { toDuration } from './duration-choices.ts'
import { EditorHeader } from './editor-header.tsx'
import { ItemList } from './item-list.tsx'
import { changeItem, type DraftItem, newItem, removeItem } from './plan-draft.ts'
import css from './plan-editor.module.css'
import { planFigures } from './plan-figures.ts'
import { ProductSearch } from './product-search.tsx'
import { SaveNotice, SaveStatus } from './save-status.tsx'
import { ShareDialog } from './share-dialog.tsx'
import panel from './side-panel.module.css'
import { SidePanel } from './side-panel.tsx'
import { forgetUnsaved } from './unsaved-draft.ts'
import { useAutosave } from './use-autosave.ts'
import { useInsertTemplate } from './use-insert-template.ts'
import { type DraftControl, usePlanDraft } from './use-plan-draft.ts'

type Props = { plan: Recommendation; publicUrl: string; mayOrder: boolean }

/** A plan being written: every change is saved within a second, and can be undone. */
export function PlanEditor({ plan, publicUrl, mayOrder }: Props) {
  const control = usePlanDraft(plan)
  const { draft, isChanged, baseVersion } = control
  const saving = useAutosave({ plan, draft, isChanged, baseVersion })
  const [isSharing, setSharing] = useState(false)
  const share = () => setSharing(true)
  const takeTheirs = () => {
    forgetUnsaved(plan.id)
    window.location.reload()
  }
  return (
    <div>
      <title>{draft.name}</title>
      <EditorHeader
        plan={plan}
        control={control}
        saved={<SaveStatus state={saving.state} />}
        mayCompare={mayOrder}
        onShare={share}
      />
      <div className={css.notice}>
        <SaveNotice
          state={saving.state}
          onSaveNow={saving.saveNow}
          onOverwrite={saving.overwrite}
          onReload={takeTheirs}
        />
      </div>
      <div className={css.grid}>
        <Writing planId={plan.id} control={control} />
        <aside className={`card ${panel.panel} ${css.side}`} aria-label={m.plan_editor_glance()}>
          <SidePanel draft={draft} />
        </aside>
      </div>
      <Dock control={control} onShare={share} />
      <ShareDialog
        plan={plan}
        publicUrl={publicUrl}
        mayOrder={mayOrder}
        onShared={saving.noteVersion}
        isOpen={isSharing}
        onClose={() => setSharing(false)}
      />
    </div>
  )
}

function Writing({ planId, control }: { planId: string; control: DraftControl }) {
  const { draft, change, undo } = control
  const insert = useInsertTemplate(control)
  const add = (product: ProductCard) =>
    change((before) => {
      const duration = toDuration(globalDuration(before.items))
      return { ...before, items: [...before.items, newItem(product, duration)] }
    })
  const remove = (item: DraftItem) => {
    change((before) => removeItem(before, item.productId))
    showSnackbar({
      id: `removed-${item.productId}`,
      type: 'primary',
      mainText: m.plan_editor_removed({ product: item.product.name }),
      action: { label: m.plan_editor_undo(), run: undo },
    })
  }
  return (
    <div>
      <ProductSearch
        planId={planId}
        presentIds={new Set(draft.items.map(({ productId }) => productId))}
        isFull={!mayAddPlanItem(draft.items.length)}
        onAdd={add}
        onInsert={insert}
      />
      {draft.items.length === 0 ? (
        <EmptyState title={m.plan_editor_empty_title()}>{m.plan_editor_empty_text()}</EmptyState>
      ) : (
        <ItemList
          items={draft.items}
          onChange={(productId, values) => change((before) => changeItem(before, productId, values))}
          onRemove={remove}
        />
      )}
      <TextAreaField
        className={css.about}
        label={m.plan_description()}
        description={m.plan_description_hint()}
        value={draft.description}
        maxLength={planLengths.description}
        grows
        rows={3}
        onChange={({ target: { value } }) => change((before) => ({ ...before, description: value }))}
      />
    </div>
  )
}

/** On a phone: the figure and the one action; the figure opens the panel. */
function Dock({ control: { draft }, onShare }: { control: DraftControl; onShare: () => void }) {
  const [isOpen, setOpen] = useState(false)
  const { cost } = planFigures(draft)
  const language = getLocale()
  return (
    <div className={css.dock} data-bottom-bar>
      <button type="button" className={css.sum} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="strong">{formatMoney(cost.wholePlan, language)}</span>
        <span className="second"> · {m.plan_price_a_day({ price: formatMoney(cost.perDay, language) })}</span>
      </button>
      <Button size="lg" variant="filled" leftSection={<IconSend size={18} stroke={1.75} />} onClick={onShare}>
        {m.plan_editor_share_short()}
      </Button>
      <Dialog title={m.plan_editor_glance()} place="sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={panel.sections}>
          <SidePanel draft={draft} />
        </div>
      </Dialog>
    </div>
  )
}

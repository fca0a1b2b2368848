import type { User } from '@salvia/contract/people/current-user'
import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { mayAddPlanItem } from '@salvia/rules/plans/plan-slots'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { focusPage } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { KeyHelp } from '#app/ui/key-help.tsx'
import { templateState } from '../templates/template-state.ts'
import { VersionsDialog } from '../versions/versions-dialog.tsx'
import { DetailsSection } from './details-section.tsx'
import { Dock } from './dock.tsx'
import { carriedDuration } from './duration-choices.ts'
import { EditorHeader } from './editor-header.tsx'
import { editorKeys } from './editor-keys.ts'
import { ItemList } from './item-list.tsx'
import { useAcknowledging } from './ledger/use-acknowledging.ts'
import { changeItem, type DraftItem, insertItems, type PlanDraft, withSavedProducts } from './plan-draft.ts'
import { earningOf } from './plan-earning.ts'
import css from './plan-editor.module.css'
import { ProductSearch } from './product-search.tsx'
import { ResourcesSection } from './resources/resources-section.tsx'
import { refusedOf, SaveNotice, SaveStatus } from './save-status.tsx'
import { ShareDialog } from './share-dialog.tsx'
import panel from './side-panel.module.css'
import { SidePanel } from './side-panel.tsx'
import { tellUnreadDoses } from './tell-unread-doses.ts'
import { typedItem } from './typed-item.ts'
import { forgetUnsaved } from './unsaved-draft.ts'
import { useAutosave } from './use-autosave.ts'
import { useInsertTemplate } from './use-insert-template.ts'
import { useItemChanges } from './use-item-changes.ts'
import { useMainAct } from './use-main-act.ts'
import { type DraftControl, usePlanDraft } from './use-plan-draft.ts'
import type { Added } from './use-search-box.ts'
import { useUndoKeys } from './use-undo-keys.ts'

type Props = { plan: Recommendation; publicUrl: string; mayOrder: boolean; user: User | null }

/** The plan editor: autosaved, with undo. */
export function PlanEditor({ plan, publicUrl, mayOrder, user }: Props) {
  const control = usePlanDraft(plan, earningOf(plan, user))
  const { draft, isChanged, baseVersion } = control
  const saving = useAutosave({ plan, draft, isChanged, baseVersion })
  const acknowledging = useAcknowledging(plan)
  const [search] = useSearchParams()
  const [isSharing, setSharing] = useState(search.has('share'))
  // A template has no clients whose medicines would count.
  const checkedFor = plan.isTemplate ? null : plan.id
  const main = useMainAct(plan, saving, () => setSharing(true))
  const [isShowingVersions, setShowingVersions] = useState(false)
  const items = useItemChanges(control)
  useUndoKeys(control)
  const takeTheirs = () => {
    forgetUnsaved(plan.id)
    window.location.reload()
  }
  const takeRestored = (restored: Recommendation) => {
    saving.takeUp(restored)
    control.takeUp(restored)
    setShowingVersions(false)
  }
  return (
    <div>
      <title>{draft.name}</title>
      <EditorHeader
        plan={plan}
        control={control}
        saved={<SaveStatus state={saving.state} />}
        mayCompare={mayOrder}
        state={plan.isTemplate ? templateState(plan, user) : null}
        main={main}
        onVersions={() => setShowingVersions(true)}
      />
      <div className={css.notice}>
        <SaveNotice
          state={saving.state}
          items={draft.items}
          onRemove={items.remove}
          onSaveNow={saving.saveNow}
          onOverwrite={saving.overwrite}
          onReload={takeTheirs}
        />
      </div>
      <div className={css.grid}>
        <div>
          <Writing
            plan={plan}
            control={control}
            items={items}
            refused={refusedOf(saving.state, draft.items)}
          />
          <DetailsSection control={control} isTemplate={plan.isTemplate} />
          <ResourcesSection plan={plan} onWritten={saving.recordVersion} />
        </div>
        <aside className={`card ${panel.panel} ${css.side}`} aria-label={m.plan_editor_glance()}>
          <SidePanel planId={checkedFor} control={control} acknowledging={acknowledging} />
        </aside>
      </div>
      <Dock planId={checkedFor} control={control} acknowledging={acknowledging} main={main} />
      <ShareDialog
        plan={plan}
        items={draft.items}
        publicUrl={publicUrl}
        mayOrder={mayOrder}
        onShared={saving.recordVersion}
        isOpen={isSharing}
        onClose={() => setSharing(false)}
      />
      {isShowingVersions && (
        <VersionsDialog
          planId={plan.id}
          onClose={() => setShowingVersions(false)}
          onRestored={takeRestored}
        />
      )}
    </div>
  )
}

/** A new item lasts as long as the others unless its line gives a duration. */
const insertTyped = (draft: PlanDraft, added: Added[]): PlanDraft =>
  insertItems(
    draft,
    added.map(({ product, ...dose }) => typedItem(product, dose, carriedDuration(draft.items))),
  )

type WritingProps = {
  plan: Recommendation
  control: DraftControl
  items: ReturnType<typeof useItemChanges>
  /** Products on whose account nothing is saved. */
  refused: DraftItem[]
}

function Writing({ plan, control, items, refused }: WritingProps) {
  const { draft, change } = control
  const insert = useInsertTemplate(control)
  const [openId, setOpenId] = useState<string | null>(null)
  const finder = useRef<HTMLInputElement>(null)
  const isNew = useRef(draft.items.length === 0)
  useEffect(() => {
    if (!isNew.current) return
    // A keyboard on the screen would hide what is below.
    if (matchMedia('(hover: hover)').matches) finder.current?.focus()
    else focusPage()
  }, [])
  const addAll = (added: Added[]) => {
    change((before) => insertTyped(before, added))
    tellUnreadDoses(added)
  }
  const add = (added: Added) => {
    addAll([added])
    setOpenId(added.isByKey && added.entry.is !== 'Certain' ? added.product.id : null)
  }
  const findNext = () => {
    setOpenId(null)
    finder.current?.focus()
  }
  return (
    <div>
      <ProductSearch
        input={finder}
        planId={plan.id}
        presentIds={new Set(draft.items.map(({ productId }) => productId))}
        isFull={!mayAddPlanItem(draft.items.length)}
        onAdd={add}
        onAddList={addAll}
        duration={carriedDuration(draft.items)}
        onInsert={insert}
      />
      {draft.items.length === 0 ? (
        <EmptyState title={m.plan_editor_empty_title()}>{m.plan_editor_empty_text()}</EmptyState>
      ) : (
        <ItemList
          items={withSavedProducts(draft.items, plan)}
          openId={openId}
          onOpen={setOpenId}
          onNext={findNext}
          onChange={(productId, values) => change((before) => changeItem(before, productId, values))}
          onRemove={items.remove}
          onSwap={items.swap}
          refused={refused}
        />
      )}
      <KeyHelp keys={editorKeys()} />
    </div>
  )
}

import type { Recommendation } from '@salvia/contract/plans/plan-records'
import { planLengths } from '@salvia/contract/words/lengths'
import { formatMoney } from '@salvia/rules/format/format'
import { globalDuration } from '@salvia/rules/plans/global-duration'
import { mayAddPlanItem } from '@salvia/rules/plans/plan-slots'
import { IconSend } from '@tabler/icons-react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { focusPage } from '#app/lib/focus.ts'
import { usePageKeys } from '#app/lib/page-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { bottomBar } from '#app/ui/bottom-bars.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { KeyHelp } from '#app/ui/key-help.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { VersionsDialog } from '../versions/versions-dialog.tsx'
import { toDuration } from './duration-choices.ts'
import { EditorHeader } from './editor-header.tsx'
import { editorKeys } from './editor-keys.ts'
import { ItemList } from './item-list.tsx'
import { useAcknowledging } from './ledger/use-acknowledging.ts'
import { changeItem, insertItems, type PlanDraft } from './plan-draft.ts'
import css from './plan-editor.module.css'
import { planFigures } from './plan-figures.ts'
import { ProductSearch } from './product-search.tsx'
import { SaveNotice, SaveStatus } from './save-status.tsx'
import { ShareDialog } from './share-dialog.tsx'
import panel from './side-panel.module.css'
import { SidePanel } from './side-panel.tsx'
import { typedItem } from './typed-item.ts'
import { forgetUnsaved } from './unsaved-draft.ts'
import { useAutosave } from './use-autosave.ts'
import { useInsertTemplate } from './use-insert-template.ts'
import { useItemChanges } from './use-item-changes.ts'
import { type DraftControl, usePlanDraft } from './use-plan-draft.ts'
import type { Added } from './use-search-box.ts'

type Props = { plan: Recommendation; publicUrl: string; mayOrder: boolean }

/** The plan editor: autosaved, with undo. */
export function PlanEditor({ plan, publicUrl, mayOrder }: Props) {
  const control = usePlanDraft(plan)
  const { draft, isChanged, baseVersion } = control
  const saving = useAutosave({ plan, draft, isChanged, baseVersion })
  const acknowledging = useAcknowledging(plan, saving.noteVersion)
  const [isSharing, setSharing] = useState(false)
  const share = () => setSharing(true)
  const [isShowingVersions, setShowingVersions] = useState(false)
  const isTyping = () =>
    document.activeElement instanceof HTMLInputElement && document.activeElement.value !== ''
  usePageKeys(
    [
      // What is typed in a field is undone by the browser.
      ['mod+z', () => isTyping() || control.undo(), { preventDefault: false }],
      ['mod+shift+z', () => isTyping() || control.redo(), { preventDefault: false }],
    ],
    ['TEXTAREA', 'SELECT'],
  )
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
        isApproved={mayOrder}
        onShare={share}
        onVersions={() => setShowingVersions(true)}
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
          <SidePanel planId={plan.id} control={control} isApproved={mayOrder} acknowledging={acknowledging} />
        </aside>
      </div>
      <Dock
        planId={plan.id}
        control={control}
        isApproved={mayOrder}
        acknowledging={acknowledging}
        onShare={share}
      />
      <ShareDialog
        plan={plan}
        items={draft.items}
        publicUrl={publicUrl}
        mayOrder={mayOrder}
        onShared={saving.noteVersion}
        isOpen={isSharing}
        onClose={() => setSharing(false)}
      />
      {isShowingVersions && (
        <VersionsDialog planId={plan.id} onClose={() => setShowingVersions(false)} onRestored={takeTheirs} />
      )}
    </div>
  )
}

const durationOf = ({ items }: PlanDraft) => toDuration(globalDuration(items))

/** A new item lasts as long as the others unless its line says so. */
const insertTyped = (draft: PlanDraft, added: Added[]): PlanDraft =>
  insertItems(
    draft,
    added.map(({ product, ...dose }) => typedItem(product, dose, durationOf(draft))),
  )

function Writing({ planId, control }: { planId: string; control: DraftControl }) {
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
  const addAll = (added: Added[]) => change((before) => insertTyped(before, added))
  const add = (added: Added) => {
    addAll([added])
    setOpenId(added.isByKey && added.entry.is !== 'Certain' ? added.product.id : null)
  }
  const goOn = () => {
    setOpenId(null)
    finder.current?.focus()
  }
  const { remove, swap } = useItemChanges(control)
  return (
    <div>
      <ProductSearch
        input={finder}
        planId={planId}
        presentIds={new Set(draft.items.map(({ productId }) => productId))}
        isFull={!mayAddPlanItem(draft.items.length)}
        onAdd={add}
        onAddList={addAll}
        duration={durationOf(draft)}
        onInsert={insert}
      />
      {draft.items.length === 0 ? (
        <EmptyState title={m.plan_editor_empty_title()}>{m.plan_editor_empty_text()}</EmptyState>
      ) : (
        <ItemList
          items={draft.items}
          openId={openId}
          onOpen={setOpenId}
          onNext={goOn}
          onChange={(productId, values) => change((before) => changeItem(before, productId, values))}
          onRemove={remove}
          onSwap={swap}
        />
      )}
      <KeyHelp keys={editorKeys()} />
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

type DockProps = ComponentProps<typeof SidePanel> & { onShare: () => void }

/** On a phone: the total and the main action; tapping the total opens the panel. */
function Dock({ onShare, ...side }: DockProps) {
  const [isOpen, setOpen] = useState(false)
  const { cost, isAnyCounted } = planFigures(side.control.draft)
  const language = getLocale()
  return (
    <div ref={bottomBar} className={css.dock} data-bottom-bar>
      <button type="button" className={css.sum} onClick={() => setOpen(true)} aria-haspopup="dialog">
        <span className="strong">{formatMoney(cost.wholePlan, language)}</span>
        {isAnyCounted && (
          <span className="second">
            {' '}
            · {m.plan_price_a_day({ price: formatMoney(cost.perDay, language) })}
          </span>
        )}
      </button>
      <Button size="lg" variant="filled" leftSection={<IconSend size={18} stroke={1.75} />} onClick={onShare}>
        {m.plan_editor_share_short()}
      </Button>
      <Dialog title={m.plan_editor_glance()} place="sheet" isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className={panel.sections}>
          <SidePanel {...side} />
        </div>
      </Dialog>
    </div>
  )
}

import type { Recommendation } from '@salvia/contract/plans/plan-records'
import {
  COMPARISON_LIMIT,
  PLAN_ITEM_LIMIT,
  PRACTITIONER_DISCOUNT_PERCENT,
} from '@salvia/contract/words/limits'
import { formatPercent } from '@salvia/rules/format/format'
import { globalDuration } from '@salvia/rules/plans/global-duration'
import { isAvailable } from '@salvia/rules/product/stock-status'
import { IconArrowBackUp, IconArrowForwardUp, IconEye } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { durationWord } from '../duration-words.ts'
import { previewOfPlan } from '../path-of-plan.ts'
import { durationChoices, toDuration } from './duration-choices.ts'
import { EditorMenu, SettingsSheet } from './editor-menu.tsx'
import { type MainAct, MainAction } from './main-action.tsx'
import { type DraftItem, setDuration } from './plan-draft.ts'
import { chargedDraft, isDiscounted } from './plan-earning.ts'
import css from './plan-editor.module.css'
import { PlanName } from './plan-name.tsx'
import type { DraftControl } from './use-plan-draft.ts'

type Props = {
  plan: Recommendation
  control: DraftControl
  saved: ReactNode
  /** Only an approved practitioner compares, and admins. */
  mayCompare: boolean
  /** Of a template: whose it is and who sees it. */
  state: string | null
  main: MainAct
  onVersions: () => void
}

/**
 * Name, duration, discount and item count; save status; Undo, Preview, and the main action. On a phone the name and one
 * line: what is chosen for the plan is a sheet, and what leads away from it a menu.
 */
export function EditorHeader({ plan, control, saved, mayCompare, state, main, onVersions }: Props) {
  const { draft } = control
  const isTemplate = plan.isTemplate
  const compared = mayCompare ? pathOfComparison(plan.id, draft.items) : null
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <nav className={css.crumb} aria-label={m.common_breadcrumb()}>
          <Link to={isTemplate ? '/treatment-plans/templates' : '/treatment-plans'}>
            {isTemplate ? m.plan_templates() : m.menu_treatment_plans()}
          </Link>
        </nav>
        <h1 className="visually-hidden">{draft.name}</h1>
        <PlanName className={css.name} control={control} />
        {state && <p className={css.state}>{state}</p>}
        <div className={css.meta}>
          <PlanSettings control={control} />
          {!isTemplate && (
            <button type="button" className="link" aria-haspopup="dialog" onClick={onVersions}>
              {m.plan_versions()}
            </button>
          )}
          {compared && (
            <Link className="link" to={compared}>
              {m.product_compare_all()}
            </Link>
          )}
        </div>
      </div>
      <div className={css.actions}>
        <SettingsSheet>
          <PlanSettings control={control} />
        </SettingsSheet>
        {saved}
        <History control={control} />
        <EditorMenu plan={plan} compared={compared} onVersions={onVersions} />
        <span className={css.main}>
          <Button component={Link} to={previewOfPlan(plan)} leftSection={<IconEye size={18} stroke={1.75} />}>
            {m.plan_editor_preview()}
          </Button>
          <MainAction main={main} />
        </span>
      </div>
    </div>
  )
}

const discounts = Array.from({ length: PRACTITIONER_DISCOUNT_PERCENT + 1 }, (_, percent) => percent)

/**
 * Where the plan's products are compared, up to the comparison's limit: beside the first that cannot be had is what
 * could stand in for it. Null while there is nothing to compare.
 */
function pathOfComparison(planId: string, items: DraftItem[]): string | null {
  if (items.length < 2) return null
  const ids = items.slice(0, COMPARISON_LIMIT).map(({ productId }) => productId)
  const missing = items.find(({ product }) => !isAvailable(product.stockStatus.id))?.productId
  const main = missing && ids.includes(missing) ? `&mainProductId=${missing}` : ''
  return `/shop/comparison?productIds=${ids.join(',')}&planId=${planId}${main}`
}

/** What holds for the whole plan: its duration and discount, and how many products it has. */
function PlanSettings({ control }: Pick<Props, 'control'>) {
  const { draft, change } = control
  const shared = globalDuration(draft.items)
  const choices = durationChoices().map((choice) =>
    choice.value === ''
      ? { value: '', label: durationWord(shared === 'IndividualDuration' ? shared : 'EmptyDuration') }
      : choice,
  )
  return (
    <>
      <SelectField
        className={css.chosen}
        label={m.plan_duration()}
        value={toDuration(shared) ?? ''}
        data={choices}
        onChange={({ target: { value } }) => change((before) => setDuration(before, toDuration(value)))}
      />
      {isDiscounted(control.earning) && <Discount control={control} />}
      <span>{m.plan_editor_count({ count: draft.items.length, limit: PLAN_ITEM_LIMIT })}</span>
    </>
  )
}

function Discount({ control }: { control: DraftControl }) {
  const { draft, change, earning } = control
  return (
    <SelectField
      className={css.chosen}
      label={m.plan_client_discount()}
      value={chargedDraft(draft, earning).discountPercentage}
      disabled={earning === 'Forbidden'}
      data={discounts.map((percent) => ({
        value: String(percent),
        label: formatPercent(percent, getLocale()),
      }))}
      onChange={({ target: { value } }) =>
        change((before) => ({ ...before, discountPercentage: Number(value) }))
      }
    />
  )
}

const History = ({ control }: { control: DraftControl }) => (
  <span className={css.icons}>
    <button
      type="button"
      className="icon-button"
      aria-label={m.common_undo()}
      disabled={!control.canUndo}
      onClick={control.undo}
    >
      <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
    <button
      type="button"
      className="icon-button"
      aria-label={m.plan_editor_redo()}
      disabled={!control.canRedo}
      onClick={control.redo}
    >
      <IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
  </span>
)

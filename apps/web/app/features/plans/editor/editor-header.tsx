import { Button } from '@mantine/core'
import type { Recommendation } from '@salvia/contract/plan-records'
import { PLAN_ITEM_LIMIT, PRACTITIONER_DISCOUNT_PERCENT } from '@salvia/contract/words/limits'
import { globalDuration } from '@salvia/rules/plans/global-duration'
import { IconArrowBackUp, IconArrowForwardUp, IconEye, IconSend } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { formatPercent } from '#app/ui/format.ts'
import { durationWord } from '../intake-words.ts'
import { durationChoices, toDuration } from './duration-choices.ts'
import { setDuration } from './plan-draft.ts'
import css from './plan-editor.module.css'
import type { DraftControl } from './use-plan-draft.ts'

type Props = { plan: Recommendation; control: DraftControl; saved: ReactNode; onShare: () => void }

/** Name, duration, discount and count; what was saved; undo, preview and share. */
export function EditorHeader({ plan, control, saved, onShare }: Props) {
  const { draft, change } = control
  const isTemplate = plan.isTemplate
  return (
    <div className={css.bar}>
      <div className={css.words}>
        <nav className={css.crumb} aria-label={m.common_breadcrumb()}>
          <Link to={isTemplate ? '/treatment-plans/templates' : '/treatment-plans'}>
            {isTemplate ? m.plan_templates() : m.menu_treatment_plans()}
          </Link>
        </nav>
        <h1 className="visually-hidden">{draft.name}</h1>
        <input
          className={css.name}
          aria-label={m.plan_name()}
          value={draft.name}
          maxLength={120}
          required
          onChange={({ target: { value } }) => change((before) => ({ ...before, name: value }))}
        />
        <Meta control={control} />
      </div>
      <div className={css.actions}>
        {saved}
        <History control={control} />
        <span className={`only-large ${css.actions}`}>
          <Button
            component={Link}
            to={`/recommendations/${plan.shareCode}`}
            leftSection={<IconEye size={18} stroke={1.75} />}
          >
            {m.plan_editor_preview()}
          </Button>
          <Button variant="filled" leftSection={<IconSend size={18} stroke={1.75} />} onClick={onShare}>
            {m.plan_editor_share()}
          </Button>
        </span>
      </div>
    </div>
  )
}

const discounts = Array.from({ length: PRACTITIONER_DISCOUNT_PERCENT + 1 }, (_, percent) => percent)

function Meta({ control: { draft, change } }: { control: DraftControl }) {
  const shared = globalDuration(draft.items)
  const choices = durationChoices().map((choice) =>
    choice.value === ''
      ? { value: '', label: durationWord(shared === 'IndividualDuration' ? shared : 'EmptyDuration') }
      : choice,
  )
  return (
    <div className={css.meta}>
      <label>
        {m.plan_duration()}
        <select
          value={toDuration(shared) ?? ''}
          onChange={({ target: { value } }) => change((before) => setDuration(before, toDuration(value)))}
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        {m.plan_client_discount()}
        <select
          value={draft.discountPercentage}
          onChange={({ target: { value } }) =>
            change((before) => ({ ...before, discountPercentage: Number(value) }))
          }
        >
          {discounts.map((percent) => (
            <option key={percent} value={percent}>
              {formatPercent(percent, getLocale())}
            </option>
          ))}
        </select>
      </label>
      <span>{m.plan_editor_count({ count: draft.items.length, limit: PLAN_ITEM_LIMIT })}</span>
    </div>
  )
}

const History = ({ control }: { control: DraftControl }) => (
  <span className={css.icons}>
    <button
      type="button"
      className={css.icon}
      aria-label={m.plan_editor_undo()}
      disabled={!control.canUndo}
      onClick={control.undo}
    >
      <IconArrowBackUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
    <button
      type="button"
      className={css.icon}
      aria-label={m.plan_editor_redo()}
      disabled={!control.canRedo}
      onClick={control.redo}
    >
      <IconArrowForwardUp size={20} stroke={1.75} aria-hidden="true" />
    </button>
  </span>
)

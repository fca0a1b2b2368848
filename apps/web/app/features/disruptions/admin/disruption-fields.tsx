import { disruptionReasons } from '@salvia/contract/words/disruptions'
import { disruptionLengths } from '@salvia/contract/words/lengths'
import { IconX } from '@tabler/icons-react'
import { ignoreSecondPress } from '#app/lib/one-press.ts'
import { m } from '#app/paraglide/messages.js'
import { Combobox } from '#app/ui/combobox.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { inShop, useFindProducts } from '#app/workbench/find-records.tsx'
import { reasonWords } from '../disruption-words.ts'
import type { DisruptionDraft, Named } from './disruption-draft.ts'
import css from './disruptions.module.css'

type ChosenProps = {
  label: string
  chosen: Named[]
  onRemove: (id: string) => void
  /** Why some are refused, by id. */
  refused?: ReadonlyMap<string, string>
}

/** Products that were chosen, each with a way to take it back. */
export const Chosen = ({ label, chosen, onRemove, refused }: ChosenProps) =>
  chosen.length > 0 && (
    <ul aria-label={label} className={css.chosen}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <span>
            {name}
            {refused?.has(id) && <small className={css.refused}>{refused.get(id)}</small>}
          </span>
          <button
            type="button"
            className="icon-button"
            aria-label={m.common_remove_product({ product: name })}
            onClickCapture={ignoreSecondPress}
            onClick={() => onRemove(id)}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )

type FieldsProps = {
  draft: DisruptionDraft
  set: (change: Partial<DisruptionDraft>) => void
  errors?: { [F in keyof DisruptionDraft]?: string | undefined }
  /** What someone else has put into a field meanwhile. */
  theirs?: (field: keyof DisruptionDraft) => string | undefined
}

/** Reason, days, replacement and note. */
export function DisruptionFields({ draft, set, errors = {}, theirs = () => undefined }: FieldsProps) {
  const find = useFindProducts(inShop)
  return (
    <>
      <SelectField
        label={m.disruption_reason()}
        description={theirs('reason')}
        value={draft.reason}
        data={disruptionReasons.map((value) => ({ value, label: reasonWords[value]() }))}
        onChange={({ currentTarget: { value } }) =>
          set({ reason: disruptionReasons.find((reason) => reason === value) ?? draft.reason })
        }
      />
      <DayField
        label={m.disruption_starts()}
        name="startsOn"
        required
        value={draft.startsOn}
        error={errors.startsOn}
        description={theirs('startsOn')}
        onChange={(startsOn) => set({ startsOn })}
      />
      <DayField
        label={m.disruption_expected()}
        name="expectedUntil"
        description={theirs('expectedUntil') ?? m.disruption_expected_hint()}
        value={draft.expectedUntil}
        error={errors.expectedUntil}
        onChange={(expectedUntil) => set({ expectedUntil })}
      />
      <div>
        <Combobox
          isInFlow
          label={m.disruption_replacement()}
          description={theirs('replacement') ?? m.disruption_replacement_hint()}
          find={find}
          onPick={({ id, name }) => set({ replacement: { id, name } })}
        />
        <Chosen
          label={m.disruption_replacement()}
          chosen={draft.replacement ? [draft.replacement] : []}
          onRemove={() => set({ replacement: null })}
        />
        {errors.replacement && <Note tone="error" role="alert" title={errors.replacement} />}
      </div>
      <TextAreaField
        label={m.common_team_note()}
        description={theirs('note') ?? m.disruption_note_hint()}
        grows
        maxLength={disruptionLengths.note}
        value={draft.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </>
  )
}

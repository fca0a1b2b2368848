import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import { disruptionLengths } from '@salvia/contract/words/lengths'
import { type DisruptionReason, disruptionReasons } from '@salvia/contract/words/shortages'
import { ifAllUnchanged } from '@salvia/contract/words/version-tag'
import { dayIn } from '@salvia/rules/format/days'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { type FieldOf, useForm } from '#app/forms/use-form.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { DayField } from '#app/ui/day-field.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { TextAreaField } from '#app/ui/text-area-field.tsx'
import { useShell } from '#app/visit/shell-data.ts'
import { inShop, useFindProducts } from '#app/workbench/find-records.tsx'
import { disruptionReads } from '../disruption-queries.ts'
import { reasonWords } from '../disruption-words.ts'
import css from './disruptions.module.css'

type Named = Pick<Findable, 'id' | 'name'>
type Draft = {
  reason: DisruptionReason
  startsOn: string
  expectedUntil: string
  replacement: Named | null
  note: string
}

const bodyOf = ({ reason, startsOn, expectedUntil, replacement, note }: Draft) => ({
  reason,
  startsOn,
  expectedUntil: expectedUntil || null,
  replacementProductId: replacement?.id ?? null,
  note,
})

type ChosenProps = { label: string; chosen: Named[]; onRemove: (id: string) => void }

/** Products that were chosen, each with a way to take it back. */
const Chosen = ({ label, chosen, onRemove }: ChosenProps) =>
  chosen.length > 0 && (
    <ul aria-label={label} className={css.chosen}>
      {chosen.map(({ id, name }) => (
        <li key={id}>
          <span>{name}</span>
          <button
            type="button"
            className="icon-button"
            aria-label={m.common_remove_product({ product: name })}
            onClick={() => onRemove(id)}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )

type FieldsProps = { draft: Draft; set: (change: Partial<Draft>) => void; field: FieldOf }

/** Reason, days, replacement and note. */
function Fields({ draft, set, field }: FieldsProps) {
  const find = useFindProducts(inShop)
  const { error: replacementError } = field('replacementProductId')
  const expected = field('expectedUntil')
  return (
    <>
      <SelectField
        label={m.disruption_reason()}
        value={draft.reason}
        data={disruptionReasons.map((value) => ({ value, label: reasonWords[value]() }))}
        onChange={({ currentTarget: { value } }) =>
          set({ reason: disruptionReasons.find((reason) => reason === value) ?? draft.reason })
        }
      />
      <DayField
        label={m.disruption_starts()}
        required
        value={draft.startsOn}
        error={field('startsOn').error}
        onChange={(startsOn) => set({ startsOn })}
      />
      <DayField
        label={m.disruption_expected()}
        description={m.disruption_expected_hint()}
        value={draft.expectedUntil}
        error={expected.error}
        onChange={(expectedUntil) => {
          expected.onInput()
          set({ expectedUntil })
        }}
      />
      <div>
        <Combobox
          isInFlow
          label={m.disruption_replacement()}
          description={m.disruption_replacement_hint()}
          find={find}
          onPick={({ id, name }) => set({ replacement: { id, name } })}
        />
        <Chosen
          label={m.disruption_replacement()}
          chosen={draft.replacement ? [draft.replacement] : []}
          onRemove={() => set({ replacement: null })}
        />
        {replacementError && <Note tone="error" role="alert" title={replacementError} />}
      </div>
      <TextAreaField
        label={m.common_team_note()}
        description={m.disruption_note_hint()}
        grows
        maxLength={disruptionLengths.note}
        value={draft.note}
        onChange={(event) => set({ note: event.currentTarget.value })}
      />
    </>
  )
}

/** Opens disruptions of one or many products. */
export function NewDisruptionDialog({ onClose }: { onClose: () => void }) {
  const [products, setProducts] = useState<Named[]>([])
  const timeZone = useShell()?.timeZone ?? 'UTC'
  const [draft, setDraft] = useState<Draft>(() => ({
    reason: 'TemporarilyOutOfStock',
    startsOn: dayIn(timeZone, new Date()),
    expectedUntil: '',
    replacement: null,
    note: '',
  }))
  const find = useFindProducts()
  const navigate = useNavigate()
  const { form, submit, field, general, isSending, isSaved } = useForm(
    async (_, api) => {
      if (products.length === 0) return { general: m.product_choose_one() }
      const productIds = products.map(({ id }) => id)
      const made = await api('POST /admin/product-disruptions', { body: { ...bodyOf(draft), productIds } })
      onClose()
      const [first] = made
      if (made.length === 1 && first) await navigate(`/admin/product-disruptions/${first.id}`)
      return null
    },
    { stale: disruptionReads },
  )
  const add = ({ id, name }: Named) =>
    setProducts((before) => (before.some((each) => each.id === id) ? before : [...before, { id, name }]))
  return (
    <FormDialog title={m.disruption_new()} onClose={onClose}>
      <form ref={form} className={parts.stack} onSubmit={submit} noValidate>
        <div>
          <Combobox
            isInFlow
            label={m.common_products()}
            description={m.disruption_products_hint()}
            find={find}
            onPick={add}
          />
          <Chosen
            label={m.common_products()}
            chosen={products}
            onRemove={(id) => setProducts((before) => before.filter((each) => each.id !== id))}
          />
        </div>
        <Fields draft={draft} set={(change) => setDraft({ ...draft, ...change })} field={field} />
        <FormFooter isMain label={m.disruption_open()} {...{ general, isSending, isSaved }}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
        </FormFooter>
      </form>
    </FormDialog>
  )
}

/** Changes what a disruption says. */
export function ChangeDisruptionDialog({
  disruption,
  onClose,
}: {
  disruption: Disruption
  onClose: () => void
}) {
  const { reason, startsOn, expectedUntil, replacement, note } = disruption
  const [draft, setDraft] = useState<Draft>({
    ...{ reason, startsOn, replacement, note },
    expectedUntil: expectedUntil ?? '',
  })
  const { form, submit, field, general, isSending, isSaved } = useForm(
    async (_, api) => {
      await api('PATCH /admin/product-disruptions', {
        body: { ...ifAllUnchanged([disruption]), ...bodyOf(draft) },
      })
      return null
    },
    { stale: disruptionReads, onSaved: onClose },
  )
  return (
    <FormDialog title={m.disruption_change()} onClose={onClose}>
      <form ref={form} className={parts.stack} onSubmit={submit} noValidate>
        <Fields draft={draft} set={(change) => setDraft({ ...draft, ...change })} field={field} />
        <FormFooter {...{ general, isSending, isSaved }}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
        </FormFooter>
      </form>
    </FormDialog>
  )
}

import type { Disruption } from '@salvia/contract/disruptions/disruption-records'
import { formatDate } from '@salvia/rules/format/format'
import { readDay } from '@salvia/rules/format/read-day'
import type { FormEvent } from 'react'
import { FormDialog } from '#app/forms/form-dialog.tsx'
import { FormFooter } from '#app/forms/form-footer.tsx'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { useEditedRecord } from '#app/records/use-edited-record.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import parts from '#app/ui/parts.module.css'
import { disruptionReads } from '../disruption-queries.ts'
import { reasonWords } from '../disruption-words.ts'
import { type DisruptionDraft, draftOf, sendChange } from './disruption-draft.ts'
import { DisruptionFields } from './disruption-fields.tsx'

function dayWords(day: string): string {
  const read = readDay(day)
  return read === null ? m.disruption_end_unknown() : formatDate(read, getLocale())
}

/** A draft's fields as they are read. */
const wordsOf = ({ reason, startsOn, expectedUntil, replacement, note }: DisruptionDraft) => ({
  reason: reasonWords[reason](),
  startsOn: dayWords(startsOn),
  expectedUntil: dayWords(expectedUntil),
  replacement: replacement?.name ?? m.disruption_no_replacement(),
  note: note || '–',
})

type Props = { disruption: Disruption; onClose: () => void }

/** Changes what a disruption says, on top of what others saved meanwhile. */
export function ChangeDisruptionDialog({ disruption, onClose }: Props) {
  const edited = useEditedRecord({
    record: disruption,
    kind: { draftOf },
    path: `/admin/product-disruptions/${disruption.id}`,
    send: sendChange,
    stale: disruptionReads,
  })
  const { draft, set, kept, errors, conflicts, isChanged, isSaving, isSaved } = edited
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (!isChanged) return onClose()
    const outcome = await edited.save()
    if (outcome?.isDone && outcome.answer.is === 'saved') onClose()
  }
  const theirs = (field: keyof DisruptionDraft) =>
    conflicts.includes(field) ? m.record_theirs({ value: wordsOf(kept)[field] }) : undefined
  return (
    <FormDialog title={m.disruption_change()} onClose={onClose}>
      <form method="post" className={parts.stack} onSubmit={save} noValidate>
        <DisruptionFields draft={draft} set={set} errors={errors} theirs={theirs} />
        {conflicts.length > 0 && (
          <Note tone="attention" role="alert" title={m.record_conflict()}>
            {m.record_conflict_text()}
          </Note>
        )}
        <FormFooter general={errors.general} isSending={isSaving} isSaved={isSaved}>
          <Button onClick={onClose}>{m.common_cancel()}</Button>
        </FormFooter>
      </form>
    </FormDialog>
  )
}

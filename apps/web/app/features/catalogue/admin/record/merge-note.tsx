import { useShallow } from 'zustand/react/shallow'
import { m } from '#app/paraglide/messages.js'
import { conflictsIn, fieldValue, settle } from '#app/records/record-store.ts'
import { Button } from '#app/ui/button.tsx'
import { Note } from '#app/ui/note.tsx'
import { fieldWord } from '../product-words.ts'
import { useReferenceChoices } from '../reference-words.ts'
import { shownValue } from './fields/shown-value.ts'
import css from './merge-note.module.css'
import type { FieldName } from './store/product-draft.ts'
import { useRecord, useRecordStore } from './store/record-context.ts'

/** Fields two admins set to different values; shows both until one is chosen. */
export function MergeNote() {
  const conflicts = useRecord(useShallow(conflictsIn))
  if (conflicts.length === 0) return null
  return (
    <div className={css.merge} tabIndex={-1} data-conflict>
      <Note tone="attention" role="alert" title={m.catalogue_conflict()}>
        {m.catalogue_conflict_text()}
        <ul className={css.conflicts}>
          {conflicts.map((field) => (
            <Conflict key={field} field={field} />
          ))}
        </ul>
      </Note>
    </div>
  )
}

function Conflict({ field }: { field: FieldName }) {
  const store = useRecordStore()
  const choices = useReferenceChoices()
  const ours = useRecord((state) => fieldValue(state, field))
  const theirs = useRecord(({ kept }) => kept[field])
  const word = fieldWord(field)
  return (
    <li>
      <b className="medium">{word}</b>
      <dl>
        <div>
          <dt>{m.catalogue_theirs()}</dt>
          <dd>{shownValue(field, theirs, choices)}</dd>
        </div>
        <div>
          <dt>{m.catalogue_yours()}</dt>
          <dd>{shownValue(field, ours, choices)}</dd>
        </div>
      </dl>
      <div className={css.answers}>
        <Button size="sm" onClick={() => settle(store, field, false)}>
          {m.catalogue_take_theirs()}
          <span className="visually-hidden">{word}</span>
        </Button>
        <Button size="sm" onClick={() => settle(store, field, true)}>
          {m.catalogue_keep_mine()}
          <span className="visually-hidden">{word}</span>
        </Button>
      </div>
    </li>
  )
}

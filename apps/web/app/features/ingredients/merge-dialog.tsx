import type { Merged } from '@salvia/contract/ingredients/record-merges'
import { IconX } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Combobox, type Findable } from '#app/ui/combobox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { DialogFooter } from '#app/ui/dialog-footer.tsx'
import { FailedState } from '#app/ui/failed-state.tsx'
import { Note } from '#app/ui/note.tsx'
import { SkeletonRows } from '#app/ui/skeleton-rows.tsx'
import css from './ingredients.module.css'
import { type MergeCall, useMerge } from './use-merge.ts'

/** A record in a merge; `about` distinguishes it from others with similar names. */
export type Mergeable = { id: string; name: string; about: string }

type Props = {
  title: string
  /** Records preselected in the list. */
  records: Mergeable[]
  call: MergeCall
  find: (typed: string) => Promise<Mergeable[]>
  /** What moves: label rows of ingredients, ingredients of groups. */
  movedWords: (moved: { count: number; target: string }) => string
  onMerged: (targetId: string) => unknown
  onClose: () => void
}

/** Chooses the records to merge and the one to keep, and previews the effect. */
export function MergeDialog({ title, records, call, find, movedWords, onMerged, onClose }: Props) {
  const [chosen, setChosen] = useState(records)
  const [targetId, setTargetId] = useState(records[0]?.id ?? '')
  const { preview, merge, isMerging, whyNot } = useMerge(call, { chosen, targetId, onMerged })
  const target = chosen.find(({ id }) => id === targetId)
  const add = ({ id, name, about = '' }: Findable) =>
    setChosen((before) => (before.some((each) => each.id === id) ? before : [...before, { id, name, about }]))
  const leave = (id: string) => {
    const rest = chosen.filter((each) => each.id !== id)
    setChosen(rest)
    if (id === targetId) setTargetId(rest[0]?.id ?? '')
  }
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <div className={css.dialog}>
        {whyNot && <Note tone="error" role="alert" title={whyNot} />}
        <Chosen {...{ chosen, targetId, setTargetId, leave }} />
        <Combobox
          isInFlow
          label={m.ingredient_merge_add()}
          description={m.ingredient_merge_add_hint()}
          find={find}
          onPick={add}
        />
        {chosen.length > 1 && <Preview preview={preview} movedWords={movedWords} />}
        <DialogFooter onCancel={onClose}>
          <Button
            variant="filled"
            loading={isMerging}
            disabled={chosen.length < 2 || !preview.data}
            onClick={merge}
          >
            {m.ingredient_merge_into({ target: target?.name ?? '' })}
          </Button>
        </DialogFooter>
      </div>
    </Dialog>
  )
}

type ChosenProps = {
  chosen: Mergeable[]
  targetId: string
  setTargetId: (id: string) => void
  leave: (id: string) => void
}

function Chosen({ chosen, targetId, setTargetId, leave }: ChosenProps) {
  const name = useId()
  return (
    <fieldset className={css.languages}>
      <legend>{m.ingredient_merge_stays()}</legend>
      <ul className={css.chosen}>
        {chosen.map((record) => (
          <li key={record.id}>
            <label>
              <input
                type="radio"
                name={name}
                checked={record.id === targetId}
                onChange={() => setTargetId(record.id)}
              />
              <span>
                <b className="medium">{record.name}</b> <span className="third">{record.about}</span>
              </span>
            </label>
            {chosen.length > 1 && (
              <button
                type="button"
                className="icon-button"
                aria-label={m.ingredient_merge_leave({ name: record.name })}
                onClick={() => leave(record.id)}
              >
                <IconX size={18} stroke={1.75} aria-hidden="true" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

type PreviewProps = {
  preview: { data: Merged | null | undefined; isError: boolean; refetch: () => unknown }
  movedWords: Props['movedWords']
}

/** The server's preview of the merge. */
function Preview({ preview: { data, isError, refetch }, movedWords }: PreviewProps) {
  if (isError) return <FailedState onRetry={() => refetch()} />
  if (!data) return <SkeletonRows rows={3} />
  const { target, sources, synonyms, movedCount } = data
  return (
    <section className={css.preview} aria-label={m.ingredient_merge_preview()} aria-live="polite">
      <h3>{m.ingredient_merge_preview()}</h3>
      <ul>
        <li>{movedWords({ count: movedCount, target: target.name })}</li>
        <li>{m.ingredient_merge_gone({ names: sources.map(({ name }) => name).join(', ') })}</li>
        <li>{m.ingredient_merge_synonyms({ names: synonyms.join(', ') })}</li>
      </ul>
      <p className="third">{m.ingredient_merge_undoable()}</p>
    </section>
  )
}

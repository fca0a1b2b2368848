import { Button } from '@mantine/core'
import type { PastMerge } from '@salvia/contract/ingredients/record-merges'
import { useState } from 'react'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { Dialog } from '#app/ui/dialog.tsx'
import { formatDate } from '#app/ui/format.ts'
import { Note } from '#app/ui/note.tsx'
import { showSnackbar } from '#app/ui/snackbar-store.ts'
import css from './ingredients.module.css'
import { useRecordsChanged } from './use-save-record.ts'

type Props = {
  merges: PastMerge[]
  /** What comes back, said before it is asked for. */
  explain: (names: string) => string
  undo: (mergeId: string) => Promise<unknown>
}

const namesOf = ({ sources }: PastMerge): string => sources.map(({ name }) => name).join(', ')

/** What was merged into a record; each merge can be taken back while nothing stands in its way. */
export function PastMerges({ merges, explain, undo }: Props) {
  const [asking, setAsking] = useState<PastMerge | null>(null)
  if (merges.length === 0) return null
  return (
    <section>
      <h3>{m.ingredient_merges()}</h3>
      <ul className={css.merges}>
        {merges.map((merge) => (
          <li key={merge.id}>
            <div>
              <p>{namesOf(merge)}</p>
              <p className="third">
                {formatDate(merge.at, getLocale(), 'time')}
                {merge.isUndone && ` · ${m.ingredient_merge_undone()}`}
              </p>
            </div>
            {!merge.isUndone && (
              <button type="button" className="link" onClick={() => setAsking(merge)}>
                {m.ingredient_undo()}
              </button>
            )}
          </li>
        ))}
      </ul>
      {asking && (
        <UndoDialog
          text={explain(namesOf(asking))}
          undo={() => undo(asking.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

type DialogProps = { text: string; undo: () => Promise<unknown>; onClose: () => void }

function UndoDialog({ text, undo, onClose }: DialogProps) {
  const [whyNot, setWhyNot] = useState<string | null>(null)
  const [isRunning, setRunning] = useState(false)
  const changed = useRecordsChanged()
  const run = useSingle(async () => {
    setRunning(true)
    try {
      await undo()
      await changed()
      showSnackbar({ id: 'merge', type: 'success', mainText: m.ingredient_undo_done() })
      onClose()
    } catch (error) {
      setWhyNot(await explainProblem(error, m.form_not_saved()))
    }
    setRunning(false)
  })
  return (
    <Dialog title={m.ingredient_undo_title()} isOpen onClose={onClose}>
      <div className={css.dialog}>
        {whyNot && <Note tone="error" role="alert" title={whyNot} />}
        <p>{text}</p>
        <div className="answers">
          <Button onClick={onClose}>{m.common_cancel()}</Button>
          <Button variant="filled" loading={isRunning} onClick={run}>
            {m.ingredient_undo()}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

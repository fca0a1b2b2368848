import type { PastMerge } from '@salvia/contract/ingredients/record-merges'
import { useState } from 'react'
import type { Api } from '#app/api/api.ts'
import { shownHere } from '#app/api/command.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useProblemWords } from '#app/api/use-problem-words.ts'
import { ConfirmDialog } from '#app/forms/confirm-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { Time } from '#app/visit/time.tsx'
import { ingredientReads } from './ingredient-reads.ts'
import css from './ingredients.module.css'

type Props = {
  merges: PastMerge[]
  /** What undoing restores, shown beforehand. */
  explain: (names: string) => string
  undo: (api: Api, mergeId: string) => Promise<unknown>
}

const namesOf = ({ sources }: PastMerge): string => sources.map(({ name }) => name).join(', ')

/** Records merged into this one; each merge can be undone unless later changes prevent it. */
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
                <Time at={merge.at} />
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
          undo={(api) => undo(api, asking.id)}
          onClose={() => setAsking(null)}
        />
      )}
    </section>
  )
}

type UndoProps = { text: string; undo: (api: Api) => Promise<unknown>; onClose: () => void }

function UndoDialog({ text, undo, onClose }: UndoProps) {
  const { run, isPending, error } = useCommand({
    send: undo,
    stale: ingredientReads,
    snackbar: 'merge',
    done: m.ingredient_undo_done(),
    onDone: onClose,
    onFailed: shownHere,
  })
  const whyNot = useProblemWords(error, m.form_not_saved())
  return (
    <ConfirmDialog
      title={m.ingredient_undo_title()}
      action={m.ingredient_undo()}
      isBusy={isPending}
      whyNot={error ? whyNot : undefined}
      onConfirm={() => run()}
      onClose={onClose}
    >
      <p>{text}</p>
    </ConfirmDialog>
  )
}

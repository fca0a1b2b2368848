import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { query } from '#app/api/query.ts'
import { m } from '#app/paraglide/messages.js'
import { Combobox } from '#app/ui/combobox.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import css from '../product-record.module.css'
import type { DraftIngredient } from '../store/product-draft.ts'

const MOST_FOUND = 12

type Props = {
  row: DraftIngredient
  onClose: () => void
  onMatch: (ingredientId: string | null, ingredientName: string) => void
}

/** Maps a printed name to an ingredient: labels spell the same one in many ways. */
export function IngredientMatch({ row, onClose, onMatch }: Props) {
  const client = useQueryClient()
  const find = useCallback(
    async (name: string) => {
      const { results } = await client.fetchQuery(
        query('GET /admin/ingredients', { query: { name, limit: MOST_FOUND } }),
      )
      return results.map(({ id, name: found, groupName }) => ({ id, name: found, about: groupName ?? '' }))
    },
    [client],
  )
  return (
    <Dialog title={m.catalogue_match_title({ name: row.labelName })} isOpen onClose={onClose}>
      <div className={css.dialog}>
        <Combobox
          isInFlow
          label={m.catalogue_match_find()}
          description={m.catalogue_match_hint()}
          find={find}
          onPick={({ id, name }) => onMatch(id, name)}
        />
        <button type="button" className="link" onClick={() => onMatch(null, '')}>
          {m.catalogue_match_by_name()}
        </button>
      </div>
    </Dialog>
  )
}

import { ingredientLengths } from '@salvia/contract/words/lengths'
import type { Api } from '#app/api/api.ts'
import { NameDialog } from '#app/forms/name-dialog.tsx'
import { m } from '#app/paraglide/messages.js'
import { ingredientReads } from './ingredient-reads.ts'

type Props = {
  title: string
  make: (api: Api, name: string) => Promise<{ id: string }>
  onMade: (id: string) => unknown
  onClose: () => void
}

/** Creates a record by name and opens it for the rest. */
export const NewRecordDialog = ({ title, make, onMade, onClose }: Props) => (
  <NameDialog
    title={title}
    words={{ name: m.ingredient_name(), make: m.common_create() }}
    maxLength={ingredientLengths.name}
    make={make}
    stale={ingredientReads}
    onMade={({ id }) => onMade(id)}
    onClose={onClose}
  />
)

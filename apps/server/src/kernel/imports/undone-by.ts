import type { ImportState } from '@salvia/contract/words/imports'

type Acted = { state: ImportState; actorId: string }

/** Who undoes an import, or did: who last acted on it, unless that was to apply it, or the account is gone. */
export const undoneBy = ({ state, actorId }: Acted, actor: string | null) =>
  (state === 'Undoing' || state === 'Undone') && actor !== null ? { id: actorId, fullName: actor } : null

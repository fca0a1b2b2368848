import type { ClientDrugs, TakenDrug } from '@salvia/contract/people/client-drugs'
import { and, eq } from 'drizzle-orm'
import { isOutdated, notFound, Outdated } from '#kernel/domain-error'
import type { ClientContext } from '../client-context.ts'
import { findClientDrugs } from '../data/client-drug-queries.ts'
import { practitionerClients } from '../data/client-tables.ts'
import { inOrder } from '../taken-drugs.ts'

type Noting = {
  practitionerId: string
  clientId: string
  version: number | undefined
  drugs: TakenDrug[] | null
}

/**
 * Notes in the practitioner's own file which classes of medicines a client takes, none of them with an empty list, or with
 * null that nothing was noted; the same again changes nothing. Throws
 * not-found if the client is not theirs, precondition with the current note if it changed since `version` was read.
 */
export function recordDrugs(
  { db, sealed }: Pick<ClientContext, 'db' | 'sealed'>,
  { practitionerId, clientId, version, drugs: given }: Noting,
): Promise<ClientDrugs> {
  return db.transaction(async (tx) => {
    const current = await findClientDrugs({ db: tx, sealed }, { practitionerId, clientId, isLocked: true })
    if (!current) throw notFound('client')
    if (isOutdated(version, current)) throw new Outdated('The medicines were noted anew meanwhile.', current)
    const drugs = given && inOrder(given)
    if (JSON.stringify(drugs) === JSON.stringify(current.drugs)) return current
    const noted = { drugs, version: current.version + 1 }
    await tx
      .update(practitionerClients)
      .set({
        sealedDrugs: drugs && sealed.seal(JSON.stringify(drugs)),
        // What was seen of other medicines is to be looked at again.
        sealedDrugsSeen: null,
        drugsVersion: noted.version,
      })
      .where(
        and(
          eq(practitionerClients.practitionerId, practitionerId),
          eq(practitionerClients.clientId, clientId),
        ),
      )
    return noted
  })
}

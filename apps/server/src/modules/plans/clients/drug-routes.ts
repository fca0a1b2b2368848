import { clientDrugs } from '@salvia/contract/people/client-drugs'
import { recordAccess } from '#kernel/access-log/record-access'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../../app-type.ts'
import { listDrugsOf } from '../../people/index.ts'
import { listClientIdsOfOwnPlan } from './data/own-client-queries.ts'
import { acknowledgeMedicine } from './use-cases/acknowledge-medicine.ts'

/** What the plan's practitioner noted of its clients' medicines: not for admins either. */
export function planDrugRoutes(app: App): void {
  const { db, sealed, now } = app

  app.route({
    ...clientDrugs.ofPlan,
    handler: async (req) => {
      const actor = signedIn(req)
      const { userId: practitionerId } = actor
      const ofPlan = { practitionerId, recommendationId: req.params.id }
      const clientIds = await listClientIdsOfOwnPlan(db, ofPlan)
      const clients = await listDrugsOf({ db, sealed }, { ...ofPlan, clientIds })
      for (const { clientId: subjectId } of clients.filter(({ drugs }) => drugs !== null))
        await recordAccess(db, actor, { what: 'ClientRead', subjectId }, now())
      return clients
    },
  })

  app.route({
    ...clientDrugs.acknowledge,
    handler: async (req) => {
      const actor = signedIn(req)
      const { clientId, ...finding } = req.body
      const named = { practitionerId: actor.userId, recommendationId: req.params.id, clientId }
      const acknowledged = await acknowledgeMedicine({ db, sealed }, { ...named, finding }, now())
      await recordAccess(db, actor, { what: 'ClientChanged', subjectId: clientId }, now())
      return acknowledged
    },
  })
}

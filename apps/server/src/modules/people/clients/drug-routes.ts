import { clientDrugs } from '@salvia/contract/people/client-drugs'
import { recordAccess } from '#kernel/access-log/record-access'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../../app-type.ts'
import { findClientDrugs } from './data/client-drug-queries.ts'
import { presentId } from './present-id.ts'
import { recordDrugs } from './use-cases/record-drugs.ts'

/** What a practitioner notes of a client's medicines, for that practitioner alone: admins and the client get a 404. */
export function clientDrugRoutes(app: App): void {
  const { db, sealed, now } = app

  app.route({
    ...clientDrugs.get,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const clientId = await presentId(app, req)
      const noted = await findClientDrugs({ db, sealed }, { practitionerId: actor.userId, clientId })
      if (!noted) throw notFound('client')
      await recordAccess(db, actor, { what: 'ClientRead', subjectId: clientId }, now())
      return tagged(reply, noted)
    },
  })

  app.route({
    ...clientDrugs.put,
    handler: async (req, reply) => {
      const actor = signedIn(req)
      const clientId = await presentId(app, req)
      const noting = { practitionerId: actor.userId, clientId, version: versionRead(req), ...req.body }
      const noted = await recordDrugs({ db, sealed }, noting)
      await recordAccess(db, actor, { what: 'ClientChanged', subjectId: clientId }, now())
      return tagged(reply, noted)
    },
  })
}

import { shipments } from '@salvia/contract/orders/shipments'
import { DomainError } from '#kernel/domain-error'
import { keepRawBodies } from '#kernel/http/raw-bodies'
import { isSignedBody } from '#kernel/http/signed-body'
import type { App } from '../../../app-type.ts'
import { handleWarehouse } from './use-cases/handle-warehouse.ts'

/** The signature covers the raw bytes, so only this route keeps them. */
export async function warehouseRoute(app: App) {
  const { db, jobs, config, now } = app
  const rawOf = keepRawBodies(app)

  app.route({
    ...shipments.warehouse,
    preValidation: async (req) => {
      const { warehouse } = config.secrets
      const header = String(req.headers['x-salvia-signature'] ?? '')
      const body = rawOf(req)
      if (!warehouse || !body || !isSignedBody({ secret: warehouse, header, body }, now()))
        throw new DomainError('contract', 'signature_invalid', 'This message is not signed by the warehouse.')
    },
    handler: async (req) => {
      await handleWarehouse({ db, jobs, publicUrl: config.publicUrl }, req.body, now())
      return { received: true as const }
    },
  })
}

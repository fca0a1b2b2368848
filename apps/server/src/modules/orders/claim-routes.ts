import { orderClaims as calls } from '@salvia/contract/orders/order-claims'
import { signedIn } from '#kernel/http/access'
import type { App } from '../../app-type.ts'
import { claimOrder, readClaim } from './use-cases/claim-order.ts'

/** A guest's order is taken by an account. */
export function claimRoutes(app: App): void {
  const { db, jobs, config, now } = app
  const context = { db, jobs, tokenKey: config.secrets.token }

  app.route({
    ...calls.read,
    handler: (req) =>
      readClaim(context, { actor: signedIn(req), orderId: req.params.orderId, ...req.body }, now()),
  })

  app.route({
    ...calls.claim,
    handler: (req) =>
      claimOrder(context, { actor: signedIn(req), orderId: req.params.orderId, ...req.body }, now()),
  })
}

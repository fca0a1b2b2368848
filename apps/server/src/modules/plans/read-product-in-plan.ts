import type { ProductInPlan } from '@salvia/contract/plans/product-in-plan'
import { namesPlanById } from '@salvia/rules/plans/share-code'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { recordAccess } from '#kernel/access-log/record-access'
import { DomainError } from '#kernel/domain-error'
import type { App } from '../../app-type.ts'
import { supplyDay } from '../reference/index.ts'
import type { CodeLookUp } from './code-look-up.ts'
import { keepPrivate } from './keep-private.ts'
import { readOpenedProduct, readProductOfPlan } from './read-plan.ts'

type Asked = { productId: string; named: string }

async function readById(app: App, { actor }: FastifyRequest, { productId, named }: Asked) {
  if (actor === null) return null
  const found = await readProductOfPlan(app.db, actor, {
    recommendationId: named,
    productId,
    day: supplyDay(app.now()),
  })
  if (found?.hasClients)
    await recordAccess(app.db, actor, { what: 'PlanRead', subjectId: found.shown.id }, app.now())
  return found?.shown ?? null
}

const readByCode = (app: App, lookUp: CodeLookUp, req: FastifyRequest, { productId, named }: Asked) =>
  lookUp(req, named, () => {
    const asked = { actor: req.actor, shareCode: named, productId, day: supplyDay(app.now()) }
    return readOpenedProduct(app.db, asked)
  })

/** What a plan says about a product, for a call about the product that names the plan by id or share code. */
type ReadProductInPlan = (
  req: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
) => Promise<ProductInPlan | null>

/**
 * What a plan says of a product to the caller; null where it says nothing: another product, a template, a plan that
 * does not exist or is not the caller's to read. The answer is neither cached nor indexed. Throws TooMany past the
 * limits on guessing codes.
 */
export function productInPlanReader(app: App, lookUp: CodeLookUp): ReadProductInPlan {
  return async (req, reply, asked) => {
    keepPrivate(reply)
    try {
      return await (namesPlanById(asked.named)
        ? readById(app, req, asked)
        : readByCode(app, lookUp, req, asked))
    } catch (error) {
      if (error instanceof DomainError && error.kind === 'not_found') return null
      throw error
    }
  }
}

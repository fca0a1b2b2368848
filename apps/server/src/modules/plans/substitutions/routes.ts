import { substitutions } from '@salvia/contract/plans/substitutions/substitutions'
import type { Db } from '#db/database'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import { registerWorkInParts } from '#kernel/work-in-parts/register-work-in-parts'
import type { App } from '../../../app-type.ts'
import { findProductLabels, languageOf } from '../../catalogue/index.ts'
import { named } from './data/named-difference.ts'
import { previewSubstitution } from './data/preview-queries.ts'
import { readPair } from './data/substituted-pair.ts'
import { findSubstitution, listSubstitutionRows, listSubstitutions } from './data/substitution-queries.ts'
import { substitutionKind } from './substitution-kind.ts'
import { startSubstitution, undoSubstitution } from './use-cases/start-substitution.ts'

async function getSubstitution(db: Db, id: string) {
  const found = await findSubstitution(db, id)
  if (!found) throw notFound('substitution')
  return found
}

function readRoutes(app: App): void {
  const { db } = app

  app.route({
    ...substitutions.preview,
    handler: async (req) => {
      const pair = { productId: req.params.id, replacementProductId: req.query.replacementProductId }
      const read = await readPair(db, pair, languageOf(req))
      const { results, count, ...rest } = await previewSubstitution(db, pair, read, req.query)
      return { ...toPage(results, count, req.query), ...rest }
    },
  })

  app.route({
    ...substitutions.list,
    handler: async (req) => {
      const { results, count } = await listSubstitutions(db, req.query)
      return toPage(results, count, req.query)
    },
  })

  app.route({
    ...substitutions.get,
    handler: async (req) => {
      const substitution = await getSubstitution(db, req.params.id)
      const { results, count } = await listSubstitutionRows(db, { ...req.params, ...req.query })
      const { product, replacement } = substitution
      const labels = await findProductLabels(db, [product.id, replacement.id], languageOf(req))
      const [from, to] = [labels.get(product.id), labels.get(replacement.id)]
      const rows = results.map(({ dose, ...row }) => ({
        ...row,
        dose: dose && from && to ? named(dose, { from, to }) : dose,
      }))
      return { ...toPage(rows, count, req.query), substitution }
    },
  })
}

function writeRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...substitutions.start,
    handler: async (req, reply) => {
      const { userId: actorId } = signedIn(req)
      const key = req.headers['idempotency-key']
      const id = await startSubstitution(app, { ...req.body, productId: req.params.id, actorId, key }, now())
      return reply.code(202).send(await getSubstitution(db, id))
    },
  })

  app.route({
    ...substitutions.undo,
    handler: async (req, reply) => {
      const { id: substitutionId } = req.params
      await undoSubstitution(app, { substitutionId, actorId: signedIn(req).userId }, now())
      return reply.code(202).send(await getSubstitution(db, substitutionId))
    },
  })
}

/** Admins put a product in the place of another in plans; a job does it. */
export function substitutionRoutes(app: App): void {
  readRoutes(app)
  writeRoutes(app)
  registerWorkInParts(app, substitutionKind)
}

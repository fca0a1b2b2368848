import { substitutions } from '@salvia/contract/plans/substitutions/substitutions'
import { signedIn } from '#kernel/http/access'
import { toPage } from '#kernel/http/page'
import type { App } from '../../../app-type.ts'
import { languageOf } from '../../catalogue/index.ts'
import { listAtRisk } from './data/at-risk-queries.ts'
import { listProposals, listWithdrawn } from './data/proposal-queries.ts'
import { confirmProposal, declineProposal } from './use-cases/answer-proposal.ts'

/** Practitioners answer what is proposed for their own plans, and see what cannot be had. */
export function proposalRoutes(app: App): void {
  const { db, now } = app

  app.route({
    ...substitutions.proposals,
    handler: async (req) => {
      const asked = { ...req.query, language: languageOf(req) }
      const { userId } = signedIn(req)
      const { results, count } = await listProposals(db, userId, asked)
      return { ...toPage(results, count, req.query), withdrawn: await listWithdrawn(db, userId, now()) }
    },
  })

  app.route({
    ...substitutions.confirm,
    handler: async (req, reply) => {
      const { userId: practitionerId } = signedIn(req)
      await confirmProposal(db, { proposalId: req.params.id, practitionerId, dose: req.body.dose }, now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...substitutions.decline,
    handler: async (req, reply) => {
      const { userId: practitionerId } = signedIn(req)
      await declineProposal(db, { proposalId: req.params.id, practitionerId }, now())
      return reply.code(204).send()
    },
  })

  app.route({
    ...substitutions.atRisk,
    handler: async (req) => {
      const { results, count } = await listAtRisk(db, signedIn(req).userId, req.query)
      return toPage(results, count, req.query)
    },
  })
}

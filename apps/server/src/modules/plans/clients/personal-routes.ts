import { personalParts } from '@salvia/contract/plans/personal-parts'
import type { App } from '../../../app-type.ts'
import { type CodeLookUp, lookups } from '../code-look-up.ts'
import type { PlanClientContext } from './plan-client-context.ts'
import {
  askReadingCode,
  readPersonalNotes,
  SEND_READING_CODE,
  sendReadingCode,
  takeReadingCode,
} from './use-cases/reading-code.ts'

/** What is personal in a plan, for the person invited, without an account. */
export function personalRoutes(app: App, context: PlanClientContext, lookUp: CodeLookUp): void {
  const { jobs, now, sealed } = app

  app.route({
    ...personalParts.read,
    config: { ...personalParts.read.config, ...lookups },
    handler: async (req, reply) => {
      reply.header('cache-control', 'no-store')
      const { shareCode } = req.params
      const { token } = req.body
      const notes = await lookUp(req, shareCode, () =>
        readPersonalNotes(context, { shareCode, token }, now()),
      )
      return { notes }
    },
  })

  app.route({
    ...personalParts.sendCode,
    config: { ...personalParts.sendCode.config, ...lookups },
    handler: async (req, reply) => {
      const { shareCode } = req.params
      const asking = { shareCode, email: req.body.email, address: req.ip }
      await lookUp(req, shareCode, () => askReadingCode(context, asking, now()))
      return reply.code(204).send()
    },
  })

  app.route({
    ...personalParts.takeCode,
    config: { ...personalParts.takeCode.config, ...lookups },
    handler: async (req, reply) => {
      reply.header('cache-control', 'no-store')
      const { shareCode } = req.params
      const token = await lookUp(req, shareCode, () =>
        takeReadingCode(context, { shareCode, ...req.body }, now()),
      )
      return { token }
    },
  })

  jobs.on<{ sealed: string }>({
    queue: SEND_READING_CODE,
    work: ({ sealed: text }) => sendReadingCode(context, JSON.parse(sealed.open(text)), now()),
  })
}

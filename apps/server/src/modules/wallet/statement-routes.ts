import { walletStatement } from '@salvia/contract/wallet/wallet-statement'
import type { CalendarDay } from '@salvia/contract/words/calendar-day'
import { utcDay } from '@salvia/rules/format/days'
import type { FastifyRequest } from 'fastify'
import { drawDocument } from '#kernel/documents/draw-document'
import { notFound } from '#kernel/domain-error'
import { signedIn } from '#kernel/http/access'
import { isAccounting } from '#kernel/http/actor'
import { sendAttachment } from '#kernel/http/attachment'
import type { App } from '../../app-type.ts'
import { languageOf } from '../catalogue/index.ts'
import { readArithmetic } from './data/arithmetic-queries.ts'
import { readStatement, type StatementAsked } from './data/statement-queries.ts'
import type { WalletOptions } from './wallet-context.ts'

const contentTypes = { pdf: 'application/pdf', csv: 'text/csv; charset=utf-8' }

type Period = { from?: CalendarDay | undefined; to?: CalendarDay | undefined }

/** Accounting names a practitioner; everyone else reads the own statement. Throws not-found for another one's. */
function askedOf(
  req: FastifyRequest,
  { practitionerId, ...period }: Period & { practitionerId?: string | undefined },
  now: Date,
): StatementAsked {
  const actor = signedIn(req)
  const asked = practitionerId ?? actor.userId
  if (asked !== actor.userId && !isAccounting(actor)) throw notFound('user')
  const to = period.to ?? utcDay(now)
  return { practitionerId: asked, from: period.from ?? firstOfMonth(to), to }
}

const firstOfMonth = (day: CalendarDay) => `${day.slice(0, 7)}-01` as CalendarDay

/** Routes for statements, and for how a commission came about. */
export function statementRoutes(app: App, options: WalletOptions): void {
  const { db } = app

  app.route({
    ...walletStatement.arithmetic,
    handler: (req) => {
      const actor = signedIn(req)
      const viewer = { isAccounting: isAccounting(actor), userId: actor.userId }
      return readArithmetic({ db, ...options }, viewer, req.params.id)
    },
  })

  app.route({
    ...walletStatement.get,
    handler: (req) => readStatement(db, askedOf(req, req.query, app.now())),
  })

  app.route({
    ...walletStatement.file,
    handler: async (req, reply) => {
      const { format } = req.query
      const statement = await readStatement(db, askedOf(req, req.query, app.now()))
      const bytes = await drawDocument({ statement, languageCode: languageOf(req), format })
      const name = `salvia-statement-${statement.from}-${statement.to}.${format}`
      return sendAttachment(reply, { name, contentType: contentTypes[format], bytes })
    },
  })
}

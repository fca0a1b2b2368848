import { chatHours } from '@salvia/contract/chat/chat-hours'
import { openingAt } from '@salvia/rules/chat/opening-hours'
import { SUPPLY_TIME_ZONE } from '@salvia/rules/format/days'
import { fullAdmin } from '#kernel/http/access'
import { tagged, versionRead } from '#kernel/http/versions'
import type { App } from '../../app-type.ts'
import { readHours } from './data/hours-queries.ts'
import { changeHours } from './use-cases/change-hours.ts'

/** When answers come in the chat: for everybody, and kept by admins. */
export function chatHoursRoutes(app: App): void {
  const { db, now } = app
  app.route({
    ...chatHours.opening,
    handler: async () => {
      const hours = await readHours(db)
      const { version: _, daysOff: __, ...week } = hours
      return { ...week, timeZone: SUPPLY_TIME_ZONE, ...openingAt(hours, now()) }
    },
  })
  app.route({ ...chatHours.get, handler: async (_, reply) => tagged(reply, await readHours(db)) })
  app.route({
    ...chatHours.put,
    handler: async (req, reply) => {
      const writing = { actorId: fullAdmin(req).userId, version: versionRead(req) }
      return tagged(reply, await changeHours(db, writing, req.body, now()))
    },
  })
}

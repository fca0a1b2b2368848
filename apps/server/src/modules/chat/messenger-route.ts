import { messenger } from '@salvia/contract/chat/messenger'
import { fullName } from '@salvia/rules/people/full-name'
import { notFound } from '#kernel/domain-error'
import type { App } from '../../app-type.ts'

/** With what an outside messenger begins; not found where conversations are kept here. */
export function messengerRoute(app: App): void {
  const { services, now } = app
  app.route({
    ...messenger.get,
    handler: async ({ actor }) => {
      const service = services.messenger
      if (service === null) throw notFound('call')
      const { appId, apiBase } = service
      if (actor === null) return { appId, apiBase, userId: null, jwt: null }
      const { userId, email, isEmailVerified, firstName, lastName } = actor
      const person = { id: userId, email, isEmailVerified, name: fullName({ firstName, lastName }) }
      return { appId, apiBase, userId, jwt: await service.sign(person, now()) }
    },
  })
}

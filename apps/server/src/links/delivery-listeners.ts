import type { Listeners } from '#kernel/outbox/send-message'
import type { App } from '../app-type.ts'
import { PLAN_INVITATION, recordDelivery } from '../modules/plans/index.ts'

/** Listeners for messages that were accepted, refused or came back, by what the message is about. */
export const deliveryListeners = (app: App): Listeners => ({
  [PLAN_INVITATION]: (settled, now) => recordDelivery(app, settled, now),
})

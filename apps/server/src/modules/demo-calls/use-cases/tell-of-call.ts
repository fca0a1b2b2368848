import type { DemoCallMail } from '@salvia/documents'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import type { App } from '../../../app-type.ts'
import { uidOf } from '../data/demo-call-queries.ts'
import type { DemoCallRow } from '../data/demo-call-tables.ts'
import { signDemoCall } from '../demo-call-token.ts'

export type DemoCallContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'now'>

/** Of messages about a booking, which are deleted with it. */
export const ABOUT_CALL = 'demo-call'

/** Tells the person and the team of what happened to a booking, each with a calendar file, in the transaction of it. */
export async function tellOfCall(
  { jobs, sealed, config, now }: DemoCallContext,
  tx: Db,
  { call, happened }: { call: DemoCallRow; happened: DemoCallMail['happened'] },
): Promise<void> {
  const { timeZone, team, joinUrl, languageCode } = config.demoCalls
  const { id, startsAt, minutes, sequence, updatedAt } = call
  const { firstName, lastName, email, phone, profession, countryCode, message } = call
  const shared = {
    ...{ happened, firstName, minutes, sequence, joinUrl },
    ...{ uid: uidOf(id), organizer: team, attendee: email },
    startsAt: startsAt.toISOString(),
    changedAt: updatedAt.toISOString(),
  }
  const about = { type: ABOUT_CALL, key: id }
  const own = {
    ...{ ...shared, languageCode: call.languageCode, timeZone: call.timeZone, person: null },
    url: `${config.publicUrl}/demo/booked?token={secret}`,
    bookUrl: `${config.publicUrl}/demo`,
  }
  const person = { firstName, lastName, email, phone, profession, countryCode, message }
  const teams = { ...shared, languageCode, timeZone, person, url: null, bookUrl: null }
  const queue = { tx, jobs }
  const sealedSecret = sealed.seal(signDemoCall(config.secrets.token, id))
  await queueMessage(
    queue,
    { kind: 'Mail', recipient: email, content: { template: 'demoCall', props: own }, about, sealedSecret },
    now(),
  )
  await queueMessage(
    queue,
    { kind: 'Mail', recipient: team, content: { template: 'demoCall', props: teams }, about },
    now(),
  )
}

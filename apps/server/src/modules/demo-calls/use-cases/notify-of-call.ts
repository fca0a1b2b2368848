import type { DemoCallMail } from '@salvia/documents'
import type { Db } from '#db/database'
import { queueMessage } from '#kernel/outbox/outbox'
import { pageAddress } from '#kernel/page-address'
import type { App } from '../../../app-type.ts'
import { uidOf } from '../data/demo-call-queries.ts'
import type { DemoCallRow } from '../data/demo-call-tables.ts'
import { signDemoCall } from '../demo-call-token.ts'

export type DemoCallContext = Pick<App, 'db' | 'jobs' | 'sealed' | 'config' | 'now'>

/** Of messages about a booking, which are deleted with it. */
export const ABOUT_CALL = 'demo-call'

type Told = { call: DemoCallRow; happened: 'Booked' | 'Moved' | 'Canceled'; isByTeam?: boolean }

/** About the call itself, for every recipient. */
function factsOf({ config }: Pick<DemoCallContext, 'config'>, call: DemoCallRow) {
  const { team, joinUrl } = config.demoCalls
  const { id, startsAt, minutes, sequence, updatedAt } = call
  return {
    ...{ minutes, sequence, joinUrl, uid: uidOf(id), organizer: team },
    startsAt: startsAt.toISOString(),
    changedAt: updatedAt.toISOString(),
  }
}

/** Tells the person and the team of what happened to a booking, each with a calendar file, in the transaction of it. */
export async function notifyOfCall(
  { jobs, sealed, config, now }: DemoCallContext,
  tx: Db,
  { call, happened, isByTeam = false }: Told,
): Promise<void> {
  const { timeZone, team, languageCode } = config.demoCalls
  const { id, firstName, lastName, email, profession, countryCode, message } = call
  const shared = { ...factsOf({ config }, call), happened, isByTeam, firstName, attendee: email }
  const about = { type: ABOUT_CALL, key: id }
  const own = {
    ...{ ...shared, languageCode: call.languageCode, timeZone: call.timeZone, person: null },
    url: pageAddress(call.languageCode, config.publicUrl, 'demo/booked?token={secret}'),
    bookUrl: pageAddress(call.languageCode, config.publicUrl, 'demo'),
  }
  // The phone number is encrypted: the record to which the mail links shows it.
  const person = { firstName, lastName, email, profession, countryCode, message }
  const url = `${config.publicUrl}/admin/demo-calls/${id}`
  const teams = { ...shared, languageCode, timeZone, person, url, bookUrl: null }
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

/** Tells the team that a call does not take place, as its person had their data erased; calendars take it out. */
export async function notifyOfErased(
  { jobs, config }: Pick<DemoCallContext, 'jobs' | 'config'>,
  tx: Db,
  { call, now }: { call: DemoCallRow; now: Date },
): Promise<void> {
  const { timeZone, team, languageCode } = config.demoCalls
  const props: DemoCallMail = {
    ...factsOf({ config }, call),
    ...{ happened: 'Erased', firstName: '', attendee: team, person: null, url: null, bookUrl: null },
    ...{ languageCode, timeZone, sequence: call.sequence + 1, changedAt: now.toISOString() },
  }
  const content = { template: 'demoCall' as const, props }
  await queueMessage({ tx, jobs }, { kind: 'Mail', recipient: team, content }, now)
}

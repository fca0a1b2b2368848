import type { AccountMail } from '@salvia/documents'
import { queueMail } from '#kernel/outbox/outbox'
import type { Account } from '../../identity/index.ts'
import type { PeopleWorkIn } from '../people-work.ts'

export type Told = { kind: AccountMail['kind']; path: string; reason?: string | undefined }

/** A mail to a practitioner about its own record, in its language. */
export async function tell({ tx, jobs, config }: PeopleWorkIn, to: Account, told: Told, now: Date) {
  const { kind, path, reason } = told
  const { firstName, preferredLanguageCode: languageCode } = to
  const url = `${config.publicUrl}${path}`
  const props = { kind, languageCode, firstName, url, ...(reason ? { reason } : {}) }
  await queueMail({ tx, jobs }, to.email, { template: 'account', props }, now)
}

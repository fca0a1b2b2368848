import type { AccountMail } from '@salvia/documents'
import { queueMessage } from '#kernel/outbox/outbox'
import type { Account } from '../../../identity/index.ts'
import type { PeopleTransaction } from '../../people-context.ts'

export type Told = { kind: AccountMail['kind']; path: string; reason?: string | undefined }

/** A mail to a practitioner about their own record, in their language. */
export async function tell({ tx, jobs, config }: PeopleTransaction, to: Account, told: Told, now: Date) {
  const { kind, path, reason } = told
  const { firstName, preferredLanguageCode: languageCode } = to
  const url = `${config.publicUrl}${path}`
  const props = { kind, languageCode, firstName, url, ...(reason ? { reason } : {}) }
  const content = { template: 'account' as const, props }
  await queueMessage({ tx, jobs }, { kind: 'Mail', accountId: to.id, recipient: to.email, content }, now)
}

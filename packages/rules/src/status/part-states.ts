import type { StatusPart } from '@salvia/contract/status/status'
import type { PartState } from '@salvia/contract/words/status'

/** Jobs are looked for every 15 seconds at the latest; one that is due this long is not worked on. */
const LATE_SECONDS = 300

type Told = Pick<StatusPart, 'state' | 'failsSince'>

/** Of background work: it fails once the oldest job that is due waits for five minutes, since that job is due. */
export function jobsState(oldestSeconds: number, now: Date): Told {
  if (oldestSeconds < LATE_SECONDS) return { state: 'Works', failsSince: null }
  return { state: 'Fails', failsSince: new Date(now.getTime() - oldestSeconds * 1000).toISOString() }
}

type MailRuns = { lastSent: Date | null; failedSince: Date | null; failedMailboxes: number }

/**
 * Of mails: it fails where none has gone out since mails to several mailboxes failed, since the first of them; what one
 * mailbox does not take says nothing of the others. It works where one has gone out lately.
 */
export function mailState({ lastSent, failedSince, failedMailboxes }: MailRuns): Told {
  if (failedSince !== null && failedMailboxes > 1)
    return { state: 'Fails', failsSince: failedSince.toISOString() }
  return { state: lastSent === null ? 'Unknown' : 'Works', failsSince: null }
}

/** Of all parts: one that fails counts, then one that is not known; those that are off do not count. */
export function overallState(states: readonly PartState[]): Exclude<PartState, 'Off'> {
  if (states.includes('Fails')) return 'Fails'
  return states.includes('Unknown') ? 'Unknown' : 'Works'
}

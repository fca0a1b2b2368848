import type { VerificationStatus } from '@salvia/contract/words/identity'
import type { Transitions } from '../states/transitions.ts'

/** What an admin decides on certificates; `reopen` takes a decision back. */
export type CertificateEvent = 'pass' | 'fail' | 'reopen'

/** The life of a practitioner's certificates: every decision may be replaced by the other, or taken back. */
export const certificateTransitions: Transitions<VerificationStatus, CertificateEvent> = {
  Pending: { pass: 'Passed', fail: 'Failed' },
  Passed: { fail: 'Failed', reopen: 'Pending' },
  Failed: { pass: 'Passed', reopen: 'Pending' },
}

/** What leads to a status. */
export const certificateEventTo: Readonly<Record<VerificationStatus, CertificateEvent>> = {
  Pending: 'reopen',
  Passed: 'pass',
  Failed: 'fail',
}

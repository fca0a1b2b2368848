import type { EmailVerdict } from '@salvia/contract/identity/email-validation'
import spellChecker from '@zootools/email-spell-checker'
import { isDisposableEmail } from 'disposable-email-domains-js'
import type { z } from 'zod'
import { findEmailFault, toEmail } from '../accounts/check-fields.ts'

/** Whether a typed address is acceptable for an account, by the sign-up rules, and a suggested correction. */
export function judgeEmail(typed: string): z.infer<typeof EmailVerdict> {
  const email = toEmail(typed)
  if (findEmailFault(email)) return { isValid: false, problem: 'Syntax', suggestion: null }
  const suggestion = spellChecker.run({ email })?.full ?? null
  const problem = isDisposableEmail(email) ? 'Disposable' : null
  return { isValid: problem === null, problem, suggestion }
}

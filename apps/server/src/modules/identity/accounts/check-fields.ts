import { PersonName } from '@salvia/contract/people/people-parts'
import { Email } from '@salvia/contract/wire'
import { emailErrors } from '@salvia/contract/words/identity'
import { findPasswordError, passwordErrors } from '@salvia/rules/people/password'
import { isCommonPassword } from './common-passwords.ts'

export type FieldFault = { id: string; error: string }
export type FieldFaults = { status: 'FIELD_ERROR'; formFields: FieldFault[] }

/** A field's value as typed; empty if it was not sent. */
export const typed = (fields: { id: string; value: string }[], id: string): string =>
  fields.find((field) => field.id === id)?.value ?? ''

/** An address normalised as stored. */
export const toEmail = (text: string): string => text.trim().toLowerCase()

export function findEmailFault(email: string): FieldFault | null {
  if (email === '') return { id: 'email', error: emailErrors.missing }
  return Email.safeParse(email).success ? null : { id: 'email', error: emailErrors.invalid }
}

/** Rules for a new password; very common ones that satisfy the rules are also rejected. */
export function findPasswordFault(password: string): FieldFault | null {
  const error = findPasswordError(password)
  if (error !== null) return { id: 'password', error }
  return isCommonPassword(password) ? { id: 'password', error: passwordErrors.tooCommon } : null
}

/** The rule for names, as in settings: any script but no control characters, for names a new user may omit. */
export function findNameFault(id: 'firstName' | 'lastName', name: string): FieldFault | null {
  if (name.trim() === '') return null
  const read = PersonName.safeParse(name)
  return read.success ? null : { id, error: read.error.issues[0]?.message ?? 'name_invalid' }
}

/** A valid name as stored; empty if omitted. */
export const toName = (name: string): string => PersonName.safeParse(name).data ?? ''

/** Error response for invalid fields; null if there are none. */
export function faultsAnswer(faults: (FieldFault | null)[]): FieldFaults | null {
  const formFields = faults.filter((fault) => fault !== null)
  return formFields.length > 0 ? { status: 'FIELD_ERROR', formFields } : null
}

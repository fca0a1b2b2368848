import { PersonName } from '@salvia/contract/people/people-parts'
import { Email } from '@salvia/contract/wire'
import { emailErrors } from '@salvia/contract/words/identity'
import { findPasswordError, passwordErrors } from '@salvia/rules/people/password'
import { isCommonPassword } from './common-passwords.ts'

export type FieldFault = { id: string; error: string }
export type FieldFaults = { status: 'FIELD_ERROR'; formFields: FieldFault[] }

/** The value of a field as it was typed; empty when it was not sent. */
export const typed = (fields: { id: string; value: string }[], id: string): string =>
  fields.find((field) => field.id === id)?.value ?? ''

/** An address as accounts keep it. */
export const toEmail = (text: string): string => text.trim().toLowerCase()

export function findEmailFault(email: string): FieldFault | null {
  if (email === '') return { id: 'email', error: emailErrors.missing }
  return Email.safeParse(email).success ? null : { id: 'email', error: emailErrors.invalid }
}

/** The rules for a new password; the most common ones keep the rules and are refused all the same. */
export function findPasswordFault(password: string): FieldFault | null {
  const error = findPasswordError(password)
  if (error !== null) return { id: 'password', error }
  return isCommonPassword(password) ? { id: 'password', error: passwordErrors.tooCommon } : null
}

/** The settings' rule for names, any script but no control character, for one that a newcomer may leave out. */
export function findNameFault(id: 'firstName' | 'lastName', name: string): FieldFault | null {
  if (name.trim() === '') return null
  const read = PersonName.safeParse(name)
  return read.success ? null : { id, error: read.error.issues[0]?.message ?? 'name_invalid' }
}

/** A name as accounts keep it, of one in which nothing is wrong; empty when it was left out. */
export const toName = (name: string): string => PersonName.safeParse(name).data ?? ''

/** The answer to faulty fields; null when there is none. */
export function faultsAnswer(faults: (FieldFault | null)[]): FieldFaults | null {
  const formFields = faults.filter((fault) => fault !== null)
  return formFields.length > 0 ? { status: 'FIELD_ERROR', formFields } : null
}

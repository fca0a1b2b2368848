import { readCookie } from './cookies.ts'

/** The plan opened without an account. */
export type StoredPlan = { shareCode: string; id: string; practitionerName: string }

export function readStoredPlan(header: string | null): StoredPlan | null {
  const text = readCookie(header, 'plan')
  if (text === undefined) return null
  try {
    const told: unknown = JSON.parse(text)
    return isStoredPlan(told) ? told : null
  } catch {
    return null
  }
}

const isStoredPlan = (told: unknown): told is StoredPlan =>
  typeof told === 'object' &&
  told !== null &&
  'shareCode' in told &&
  typeof told.shareCode === 'string' &&
  'id' in told &&
  typeof told.id === 'string' &&
  'practitionerName' in told &&
  typeof told.practitionerName === 'string'

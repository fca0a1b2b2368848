const MIN_LENGTH = 8
const TOO_LONG = 100

/** Exact password error texts of sign-up; screens translate them. */
export const passwordErrors = {
  missing: 'Field is not optional',
  tooShort: 'Password must contain at least 8 characters, including a number',
  tooLong: "Password's length must be lesser than 100 characters",
  noLetter: 'Password must contain at least one alphabet',
  noNumber: 'Password must contain at least one number',
  /** A common password; only the server has the list. */
  tooCommon: 'Password is too common',
} as const
export type PasswordError = (typeof passwordErrors)[keyof typeof passwordErrors]

/** Each rule's result, for the checklist while typing. */
export const keptPasswordRules = (password: string) => ({
  length: password.length >= MIN_LENGTH && password.length < TOO_LONG,
  letter: /\p{L}/u.test(password),
  number: /\d/.test(password),
})

/** The first fault of a new password; null when it has none. */
export function findPasswordError(password: string): PasswordError | null {
  const kept = keptPasswordRules(password)
  if (password === '') return passwordErrors.missing
  if (password.length < MIN_LENGTH) return passwordErrors.tooShort
  if (!kept.length) return passwordErrors.tooLong
  if (!kept.letter) return passwordErrors.noLetter
  return kept.number ? null : passwordErrors.noNumber
}

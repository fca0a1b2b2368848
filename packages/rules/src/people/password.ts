const MIN_LENGTH = 8
const TOO_LONG = 100

/** What sign-up answers for a password, word for word; screens translate these texts where they can. */
export const passwordErrors = {
  missing: 'Field is not optional',
  tooShort: 'Password must contain at least 8 characters, including a number',
  tooLong: "Password's length must be lesser than 100 characters",
  noLetter: 'Password must contain at least one alphabet',
  noNumber: 'Password must contain at least one number',
  /** One of the most common passwords; the server alone knows the list. */
  tooCommon: 'Password is too common',
} as const
export type PasswordError = (typeof passwordErrors)[keyof typeof passwordErrors]

/** The first fault of a new password; null when it has none. */
export function findPasswordError(password: string): PasswordError | null {
  if (password === '') return passwordErrors.missing
  if (password.length < MIN_LENGTH) return passwordErrors.tooShort
  if (password.length >= TOO_LONG) return passwordErrors.tooLong
  if (!/\p{L}/u.test(password)) return passwordErrors.noLetter
  return /\d/.test(password) ? null : passwordErrors.noNumber
}

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

/** Which rules a password keeps, each by itself: what a form ticks off while it is typed. */
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

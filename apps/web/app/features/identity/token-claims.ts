/** What the browser reads of its own access token; the server alone decides by it. */
type Claims = { isEmailVerified: boolean }

const isClaims = (told: unknown): told is Claims =>
  typeof told === 'object' &&
  told !== null &&
  'isEmailVerified' in told &&
  typeof told.isEmailVerified === 'boolean'

/** The claims in a token's payload; an unreadable token claims nothing. */
export function tokenClaims(token: string): Claims {
  const payload = token.split('.')[1] ?? ''
  try {
    const told: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')))
    return isClaims(told) ? told : { isEmailVerified: false }
  } catch {
    return { isEmailVerified: false }
  }
}

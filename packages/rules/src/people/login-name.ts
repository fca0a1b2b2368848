export type LoginName = 'phone' | 'email'

/**
 * What a person types to sign in: a phone number when it is only digits with an optional leading plus
 * (docs/specification.md, section 5).
 */
export const loginNameKind = (typed: string): LoginName => (/^\+?\d+$/.test(typed.trim()) ? 'phone' : 'email')

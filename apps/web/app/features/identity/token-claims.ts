/** Claims the browser reads from its own access token. Display only: the server decides. */
export type Claims = {
  email: string
  isEmailVerified: boolean
  /** Pending until confirmed from that address. */
  changeEmailTo: string | null
  changePhoneTo: string | null
}

const nothing: Claims = { email: '', isEmailVerified: false, changeEmailTo: null, changePhoneTo: null }

const textOf = (told: object, name: string): string | null => {
  const value: unknown = Reflect.get(told, name)
  return typeof value === 'string' ? value : null
}

/** Base64url of UTF-8. */
const decode = (payload: string): string =>
  new TextDecoder().decode(
    Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0)),
  )

/** A token's claims; none for an unreadable token. */
export function tokenClaims(token: string): Claims {
  try {
    const told: unknown = JSON.parse(decode(token.split('.')[1] ?? ''))
    if (typeof told !== 'object' || told === null) return nothing
    return {
      email: textOf(told, 'email') ?? '',
      isEmailVerified: Reflect.get(told, 'isEmailVerified') === true,
      changeEmailTo: textOf(told, 'changeEmailTo'),
      changePhoneTo: textOf(told, 'changePhoneTo'),
    }
  } catch {
    return nothing
  }
}

type Credentials = { email: string; password: string }

let kept: Credentials | null = null

/** Keeps what somebody typed at sign-up for the login page, in memory only: a password is stored nowhere. */
export const handOverSignIn = (credentials: Credentials) => {
  kept = credentials
}

/** What was handed over, once. */
export function takeOverSignIn(): Credentials | null {
  const credentials = kept
  kept = null
  return credentials
}

type Credentials = { email: string; password: string }

let kept: Credentials | null = null

/** Hands the typed sign-up credentials to the login page, in memory only. */
export const handOverSignIn = (credentials: Credentials) => {
  kept = credentials
}

/** The handed-over credentials; can be read once. */
export function takeOverSignIn(): Credentials | null {
  const credentials = kept
  kept = null
  return credentials
}

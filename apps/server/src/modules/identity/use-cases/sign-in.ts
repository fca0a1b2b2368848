import { loginNameKind } from '@salvia/rules/people/login-name'
import { APIError } from 'better-auth/api'
import { eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { authLibrary } from '../auth-library.ts'
import { users } from '../data/identity-tables.ts'
import { hashToken } from '../session-cookie.ts'
import { endSession } from './end-session.ts'

type FieldError = { id: string; error: string }
export type SignInResult =
  | { status: 'OK'; userId: string; token: string }
  | { status: 'FIELD_ERROR'; formFields: FieldError[] }
  | { status: 'WRONG_CREDENTIALS_ERROR' }
  | { status: 'SIGN_IN_NOT_ALLOWED'; reason: 'ACCOUNT_NOT_ACTIVE' }

const NOT_ALLOWED = ['Suspended', 'Deleted']

/** The address that a typed phone number belongs to; one that no account has stays as it was typed. */
async function addressOf(db: Db, login: string): Promise<string> {
  if (loginNameKind(login) === 'email') return login.toLowerCase()
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.phone, login))
  return user?.email ?? `${login.replace('+', '')}@phone.invalid`
}

async function openSession(db: Db, secret: string, email: string, password: string) {
  try {
    return await authLibrary(db, secret).api.signInEmail({ body: { email, password } })
  } catch (error) {
    if (error instanceof APIError) return null
    throw error
  }
}

function missing(fields: { email: string; password: string }): FieldError[] {
  return Object.entries(fields)
    .filter(([, value]) => value === '')
    .map(([id]) => ({ id, error: 'Field is not optional' }))
}

/** Opens a session by e-mail or phone. Unknown and wrong answer alike, after the same work. */
export async function signIn(
  db: Db,
  secret: string,
  given: { email: string; password: string },
): Promise<SignInResult> {
  const formFields = missing(given)
  if (formFields.length > 0) return { status: 'FIELD_ERROR', formFields }
  const opened = await openSession(db, secret, await addressOf(db, given.email), given.password)
  if (!opened) return { status: 'WRONG_CREDENTIALS_ERROR' }
  const [user] = await db.select().from(users).where(eq(users.id, opened.user.id))
  if (!user?.isActive || NOT_ALLOWED.includes(user.userStatusId)) {
    await endSession(db, hashToken(opened.token))
    return { status: 'SIGN_IN_NOT_ALLOWED', reason: 'ACCOUNT_NOT_ACTIVE' }
  }
  return { status: 'OK', userId: user.id, token: opened.token }
}

import type { FastifyRequest } from 'fastify'
import type { Db } from '#db/database'
import type { AccessTokens } from '#kernel/http/access-token'
import type { Actor } from '#kernel/http/actor'
import { hashToken, sessionTokenOf } from '../sessions/session-cookie.ts'
import { findActorBySession, findActorByToken, recordUse } from './actor-queries.ts'

type Reading = { db: Db; tokens: AccessTokens; publicUrl: string; now: () => Date }

function bearerOf(req: FastifyRequest): string | null {
  const { authorization } = req.headers
  return authorization?.startsWith('Bearer ') ? authorization.slice('Bearer '.length) : null
}

async function readActor({ db, tokens, publicUrl }: Reading, req: FastifyRequest, now: Date) {
  const bearer = bearerOf(req)
  if (bearer !== null) {
    const sessionId = await tokens.readSessionId(bearer, now)
    return sessionId === null ? null : findActorBySession(db, sessionId, now)
  }
  const token = sessionTokenOf(req, publicUrl)
  return token === null ? null : findActorByToken(db, hashToken(token), now)
}

/** The caller, from the bearer token if sent, else from the session cookie. Null if unknown. */
export function actorFinder(reading: Reading) {
  return async (req: FastifyRequest): Promise<Actor | null> => {
    const now = reading.now()
    const actor = await readActor(reading, req, now)
    if (actor) await recordUse(reading.db, actor, now)
    return actor
  }
}

import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#db/database'
import { finishedMaterials, webinarRegistrations } from './learning-tables.ts'

type Registration = typeof webinarRegistrations.$inferSelect

/** For what an account is registered, the first first. */
export const listRegistrationsOf = (db: Db, userId: string): Promise<Registration[]> =>
  db
    .select()
    .from(webinarRegistrations)
    .where(eq(webinarRegistrations.userId, userId))
    .orderBy(asc(webinarRegistrations.registeredAt), asc(webinarRegistrations.webinarId))

export async function isRegistered(
  db: Db,
  { webinarId, userId }: { webinarId: string; userId: string },
): Promise<boolean> {
  const isIt = and(eq(webinarRegistrations.webinarId, webinarId), eq(webinarRegistrations.userId, userId))
  return (await db.$count(webinarRegistrations, isIt)) > 0
}

/** Webinars with a recording of which somebody has not been notified. */
export async function listUntoldWebinars(db: Db): Promise<string[]> {
  const rows = await db
    .selectDistinct({ webinarId: webinarRegistrations.webinarId })
    .from(webinarRegistrations)
    .where(isNull(webinarRegistrations.recordingMailedAt))
  return rows.map(({ webinarId }) => webinarId)
}

/** What an account has marked as done, the first first. */
export const listFinishedOf = (db: Db, userId: string): Promise<(typeof finishedMaterials.$inferSelect)[]> =>
  db
    .select()
    .from(finishedMaterials)
    .where(eq(finishedMaterials.userId, userId))
    .orderBy(asc(finishedMaterials.finishedAt), asc(finishedMaterials.materialId))

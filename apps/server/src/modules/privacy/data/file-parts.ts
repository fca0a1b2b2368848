import { basename } from 'node:path'
import type { ExportRecord, ExportSections } from '@salvia/documents'
import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#db/database'
import { users } from '../../identity/index.ts'
import { avatarKeysOf, certificates } from '../../people/index.ts'
import { recommendationResources, recommendations } from '../../plans/index.ts'
import type { PrivacyContext } from '../privacy-context.ts'
import { dataExports } from './privacy-tables.ts'

type Context = Pick<PrivacyContext, 'db' | 'services'>

/** A picture's row has its path; only the file has its size. */
async function pictureOf({ db, services }: Context, userId: string): Promise<ExportRecord[]> {
  const [user] = await db.select({ image: users.image }).from(users).where(eq(users.id, userId))
  const keys = avatarKeysOf(user?.image ?? null)
  const files = await Promise.all(keys.map(async (key) => ({ key, file: await services.files.get(key) })))
  return files.flatMap(({ key, file }) =>
    file === null
      ? []
      : [{ name: basename(key), kind: 'Picture', contentType: 'image/webp', bytes: file.length }],
  )
}

type Uploaded = { name: string; contentType: string; bytes: number; uploadedAt: Date }

const uploaded = (kind: string, { name, contentType, bytes, uploadedAt }: Uploaded): ExportRecord => ({
  name,
  kind,
  contentType,
  bytes,
  at: uploadedAt.toISOString(),
})

async function certificateFilesOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(certificates)
    .where(eq(certificates.practitionerId, userId))
    .orderBy(asc(certificates.uploadedAt))
  return rows.map((row) => uploaded('Credential', row))
}

/** Documents of the person's own plans; those of plans given to them are listed with the plan. */
async function planResourcesOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select({ resource: recommendationResources })
    .from(recommendationResources)
    .innerJoin(recommendations, eq(recommendations.id, recommendationResources.recommendationId))
    .where(eq(recommendations.practitionerId, userId))
    .orderBy(asc(recommendationResources.uploadedAt))
  return rows.map(({ resource }) => uploaded('PlanResource', resource))
}

/** Previous exports. */
async function exportsOf(db: Db, userId: string): Promise<ExportRecord[]> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.userId, userId), eq(dataExports.state, 'Ready')))
    .orderBy(asc(dataExports.requestedAt))
  return rows.map(({ requestedAt }) => ({ kind: 'DataExport', at: requestedAt.toISOString() }))
}

/** Files stored about a person, each to be downloaded where it is shown. */
export async function collectFiles(context: Context, userId: string): Promise<ExportSections> {
  const { db } = context
  const files = [
    ...(await pictureOf(context, userId)),
    ...(await certificateFilesOf(db, userId)),
    ...(await planResourcesOf(db, userId)),
    ...(await exportsOf(db, userId)),
  ]
  return { files }
}

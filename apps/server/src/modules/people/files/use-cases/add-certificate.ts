import type { Certificate } from '@salvia/contract/people/practitioners'
import { nextStanding } from '@salvia/rules/people/practitioner-standing'
import { count, eq } from 'drizzle-orm'
import { one } from '#db/one'
import { recordAudit } from '#kernel/audit/record-audit'
import { conflict, notFound } from '#kernel/domain-error'
import { newId } from '#kernel/ids'
import { keepFiles } from '#kernel/uploads/keep-files'
import { checkPixels } from '#kernel/uploads/read-picture'
import type { Upload } from '#kernel/uploads/read-upload'
import { lockAccount, setStanding } from '../../../identity/index.ts'
import {
  inTransaction,
  type PeopleContext,
  type PeopleTransaction,
  type SubjectBy,
} from '../../people-context.ts'
import { toCertificate } from '../../practitioners/data/practitioner-queries.ts'
import { certificates } from '../data/file-tables.ts'

const MOST = 10

export const certificateTypes = ['application/pdf', 'image/png', 'image/jpeg']

type Stored = { id: string; fileKey: string; upload: Upload }

async function note(context: PeopleTransaction, { userId, actor }: SubjectBy, stored: Stored, now: Date) {
  const { tx } = context
  const { id, fileKey, upload } = stored
  const account = await lockAccount(tx, userId)
  if (account?.userKindId !== 'Practitioner') throw notFound('user')
  const [known] = await tx
    .select({ count: count() })
    .from(certificates)
    .where(eq(certificates.practitionerId, userId))
  if ((known?.count ?? 0) >= MOST)
    throw conflict('certificates_full', `At most ${MOST} files of credentials. Remove one first.`)
  const { name, contentType, bytes } = upload
  const file = { id, practitionerId: userId, name, contentType, bytes: bytes.length, fileKey }
  const row = one(
    await tx
      .insert(certificates)
      .values({ ...file, uploadedAt: now })
      .returning(),
  )
  const standing = nextStanding(account.userStatusId, 'upload')
  if (standing && standing !== account.userStatusId)
    await setStanding(tx, userId, { userStatusId: standing }, now)
  const subject = { type: 'User', id: userId }
  const details = { certificateId: id, contentType }
  await recordAudit(tx, { event: 'CertificateUploaded', actorId: actor.userId, subject, details }, now)
  return toCertificate(row)
}

/**
 * Saves a practitioner's certificates, which submits a new practitioner for approval. Throws conflict past ten files,
 * invalid for a picture with too many pixels to be viewed by an admin.
 */
export async function addCertificate(
  context: PeopleContext,
  subject: SubjectBy,
  upload: Upload,
  now: Date,
): Promise<Certificate> {
  const id = newId()
  const fileKey = `certificates/${id}`
  const { bytes, contentType } = upload
  if (contentType.startsWith('image/')) await checkPixels(bytes)
  return keepFiles(context.services.files, [{ key: fileKey, bytes, contentType }], () =>
    context.db.transaction((tx) => note(inTransaction(context, tx), subject, { id, fileKey, upload }, now)),
  )
}

import { recordAudit } from '#kernel/audit/record-audit'
import { notFound } from '#kernel/domain-error'
import { keepFiles } from '#kernel/uploads/keep-files'
import type { Upload } from '#kernel/uploads/read-upload'
import { queueRemoval } from '#kernel/uploads/remove-files'
import { lockAccount, updateAccount } from '../../../identity/index.ts'
import {
  inTransaction,
  type PeopleContext,
  type PeopleTransaction,
  type Subject,
} from '../../people-context.ts'
import { avatarKey, avatarKeysOf, avatarUrl, newAvatarToken } from '../avatar-address.ts'
import { drawAvatars } from '../draw-avatars.ts'

async function putImage(
  context: PeopleTransaction,
  { userId, actor }: Subject,
  image: string | null,
  now: Date,
) {
  const { tx, jobs } = context
  const account = await lockAccount(tx, userId)
  if (!account) throw notFound('user')
  await updateAccount(tx, userId, { image }, now)
  await queueRemoval({ tx, jobs }, avatarKeysOf(account.image))
  if (actor.userId === userId) return
  const subject = { type: 'User', id: userId }
  const event = image === null ? 'PictureRemoved' : 'PictureSet'
  await recordAudit(tx, { event, actorId: actor.userId, subject }, now)
}

/**
 * Sets a person's picture, re-encoded in its sizes, and removes the previous one. Returns its token. Throws invalid.
 */
export async function setPicture(
  context: PeopleContext,
  subject: Subject,
  upload: Upload,
  now: Date,
): Promise<string> {
  const drawn = await drawAvatars(upload.bytes)
  const token = newAvatarToken()
  const files = drawn.map(({ width, picture }) => ({
    key: avatarKey(token, width),
    bytes: picture,
    contentType: 'image/webp',
  }))
  await keepFiles(context.services.files, files, () =>
    context.db.transaction((tx) => putImage(inTransaction(context, tx), subject, avatarUrl(token), now)),
  )
  return token
}

/** Removes a person's picture; does nothing if there is none. */
export async function removePicture(context: PeopleContext, subject: Subject, now: Date): Promise<void> {
  await context.db.transaction((tx) => putImage(inTransaction(context, tx), subject, null, now))
}

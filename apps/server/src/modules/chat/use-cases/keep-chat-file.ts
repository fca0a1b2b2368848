import { newId } from '#kernel/ids'
import { keepFiles } from '#kernel/uploads/keep-files'
import { checkPixels, pictureTypes } from '#kernel/uploads/read-picture'
import type { Upload } from '#kernel/uploads/read-upload'
import type { App } from '../../../app-type.ts'
import type { MessageFile } from './write-message.ts'

export const chatFileTypes = ['application/pdf', ...pictureTypes]

/**
 * Stores an attached file while `write` keeps the message that names it; nothing of it stays when that fails, or when
 * the message was kept before. Throws invalid for a picture with too many pixels to be looked at.
 */
export async function keepChatFile(
  { services }: Pick<App, 'services'>,
  { name, contentType, bytes }: Upload,
  write: (file: MessageFile) => Promise<boolean>,
): Promise<void> {
  if (contentType.startsWith('image/')) await checkPixels(bytes)
  const key = `chat/${newId()}`
  const file = { fileName: name, fileType: contentType, fileBytes: bytes.length, fileKey: key }
  const isNew = await keepFiles(services.files, [{ key, bytes, contentType }], () => write(file))
  if (!isNew) await services.files.remove(key)
}

import { z } from 'zod'
import { Id, Instant } from '../wire.ts'

/** A file that someone uploaded, without its content. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  /** Detected from content, never from the name: `application/pdf`. */
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: Instant,
})

const isFilePart = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'file'

/** Uploads are one multipart part named `File`; the server inspects its content. */
export const FileUpload = z.object({
  File: z.custom(isFilePart, 'file_missing').meta({ type: 'string', format: 'binary' }),
})

/** Contract part of every upload call. */
export const upload = { consumes: ['multipart/form-data'], body: FileUpload }

/** An additional multipart field; the parser yields the part, whose value counts. */
export const uploadField = <T extends z.ZodType>(schema: T, told: Record<string, unknown>) =>
  z
    .preprocess(
      (part) => (typeof part === 'object' && part !== null && 'value' in part ? part.value : part),
      schema,
    )
    .meta(told)

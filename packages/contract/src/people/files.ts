import { z } from 'zod'
import { Id, Instant } from '../wire.ts'

/** A file that someone uploaded, without its content. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  /** By content, never by name: `application/pdf`. */
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: Instant,
})

const isFilePart = (part: unknown): boolean =>
  typeof part === 'object' && part !== null && 'type' in part && part.type === 'file'

/** Uploads come as one multipart part named `File`; what it holds is looked into by the server. */
export const FileUpload = z.object({
  File: z.custom(isFilePart, 'file_missing').meta({ type: 'string', format: 'binary' }),
})

/** What a call that takes an upload declares. */
export const upload = { consumes: ['multipart/form-data'], body: FileUpload }

/** A further field of an upload: the parser gives the part, of which the value counts. */
export const uploadField = <T extends z.ZodType>(schema: T, told: Record<string, unknown>) =>
  z
    .preprocess(
      (part) => (typeof part === 'object' && part !== null && 'value' in part ? part.value : part),
      schema,
    )
    .meta(told)

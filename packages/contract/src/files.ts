import { z } from 'zod'
import { Id, Instant } from './wire.ts'

/** A file that someone uploaded, without its content. */
export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  /** By content, never by name: `application/pdf`. */
  contentType: z.string(),
  bytes: z.int(),
  uploadedAt: Instant,
})

/** Uploads come as one multipart part named `File`; this is how the document shows them. */
export const FileUpload = z.object({ File: z.string().meta({ format: 'binary' }) })

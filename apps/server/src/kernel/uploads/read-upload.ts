import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import { DomainError, invalid } from '#kernel/domain-error'
import { findPdfFault } from './active-pdf.ts'
import { nameOfType } from './name-of-type.ts'

export type Upload = { name: string; bytes: Buffer; contentType: string }

const NAME_LENGTH = 120

/** A display name: no path, no control characters. */
const shownName = (name: string): string =>
  name
    .replace(/^.*[\\/]/, '')
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(-NAME_LENGTH) || 'file'

/** The file's type is not accepted; the message lists the accepted ones. */
export const fileTypeRefused = (message: string) =>
  new DomainError('media_type', 'file_type_refused', message, [{ id: 'File', error: 'file_type_refused' }])

/** The single file of an upload, of any type. Throws contract if there is none, too large past the plugin's limit. */
export async function readFile(req: FastifyRequest): Promise<Omit<Upload, 'contentType'>> {
  const { File: part } = (req.body ?? {}) as { File?: MultipartFile }
  if (part?.type !== 'file')
    throw new DomainError('contract', 'file_missing', 'Send the file as the part `File`.', [
      { id: 'File', error: 'file_missing' },
    ])
  return { name: shownName(part.filename), bytes: await part.toBuffer() }
}

const pdfFaults = {
  file_active: 'This PDF holds a script, another file or a lock. Please print it to a new PDF.',
  file_damaged: 'This PDF is damaged. Please print it to a new PDF.',
}

/**
 * The single file of an upload, its type detected from its content, with a name matching that type. Throws contract if
 * there is none, too large past the plugin's limit, media type if its type is not in `accepted`, invalid if it is empty or
 * a PDF that could run something or is not whole.
 */
export async function readUpload(req: FastifyRequest, accepted: string[]): Promise<Upload> {
  const { name, bytes } = await readFile(req)
  if (bytes.length === 0)
    throw invalid('file_empty', 'This file is empty.', [{ id: 'File', error: 'file_empty' }])
  const contentType = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (!accepted.includes(contentType)) throw fileTypeRefused(`Only ${accepted.join(', ')} can be uploaded.`)
  const fault = contentType === 'application/pdf' ? await findPdfFault(bytes) : null
  if (fault !== null) throw invalid(fault, pdfFaults[fault], [{ id: 'File', error: fault }])
  return { name: nameOfType(name, contentType), bytes, contentType }
}

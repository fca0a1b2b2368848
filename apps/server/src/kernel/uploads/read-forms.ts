import multipart from '@fastify/multipart'
import type { App } from '../../app-type.ts'

const MEGABYTE = 1024 * 1024
const MOST_BYTES = 10 * MEGABYTE

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the form that a request sends was read to its end. */
    isFormRead: boolean
  }
}

/** Reads forms with a file, of 10 MB at most, into the body of their request. */
export async function readForms(app: App): Promise<void> {
  app.decorateRequest('isFormRead', false)
  await app.register(multipart, {
    attachFieldsToBody: true,
    limits: { fileSize: MOST_BYTES, files: 1, fields: 5 },
  })
  app.addHook('preValidation', async (req) => {
    req.isFormRead = true
  })
}

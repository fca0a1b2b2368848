import multipart from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { App } from '../../app-type.ts'
import { DomainError, notFound } from '../domain-error.ts'
import { isForm } from '../http/is-form.ts'
import { uploadPlaces } from './upload-places.ts'

const MEGABYTE = 1024 * 1024
const MOST_BYTES = 10 * MEGABYTE

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether the form that a request sends was read to its end. */
    isFormRead: boolean
  }
}

/** Whether the contract says that this call takes a form. */
const takesForm = ({ routeOptions }: FastifyRequest): boolean => {
  const { consumes = [] } = (routeOptions.schema ?? {}) as { consumes?: readonly string[] }
  return consumes.includes('multipart/form-data')
}

const formRefused = () =>
  new DomainError('media_type', 'media_type_unsupported', 'This call takes no form with files.')

/**
 * Reads forms with a file, of 10 MB at most, into the body of their request, where the contract says that a call takes
 * one, and few at once. A form to any other call is refused and not read.
 */
export async function readForms(app: App): Promise<void> {
  const takePlace = uploadPlaces(app)
  app.decorateRequest('isFormRead', false)
  app.addHook('preParsing', async (req, reply) => {
    if (!isForm(req.headers)) return
    if (takesForm(req)) return takePlace(req, reply)
    // What it still sends is not waited for.
    reply.header('connection', 'close')
    throw req.is404 ? notFound('call') : formRefused()
  })
  await app.register(multipart, {
    attachFieldsToBody: true,
    limits: { fileSize: MOST_BYTES, files: 1, fields: 5 },
  })
  app.addHook('preValidation', async (req) => {
    req.isFormRead = true
  })
}

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
    /** Whether a request's form was read to its end. */
    isFormRead: boolean
  }
}

/** Whether the contract says that this operation takes a form. */
const takesForm = ({ routeOptions }: FastifyRequest): boolean => {
  const { consumes = [] } = (routeOptions.schema ?? {}) as { consumes?: readonly string[] }
  return consumes.includes('multipart/form-data')
}

const formRefused = () =>
  new DomainError('media_type', 'media_type_unsupported', 'This call takes no form with files.')

/**
 * Parses multipart forms with a file of at most 10 MB into the request body, only for operations whose contract takes
 * one, and few at a time. Forms to other operations are refused unread.
 */
export async function readForms(app: App): Promise<void> {
  const takePlace = uploadPlaces(app)
  app.decorateRequest('isFormRead', false)
  app.addHook('preParsing', async (req, reply) => {
    if (!isForm(req.headers)) return
    if (takesForm(req)) return takePlace(req, reply)
    // The rest of the body is not awaited.
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

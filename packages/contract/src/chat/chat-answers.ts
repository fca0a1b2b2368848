import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { IfMatch, versionRule } from '../versions.ts'
import { Flag, hasVisibleSign, Id, IdParams, Instant, Line, Text } from '../wire.ts'
import { chatLengths } from '../words/lengths.ts'

const config = { access: 'admin', addition: true } as const

const text = Text(chatLengths.prepared)

const fields = {
  title: Line(chatLengths.title).regex(hasVisibleSign, 'required'),
  /** By language, empty where there is none; English stands for those. */
  texts: z.strictObject({ en: text.regex(hasVisibleSign, 'required'), de: text, nl: text, fr: text }),
  /** Offered in the inbox. */
  isActive: z.boolean(),
}

/** An answer that admins put into theirs. */
export const ChatAnswer = z.object({ id: Id, version: z.int(), ...fields, updatedAt: Instant })
export type ChatAnswer = z.infer<typeof ChatAnswer>

export const ChatAnswerInput = z.strictObject(fields)
export type ChatAnswerInput = z.infer<typeof ChatAnswerInput>

export const ChatAnswerChange = z.strictObject(fields).partial()
export type ChatAnswerChange = z.infer<typeof ChatAnswerChange>

/** Readable by admins, writable by admins with all rights. */
export const chatAnswers = {
  list: route({
    method: 'GET',
    url: '/admin/chat/answers',
    config,
    schema: {
      summary: 'Prepared answers of the chat, by their title',
      querystring: z.strictObject({
        ...pageQuery(),
        name: Line(chatLengths.query).optional(),
        isActive: Flag.optional(),
      }),
      response: { 200: pageOf(ChatAnswer) },
    },
  }),
  create: route({
    method: 'POST',
    url: '/admin/chat/answers',
    config,
    schema: {
      summary: 'Makes a prepared answer',
      body: ChatAnswerInput,
      response: { 201: ChatAnswer },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/chat/answers/:id',
    config,
    schema: { summary: 'A prepared answer', params: IdParams, response: { 200: ChatAnswer } },
  }),
  put: route({
    method: 'PUT',
    url: '/admin/chat/answers/:id',
    config,
    schema: {
      summary: `Changes a prepared answer. ${versionRule}`,
      params: IdParams,
      headers: IfMatch,
      body: ChatAnswerChange,
      response: { 200: ChatAnswer },
    },
  }),
}

import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { Id, IdParams, Instant, LanguageCode, Line, NamedPerson } from '../wire.ts'
import { chatListStates } from '../words/chat.ts'
import { chatLengths } from '../words/lengths.ts'
import { ChatFileParams, ChatMessage, ChatMessageInput } from './chat.ts'

/** A conversation, as admins list it. */
export const AdminChatRow = z.object({
  id: Id,
  /** Null for a guest. */
  person: NamedPerson.extend({ email: z.string() }).nullable(),
  /** The address to which a guest's answers are mailed; null if none was given. */
  guestEmail: z.string().nullable(),
  /** In which the person began it. */
  languageCode: LanguageCode,
  assignee: NamedPerson.nullable(),
  isClosed: z.boolean(),
  /** Open, and the person wrote last. */
  isWaiting: z.boolean(),
  lastMessage: ChatMessage,
  createdAt: Instant,
})
export type AdminChatRow = z.infer<typeof AdminChatRow>

/** The same with its newest messages, oldest first. */
export const AdminChat = AdminChatRow.extend({
  messages: z.array(ChatMessage.extend({ author: NamedPerson.nullable() })),
})
export type AdminChat = z.infer<typeof AdminChat>

const config = { access: 'admin', addition: true } as const

export const adminChat = {
  list: route({
    method: 'GET',
    url: '/admin/chat/conversations',
    config,
    schema: {
      summary: 'Conversations with customer service, the newest message first',
      querystring: z.strictObject({
        ...pageQuery(),
        /** In names, addresses and messages. */
        query: Line(chatLengths.query).optional(),
        state: z.enum(chatListStates).optional(),
      }),
      response: { 200: pageOf(AdminChatRow) },
    },
  }),
  events: route({
    method: 'GET',
    url: '/admin/chat/events',
    config,
    schema: {
      summary: 'Server-sent events of conversations that changed',
      response: { 200: z.unknown() },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/chat/conversations/:id',
    config,
    schema: {
      summary: 'A conversation and its newest messages',
      params: IdParams,
      response: { 200: AdminChat },
    },
  }),
  reply: route({
    method: 'POST',
    url: '/admin/chat/conversations/:id/messages',
    config,
    schema: {
      summary:
        'Answers a person, which opens the conversation again; who has not read it within five minutes is sent a mail',
      params: IdParams,
      body: ChatMessageInput,
      response: { 201: AdminChat },
    },
  }),
  attach: route({
    method: 'PUT',
    url: '/admin/chat/conversations/:id/files/:messageId',
    config,
    schema: {
      summary: 'Answers with a picture or a PDF of at most 10 MB, kept once',
      params: ChatFileParams,
      ...upload,
      response: { 200: AdminChat },
    },
  }),
  file: route({
    method: 'GET',
    url: '/admin/chat/conversations/:id/files/:messageId',
    config,
    schema: {
      summary: 'A file of a conversation, as a download',
      params: ChatFileParams,
      response: { 200: z.unknown() },
    },
  }),
  change: route({
    method: 'PUT',
    url: '/admin/chat/conversations/:id',
    config,
    schema: {
      summary: 'Assigns a conversation to an admin or to nobody, closes it or opens it again',
      params: IdParams,
      body: z.strictObject({ assigneeId: Id.nullable(), isClosed: z.boolean() }).partial(),
      response: { 200: AdminChat },
    },
  }),
}

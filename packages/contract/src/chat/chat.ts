import { z } from 'zod'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { Email, hasVisibleSign, Id, IdParams, Instant, Text } from '../wire.ts'
import { chatSides } from '../words/chat.ts'
import { chatLengths } from '../words/lengths.ts'

export const ChatMessage = z.object({
  id: Id,
  by: z.enum(chatSides),
  /** Plain text; empty beside a file. */
  text: z.string(),
  /** What was attached. Its type is detected from its content. */
  file: z.object({ name: z.string(), contentType: z.string(), bytes: z.int() }).nullable(),
  createdAt: Instant,
})
export type ChatMessage = z.infer<typeof ChatMessage>

const conversation = {
  id: Id,
  isClosed: z.boolean(),
  createdAt: Instant,
  lastMessage: ChatMessage,
}

export const ChatConversation = z.object({
  ...conversation,
  /** Of the team, since the person last read. */
  unreadCount: z.int(),
})
export type ChatConversation = z.infer<typeof ChatConversation>

/** The newest messages, oldest first. */
export const ChatThread = ChatConversation.extend({ messages: z.array(ChatMessage) })
export type ChatThread = z.infer<typeof ChatThread>

/** The sender chooses the id: a message that is sent again has the same, and is kept once. */
export const ChatMessageInput = z.strictObject({
  messageId: Id,
  text: Text(chatLengths.text).regex(hasVisibleSign, 'required'),
})
export type ChatMessageInput = z.infer<typeof ChatMessageInput>

/** A file is a message of its own, by the id that its sender chooses. */
export const ChatFileParams = z.strictObject({ id: Id, messageId: Id })

/** A guest's own key, made by the browser; or the token of a mailed link. */
export const ChatHeaders = z.object({
  'x-chat-key': z
    .string()
    .min(32)
    .max(200)
    .regex(/^[\w-]+$/)
    .optional(),
})

/** An event of a stream, as `data`: the conversation that changed; without one, any may have. */
export const ChatEvent = z.object({ conversationId: Id.optional() })
export type ChatEvent = z.infer<typeof ChatEvent>

const config = { access: 'public', addition: true } as const
const keyRule = 'by account, or by the guest’s key in `x-chat-key`'

export const chat = {
  list: route({
    method: 'GET',
    url: '/chat/conversations',
    config,
    schema: {
      summary: `The caller’s conversations with customer service, ${keyRule}, the newest message first`,
      headers: ChatHeaders,
      response: { 200: z.object({ results: z.array(ChatConversation) }) },
    },
  }),
  events: route({
    method: 'GET',
    url: '/chat/events',
    config,
    schema: {
      summary: `Server-sent events of the caller’s conversations that changed, ${keyRule}; 204 without either`,
      headers: ChatHeaders,
      response: { 200: z.unknown(), 204: z.void() },
    },
  }),
  begin: route({
    method: 'POST',
    url: '/chat/conversations',
    config,
    schema: {
      summary: `Begins a conversation with customer service, ${keyRule}`,
      headers: ChatHeaders,
      body: ChatMessageInput.extend({
        /** The address to which a guest's answers are mailed; an account uses its own. */
        email: Email.nullable().default(null),
      }),
      response: { 201: ChatThread },
    },
  }),
  get: route({
    method: 'GET',
    url: '/chat/conversations/:id',
    config,
    schema: {
      summary: `A conversation and its newest messages, ${keyRule}`,
      params: IdParams,
      headers: ChatHeaders,
      response: { 200: ChatThread },
    },
  }),
  write: route({
    method: 'POST',
    url: '/chat/conversations/:id/messages',
    config,
    schema: {
      summary: `Writes into an own conversation, which opens it again, ${keyRule}`,
      params: IdParams,
      headers: ChatHeaders,
      body: ChatMessageInput,
      response: { 201: ChatThread },
    },
  }),
  attach: route({
    method: 'PUT',
    url: '/chat/conversations/:id/files/:messageId',
    config,
    schema: {
      summary: `Attaches a picture or a PDF of at most 10 MB as a message of its own, kept once, ${keyRule}`,
      params: ChatFileParams,
      headers: ChatHeaders,
      ...upload,
      response: { 200: ChatThread },
    },
  }),
  file: route({
    method: 'GET',
    url: '/chat/conversations/:id/files/:messageId',
    config,
    schema: {
      summary: `A file of an own conversation, as a download, ${keyRule}`,
      params: ChatFileParams,
      headers: ChatHeaders,
      response: { 200: z.unknown() },
    },
  }),
  bind: route({
    method: 'PUT',
    url: '/chat/bind',
    config: { access: 'user', addition: true },
    schema: {
      summary:
        'Moves the conversations of a guest’s key to the account; those of a mailed link stay a guest’s',
      headers: ChatHeaders,
      response: { 204: z.void() },
    },
  }),
  read: route({
    method: 'PUT',
    url: '/chat/conversations/:id/read',
    config,
    schema: {
      summary: `Notes that the caller has read a conversation until now, which their other tabs are told, ${keyRule}`,
      params: IdParams,
      headers: ChatHeaders,
      response: { 204: z.void() },
    },
  }),
}

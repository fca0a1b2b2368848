import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Line, ListOf } from '../wire.ts'
import { inquiryStatuses } from '../words/inquiries.ts'
import { inquiryLengths } from '../words/lengths.ts'
import { AdminInquiryRow } from './admin-inquiries.ts'

/** A request for a product as the chat-support app shows it: who asked, and the link that was typed, are for admins. */
const AppInquiry = AdminInquiryRow.pick({
  id: true,
  name: true,
  brandName: true,
  status: true,
  expectedDate: true,
  upvotesCount: true,
  createdAt: true,
})

/** What Intercom sends at initialize and submit, as far as it is read. */
export const CanvasRequest = z.looseObject({
  /** Of the component that was pressed; initialize has none. */
  component_id: z.string().max(100).optional(),
  context: z.looseObject({ locale: z.string().max(35).optional() }).optional(),
  /** The teammate of the inbox; requests of the messenger have a contact instead. */
  admin: z.looseObject({}).nullish(),
  current_canvas: z
    .looseObject({
      stored_data: z.looseObject({ page: z.int().min(1).max(10_000).optional() }).nullish(),
    })
    .nullish(),
})
export type CanvasRequest = z.infer<typeof CanvasRequest>

const Action = z.object({ type: z.enum(['submit', 'url']), url: z.string().optional() })

const Component = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    id: z.string(),
    text: z.string(),
    style: z.enum(['header', 'muted']),
  }),
  z.object({
    type: z.literal('list'),
    items: z.array(
      z.object({
        type: z.literal('item'),
        id: z.string(),
        title: z.string(),
        subtitle: z.string(),
        tertiary_text: z.string(),
        action: Action.optional(),
      }),
    ),
  }),
  z.object({ type: z.literal('divider') }),
  z.object({
    type: z.literal('button'),
    id: z.string(),
    label: z.string(),
    style: z.enum(['primary', 'secondary']),
    action: Action,
  }),
])
export type CanvasComponent = z.infer<typeof Component>

/** A canvas of Intercom's Canvas Kit. */
const Canvas = z.object({
  canvas: z.object({
    content: z.object({ components: z.array(Component) }),
    stored_data: z.object({ page: z.int() }),
  }),
})
export type Canvas = z.infer<typeof Canvas>

export const intercomApp = {
  list: route({
    method: 'GET',
    url: '/intercom-app/product-inquiries',
    config: { access: 'app' },
    schema: {
      summary:
        'Requests for products that are not offered, for the chat-support app, newest first; path and query are signed in `x-body-signature`',
      querystring: z.strictObject({
        ...pageQuery(),
        /** Seconds since 1970; a signature holds for five minutes. */
        timestamp: z.coerce.number().int().min(0),
        query: Line(inquiryLengths.name).optional(),
        status: ListOf(z.enum(inquiryStatuses)).optional(),
      }),
      response: { 200: pageOf(AppInquiry) },
    },
  }),
  canvas: route({
    method: 'POST',
    url: '/intercom-app/product-inquiries',
    config: { access: 'app', addition: true },
    schema: {
      summary:
        'Answers initialize and submit of the chat-support app with the open requests for products; the body is signed in `x-body-signature`',
      body: CanvasRequest,
      response: { 200: Canvas },
    },
  }),
}

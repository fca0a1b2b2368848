import type { Canvas, CanvasComponent, CanvasRequest } from '@salvia/contract/inquiries/intercom-app'
import { openInquiryStatuses } from '@salvia/rules/inquiries/inquiry-status'
import type { Db } from '#db/database'
import { canvasWords } from './canvas-words.ts'
import { listAdminInquiries } from './data/admin-inquiry-queries.ts'

/** Intercom takes 64 KB of content; ten requests with the longest names are below 10. */
const PER_PAGE = 10

const pageAfter = ({ component_id: pressed, current_canvas: canvas }: CanvasRequest): number => {
  const page = canvas?.stored_data?.page ?? 1
  if (pressed === 'next') return page + 1
  return pressed === 'previous' ? Math.max(page - 1, 1) : page
}

/**
 * The open requests for products as a canvas of Intercom, those most asked for first, ten a page. A teammate's lead to
 * the record; requests of the messenger lead nowhere.
 */
export async function drawCanvas(db: Db, asked: CanvasRequest, publicUrl: string): Promise<Canvas> {
  const words = canvasWords(asked.context?.locale)
  const read = (page: number) =>
    listAdminInquiries(db, {
      status: [...openInquiryStatuses],
      sort: '-upvotesCount,-createdAt',
      limit: PER_PAGE,
      offset: (page - 1) * PER_PAGE,
    })
  const wanted = pageAfter(asked)
  const found = await read(wanted)
  const last = Math.max(Math.ceil(found.count / PER_PAGE), 1)
  const page = Math.min(wanted, last)
  const { results } = page === wanted ? found : await read(page)
  const items = results.map(({ id, name, brandName, status, upvotesCount }) => ({
    type: 'item' as const,
    id: `inquiry-${id}`,
    title: [brandName, name].filter(Boolean).join(' '),
    subtitle: words.statuses[status],
    tertiary_text: words.votes(upvotesCount),
    ...(asked.admin
      ? { action: { type: 'url' as const, url: `${publicUrl}/admin/product-inquiries/${id}` } }
      : {}),
  }))
  const button = (id: 'next' | 'previous' | 'refresh'): CanvasComponent => ({
    type: 'button',
    id,
    label: words[id],
    style: id === 'refresh' ? 'primary' : 'secondary',
    action: { type: 'submit' },
  })
  const components: CanvasComponent[] = [
    { type: 'text', id: 'title', text: words.title, style: 'header' },
    items.length > 0
      ? { type: 'list', items }
      : { type: 'text', id: 'none', text: words.none, style: 'muted' },
    { type: 'divider' },
    ...(page > 1 ? [button('previous')] : []),
    ...(page < last ? [button('next')] : []),
    button('refresh'),
  ]
  return { canvas: { content: { components }, stored_data: { page } } }
}

import type { ProductInquiry } from '@salvia/contract/inquiries/inquiries'
import { changeAnswers } from '#app/api/change-answers.ts'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { inquiryReads } from './inquiry-queries.ts'

const joined = (row: ProductInquiry, id: string): ProductInquiry =>
  row.id === id && !row.isUpvoted ? { ...row, isUpvoted: true, upvotesCount: row.upvotesCount + 1 } : row

/** Joins an inquiry: counted at once, and taken back if it is refused. */
export const useUpvote = () =>
  useCommand({
    scope: 'inquiry-upvotes',
    send: (api, id: string) =>
      api('PUT /products/product-inquiries/{id}/practitioner', { params: { id }, body: {} }),
    onStart: (client, id) =>
      changeAnswers(client, 'GET /product-inquiries', (page) => ({
        ...page,
        results: page.results.map((row) => joined(row, id)),
      })),
    done: m.inquiry_joined(),
    stale: inquiryReads,
    staleOnFailure: inquiryReads,
  })

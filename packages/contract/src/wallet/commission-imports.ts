import { z } from 'zod'
import { pageOf, pageQuery } from '../page.ts'
import { upload } from '../people/files.ts'
import { route } from '../route.ts'
import { Id, IdempotencyHeaders, IdParams, Instant, Money, NamedPerson } from '../wire.ts'
import {
  commissionErrorCodes,
  commissionLineKinds,
  commissionLineOutcomes,
} from '../words/commission-imports.ts'
import { importStates } from '../words/imports.ts'

const Count = z.int()

/** A file of commission that accounting uploaded, and how far it is. */
export const CommissionImport = z.object({
  id: Id,
  /** File name. */
  name: z.string(),
  state: z.enum(importStates),
  /** Line counts by planned action. */
  kinds: z.object({ New: Count, Unchanged: Count, Error: Count }),
  /** What the new lines come to. */
  newAmount: Money,
  /** Whether another person than the one who uploaded it applies it. */
  needsSecondLook: z.boolean(),
  /** Line counts by outcome. */
  outcomes: z.object({ Applied: Count, Skipped: Count, Refused: Count, Undone: Count, Kept: Count }),
  madeAt: Instant,
  madeBy: NamedPerson.nullable(),
  startedAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  undoneAt: Instant.nullable(),
  /** Who undoes it, or did. */
  undoneBy: NamedPerson.nullable(),
})
export type CommissionImport = z.infer<typeof CommissionImport>

export const CommissionImportLine = z.object({
  /** Line number in the file. */
  line: z.int(),
  kind: z.enum(commissionLineKinds),
  practitioner: NamedPerson.nullable(),
  reference: z.string(),
  /** Null where the file has no readable one. */
  amount: Money.nullable(),
  errors: z.array(
    z.object({
      /** Column heading; null for the whole line. */
      column: z.string().nullable(),
      code: z.enum(commissionErrorCodes),
    }),
  ),
  /** The movement that it wrote. */
  transactionId: Id.nullable(),
  outcome: z.enum(commissionLineOutcomes).nullable(),
})
export type CommissionImportLine = z.infer<typeof CommissionImportLine>

const config = { access: 'accounting', addition: true } as const

export const commissionImports = {
  read: route({
    method: 'POST',
    url: '/practitioner/commissions/import',
    config: { access: 'accounting' },
    schema: {
      summary:
        'Reads a commission file, CSV, as the part `File`, and answers what each line would do; nothing is posted before it is applied. Columns: practitioner (id or e-mail), reference, amount, currency and reason.',
      ...upload,
      headers: IdempotencyHeaders,
      response: { 201: CommissionImport },
    },
  }),
  list: route({
    method: 'GET',
    url: '/admin/commission-imports',
    config,
    schema: {
      summary: 'Commission files that were read, newest first',
      querystring: z.strictObject(pageQuery()),
      response: { 200: pageOf(CommissionImport) },
    },
  }),
  get: route({
    method: 'GET',
    url: '/admin/commission-imports/:id',
    config,
    schema: { summary: 'How far it is', params: IdParams, response: { 200: CommissionImport } },
  }),
  lines: route({
    method: 'GET',
    url: '/admin/commission-imports/:id/lines',
    config,
    schema: {
      summary: 'Its lines in the order of the file: what each would do, or why it cannot, and its outcome',
      params: IdParams,
      querystring: z.strictObject({
        ...pageQuery(),
        kind: z.enum(commissionLineKinds).optional(),
        outcome: z.enum(commissionLineOutcomes).optional(),
      }),
      response: { 200: pageOf(CommissionImportLine) },
    },
  }),
  apply: route({
    method: 'POST',
    url: '/admin/commission-imports/:id/apply',
    config,
    schema: {
      summary:
        'Posts the commission of its new lines by a job; above 500.00 EUR in all, another person than who uploaded it does. Lines with mistakes are left out.',
      params: IdParams,
      response: { 200: CommissionImport },
    },
  }),
  undo: route({
    method: 'POST',
    url: '/admin/commission-imports/:id/undo',
    config,
    schema: {
      summary: 'Takes back what it posted, by reversing entries, by a job. What was spent since is kept.',
      params: IdParams,
      response: { 200: CommissionImport },
    },
  }),
}

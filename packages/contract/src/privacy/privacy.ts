import { z } from 'zod'
import { ownerProof } from '../identity/owner-proof.ts'
import { pageOf, pageQuery } from '../page.ts'
import { route } from '../route.ts'
import { Id, IdParams, Instant } from '../wire.ts'
import { consentKinds, optionalConsents } from '../words/identity.ts'
import { dataExportStates } from '../words/privacy.ts'

export const Consent = z.object({
  kind: z.enum(consentKinds),
  /** Version of the text agreed to. */
  textVersion: z.string(),
  isGiven: z.boolean(),
  at: Instant,
})
export type Consent = z.infer<typeof Consent>

/** Who read the caller's plans or changed their file. */
export const AccessEntry = z.object({
  id: Id,
  at: Instant,
  readerName: z.string(),
  readerKind: z.enum(['Practitioner', 'Admin']),
  what: z.enum(['PlanRead', 'ClientRead', 'ClientChanged']),
  planName: z.string().nullable(),
})
export type AccessEntry = z.infer<typeof AccessEntry>

export const DataExport = z.object({
  id: Id,
  state: z.enum(dataExportStates),
  requestedAt: Instant,
  /** Files can be downloaded until then. */
  expiresAt: Instant.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const privacy = {
  consents: route({
    method: 'GET',
    url: '/privacy/consents',
    config: { access: 'user', addition: true },
    schema: { summary: 'What the caller agreed to, newest first', response: { 200: z.array(Consent) } },
  }),
  setConsent: route({
    method: 'PUT',
    url: '/privacy/consents/:kind',
    config: { access: 'user', addition: true },
    schema: {
      summary:
        'Gives or takes back a consent that is optional: marketing mails, knowing that mails were opened',
      params: z.strictObject({ kind: z.enum(optionalConsents) }),
      body: z.strictObject({ isGiven: z.boolean() }),
      response: { 200: Consent },
    },
  }),
  accessLog: route({
    method: 'GET',
    url: '/privacy/access-log',
    config: { access: 'user', addition: true },
    schema: {
      summary: "Who read the caller's plans",
      querystring: z.strictObject(pageQuery()).omit({ sort: true }),
      response: { 200: pageOf(AccessEntry) },
    },
  }),
  requestExport: route({
    method: 'POST',
    url: '/privacy/exports',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'Collects all data of the caller, as JSON and as a readable PDF',
      response: { 201: DataExport },
    },
  }),
  exports: route({
    method: 'GET',
    url: '/privacy/exports',
    config: { access: 'user', addition: true },
    schema: {
      summary: "The caller's exports that are being made, can be fetched or failed, newest first",
      response: { 200: z.array(DataExport) },
    },
  }),
  getExport: route({
    method: 'GET',
    url: '/privacy/exports/:id',
    config: { access: 'user', addition: true },
    schema: { summary: 'How far an export is', params: IdParams, response: { 200: DataExport } },
  }),
  downloadExport: route({
    method: 'GET',
    url: '/privacy/exports/:id/:format',
    config: { access: 'user', addition: true },
    schema: {
      summary: 'The export itself',
      params: z.strictObject({ id: Id, format: z.enum(['json', 'pdf']) }),
      response: { 200: z.unknown() },
    },
  }),
  erase: route({
    method: 'POST',
    url: '/privacy/erasure',
    config: { access: 'user', addition: true },
    schema: {
      summary:
        "Erases the caller's account, by its password or a code; orders that tax law keeps are pseudonymised, practitioners are asked about their own files",
      body: z.strictObject(ownerProof),
      response: { 204: z.null() },
    },
  }),
}

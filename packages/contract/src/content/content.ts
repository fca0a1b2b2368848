import { z } from 'zod'
import { route } from '../route.ts'
import { Day, Instant, LanguageCode, Line } from '../wire.ts'
import {
  CONTENT_SEARCH_LENGTH,
  contentBanners,
  contentLabels,
  contentPages,
  contentSiteMaps,
  draftStates,
  legalTexts,
  MOST_CONTENT_SKIP,
  PAST_WEBINARS,
  PREVIEW_PATH_LENGTH,
  PREVIEW_TOKEN_LENGTH,
  webinarTimes,
} from '../words/content.ts'
import { MAX_PAGE_LIMIT } from '../words/limits.ts'
import { ContentFault } from './content-fault.ts'
import {
  BannerEntry,
  ContentName,
  FaqEntry,
  FooterEntry,
  LabelEntry,
  MaterialEntry,
  PageEntry,
  SiteMapEntry,
  WebinarEntry,
} from './entries.ts'

const told = {
  /** The language of what is answered: English where the asked one has none. */
  languageCode: LanguageCode,
  /** In a preview: whether this is a draft, or why it is what is published. */
  draft: z.enum(draftStates).optional(),
}

/** A page, with the seller's details and the figures of the shop filled in. */
const ContentPage = PageEntry.extend({
  ...told,
  kind: z.literal('page'),
  name: z.enum([...legalTexts, ...contentPages]),
  /** False while the shop has not stated who sells: sentences that need it are left out. */
  isSellerKnown: z.boolean(),
})

/** A moment, or a whole day where the seller is. */
const WindowDate = z.union([Instant, Day]).nullable()

const ContentBanner = z.object({
  ...told,
  kind: z.literal('banner'),
  name: z.enum(contentBanners),
  /** The one that is shown now. */
  banner: BannerEntry.extend({
    /** Changes with what the banner says in any language: who closed one sees it once it is rewritten. */
    version: z.string(),
    dateFrom: WindowDate,
    dateTo: WindowDate,
  }).nullable(),
})

const Faqs = z.object({ ...told, kind: z.literal('faqs'), results: z.array(FaqEntry) })

/** A webinar without the address at which it takes place. */
const Webinar = WebinarEntry.omit({ joinUrl: true }).extend({ hasJoinUrl: z.boolean() })
export type Webinar = z.infer<typeof Webinar>

const WebinarInLanguage = Webinar.extend(told)
export type WebinarInLanguage = z.infer<typeof WebinarInLanguage>

const Webinars = z.object({
  ...told,
  kind: z.literal('webinars'),
  results: z.array(Webinar),
  count: z.int(),
})

const Materials = z.object({
  ...told,
  kind: z.literal('materials'),
  results: z.array(MaterialEntry),
})

const Labels = z.object({
  ...told,
  kind: z.literal('labels'),
  name: z.enum(contentLabels),
  results: z.array(LabelEntry),
})

const SiteMap = SiteMapEntry.extend({
  ...told,
  kind: z.literal('site-map'),
  name: z.enum(contentSiteMaps),
})

const Footer = FooterEntry.extend({ ...told, kind: z.literal('footer') })

export const ContentAnswer = z.discriminatedUnion('kind', [
  ContentPage,
  ContentBanner,
  Faqs,
  Webinars,
  Materials,
  Labels,
  SiteMap,
  Footer,
])
export type ContentAnswer = z.infer<typeof ContentAnswer>
export type ContentOf<Kind extends ContentAnswer['kind']> = Extract<ContentAnswer, { kind: Kind }>

const FaqId = Line(100)

const FaqFeedback = z.object({
  id: FaqId,
  /** Null for a question that is no longer there. */
  question: z.string().nullable(),
  helpedCount: z.int(),
  notHelpedCount: z.int(),
})
export type FaqFeedback = z.infer<typeof FaqFeedback>

/** A page of the shop, never an address elsewhere. */
const PagePath = z
  .string()
  .max(PREVIEW_PATH_LENGTH)
  .regex(/^\/(?![/\\])[\w\-/?&=#.%]*$/)

const config = { access: 'public', addition: true } as const
const lang = { lang: LanguageCode.optional() }

export const content = {
  get: route({
    method: 'GET',
    url: '/content/:name',
    config,
    schema: {
      summary:
        'An entry of the content service in `lang`, else by Accept-Language; what it does not know comes from the release, or is an empty list',
      params: z.strictObject({ name: ContentName }),
      querystring: z.strictObject({
        ...lang,
        /** Of webinars: those to come, the nearest first, or those that were, the last first. */
        when: z.enum(webinarTimes).optional(),
        search: z.string().max(CONTENT_SEARCH_LENGTH).optional(),
        /** Of FAQs. */
        userType: z.string().max(50).optional(),
        category: z.string().max(50).optional(),
        skip: z.coerce.number().int().min(0).max(MOST_CONTENT_SKIP).default(0),
        take: z.coerce.number().int().min(1).max(MAX_PAGE_LIMIT).default(PAST_WEBINARS),
      }),
      response: { 200: ContentAnswer },
    },
  }),
  changed: route({
    method: 'POST',
    url: '/content/changed',
    config,
    schema: {
      summary:
        'Says, with the shared secret in `x-content-secret`, that content has changed: it is read again',
      response: { 204: z.void() },
    },
  }),
  faults: route({
    method: 'GET',
    url: '/admin/content/faults',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'Entries that could not be shown in full when they were last read, and why',
      response: {
        200: z.object({ results: z.array(ContentFault) }),
      },
    },
  }),
  previewLink: route({
    method: 'GET',
    url: '/admin/content/preview',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'A signed link that shows the drafts of the content service for an hour; null without drafts',
      querystring: z.strictObject({
        /** The page that it opens. */
        path: PagePath.default('/'),
      }),
      response: { 200: z.object({ link: z.object({ url: z.url(), endsAt: Instant }).nullable() }) },
    },
  }),
  preview: route({
    method: 'GET',
    url: '/content/previews/:token',
    config,
    schema: {
      summary: 'What a signed link of a preview opens, and until when',
      params: z.strictObject({ token: z.string().min(1).max(PREVIEW_TOKEN_LENGTH) }),
      response: { 200: z.object({ path: PagePath, endsAt: Instant }) },
    },
  }),
  feedback: route({
    method: 'PUT',
    url: '/content/faqs/:id/feedback',
    config,
    schema: {
      summary:
        'Says whether the answer of a question helped; the last word of a visitor and day counts, once',
      params: z.strictObject({ id: FaqId }),
      body: z.strictObject({ wasHelpful: z.boolean() }),
      response: { 204: z.void() },
    },
  }),
  feedbacks: route({
    method: 'GET',
    url: '/admin/content/faq-feedback',
    config: { access: 'admin', addition: true },
    schema: {
      summary: 'How often the answer of each question helped, and did not; those that help least first',
      querystring: z.strictObject(lang),
      response: { 200: z.object({ results: z.array(FaqFeedback) }) },
    },
  }),
  webinar: route({
    method: 'GET',
    url: '/content/webinars/:id',
    config,
    schema: {
      summary: 'A webinar',
      params: z.strictObject({ id: z.string().min(1).max(100) }),
      querystring: z.strictObject(lang),
      response: { 200: WebinarInLanguage },
    },
  }),
}

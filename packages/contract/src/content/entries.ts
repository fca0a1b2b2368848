import { z } from 'zod'
import { Day, Instant } from '../wire.ts'
import { contentNames, type ContentName as Name } from '../words/content.ts'

export const ContentName = z.enum(contentNames)

/** A link inside the shop, or to a secure page elsewhere: nothing that runs. */
const Href = z.string().regex(/^(?:\/(?!\/)|https:\/\/|mailto:)/)

const Action = z.object({ label: z.string().min(1), href: Href })

const PictureAddress = z.string().regex(/^(?:\/(?!\/)|https:\/\/)/)

/** A picture of the shop's own, or of the content service. */
const Picture = z.object({
  src: PictureAddress,
  /** The same picture for the dark scheme; null to show the one for both. */
  darkSrc: PictureAddress.nullish().default(null),
  alt: z.string(),
  width: z.int().min(1).max(10_000),
  height: z.int().min(1).max(10_000),
})

const none = <T extends z.ZodType>(item: T) => z.array(item).optional().default([])

export const ContentSection = z.object({
  /** What a link to the section names; null without one. */
  anchor: z.string().nullish().default(null),
  heading: z.string(),
  paragraphs: none(z.string()),
  points: none(z.object({ title: z.string(), text: z.string(), picture: Picture.nullish().default(null) })),
  picture: Picture.nullish().default(null),
  action: Action.nullish().default(null),
})
export type ContentSection = z.infer<typeof ContentSection>

/** A page or a part of one. */
export const PageEntry = z.object({
  title: z.string().min(1),
  /** For search engines and previews; null to take the first paragraph. */
  description: z.string().nullish().default(null),
  version: z.string().nullish().default(null),
  lead: z.string().nullish().default(null),
  action: Action.nullish().default(null),
  secondAction: Action.nullish().default(null),
  picture: Picture.nullish().default(null),
  sections: none(ContentSection),
})
export type PageEntry = z.infer<typeof PageEntry>

/**
 * A whole day where the seller is, or a moment; without an offset its time is that of the seller's clock. A field that
 * an editor emptied is none.
 */
const BannerDate = z.union([
  z.literal('').transform(() => null),
  Day,
  z.iso.datetime({ offset: true, local: true }),
])

/** A banner and when it is shown; without dates it is the fallback of the top banner. */
export const BannerEntry = z.object({
  id: z.string().min(1),
  content: z.string().min(1),
  action: Action.nullish().default(null),
  dateFrom: BannerDate.nullish().default(null),
  dateTo: BannerDate.nullish().default(null),
})
export type BannerEntry = z.infer<typeof BannerEntry>

export const WebinarEntry = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  description: z.string(),
  speaker: z.string().nullish().default(null),
  startsAt: Instant,
  minutes: z.int().min(1).max(600),
  /** Where it takes place; kept from those who have not registered. */
  joinUrl: z
    .url({ protocol: /^https$/ })
    .nullish()
    .default(null),
  recordingUrl: z
    .url({ protocol: /^https$/ })
    .nullish()
    .default(null),
  picture: Picture.nullish().default(null),
})
export type WebinarEntry = z.infer<typeof WebinarEntry>

export const MaterialEntry = z.object({
  id: z.string().min(1),
  title: z.string().min(1),
  text: z.string(),
  href: Href,
  minutes: z.int().min(1).max(600).nullish().default(null),
})
export type MaterialEntry = z.infer<typeof MaterialEntry>

export const FaqEntry = z.object({
  id: z.string().min(1),
  question: z.string().min(1),
  answer: z.string().min(1),
  /** What else people search for when they mean this question; null without any. */
  searchWords: z.string().nullish().default(null),
  userType: z.string().min(1),
  category: z.string().min(1),
  popular: z.boolean().optional().default(false),
  featured: z.boolean().optional().default(false),
  featuredInPricing: z.boolean().optional().default(false),
})
export type FaqEntry = z.infer<typeof FaqEntry>

export const LabelEntry = z.object({ id: z.string().min(1), title: z.string().min(1) })
export type LabelEntry = z.infer<typeof LabelEntry>

const SiteLink = z.object({ title: z.string().min(1), href: Href })
const SiteGroup = z.object({ title: z.string(), links: z.array(SiteLink) })

export const SiteMapEntry = z.object({ groups: z.array(SiteGroup) })
export type SiteMapEntry = z.infer<typeof SiteMapEntry>

export const FooterEntry = z.object({
  policies: none(SiteLink),
  /** `{year}` is the current one. */
  copyright: z.string(),
  leftSiteMap: none(SiteGroup),
  rightSiteMap: none(SiteGroup),
  socialIcons: z
    .object({ title: z.string(), icons: z.array(z.object({ href: Href, icon: z.string().min(1) })) })
    .nullish()
    .default(null),
})
export type FooterEntry = z.infer<typeof FooterEntry>

const partOf = {
  'shop-banner': BannerEntry,
  'shop-product-banner': BannerEntry,
  'dashboard-banner': BannerEntry,
  'pdp-banner': BannerEntry,
  'top-banner': BannerEntry,
  header: SiteMapEntry,
  'site-map': SiteMapEntry,
  'faq-categories': LabelEntry,
  'user-types': LabelEntry,
  footer: FooterEntry,
  faqs: FaqEntry,
  webinars: WebinarEntry,
  'onboarding-materials': MaterialEntry,
} satisfies Partial<Record<Name, z.ZodObject>>

/** What an entry holds, or each of its items where it is a list. */
export const entryOf = (name: Name): z.ZodObject =>
  name in partOf ? partOf[name as keyof typeof partOf] : PageEntry

/** The legal texts. A consent names their version, so they come with the release. */
export const legalTexts = [
  'general-terms-conditions',
  'practitioner-terms-conditions',
  'privacy-policy',
  'withdrawal',
  'impressum',
] as const
export type LegalText = (typeof legalTexts)[number]

/** Pages, and parts of pages. */
export const contentPages = [
  'home-page',
  'about',
  'pricing-page',
  'how-it-works-practitioner',
  'how-it-works-client',
  'order-placed',
  'demo-page',
  'demo-client',
  'demo-booked',
  'demo',
  'faqs-page',
  'social-proof',
  'brands',
  'data-compliance',
  'accessibility',
  'empty-basket',
  'commission',
  'refill-reminders',
] as const
export type ContentPageName = (typeof contentPages)[number]

/** Shown while today lies between their dates. */
export const contentBanners = [
  'shop-banner',
  'shop-product-banner',
  'dashboard-banner',
  'pdp-banner',
  'top-banner',
] as const
/** What can be wrong of an entry of the content service. */
export const contentProblems = [
  'Missing',
  'NoBannerDate',
  'NoMoment',
  'NoLink',
  'NoText',
  'NoList',
  'NoNumber',
  'Unusable',
  'UnknownBlank',
  'UnknownUserType',
  'UnknownCategory',
  'SlugTwice',
  'NoDates',
  'PictureElsewhere',
  'PictureRefused',
] as const
export type ContentProblem = (typeof contentProblems)[number]

export type ContentBannerName = (typeof contentBanners)[number]

export const contentSiteMaps = ['header', 'site-map'] as const

/** Short lists of what FAQs are sorted by. */
export const contentLabels = ['faq-categories', 'user-types'] as const

/** Every entry of the content service. */
export const contentNames = [
  ...legalTexts,
  ...contentPages,
  ...contentBanners,
  ...contentSiteMaps,
  ...contentLabels,
  'footer',
  'faqs',
  'webinars',
  'onboarding-materials',
] as const
export type ContentName = (typeof contentNames)[number]

/** The entries that hold a list of items. */
export const contentLists = [
  ...contentLabels,
  ...contentBanners,
  'faqs',
  'webinars',
  'onboarding-materials',
] as const satisfies readonly ContentName[]

/**
 * What became of a draft in a preview: it is shown; there is none, or it says what is published; the service forbids it;
 * there is none or the service forbids it, which it does not tell apart.
 */
export const draftStates = ['Shown', 'None', 'Refused', 'Uncertain'] as const
export type DraftState = (typeof draftStates)[number]

export const webinarTimes = ['upcoming', 'past'] as const

/** The nearest upcoming webinars that are shown. */
export const UPCOMING_WEBINARS = 3
/** Of what is searched for in FAQs and webinars, in characters. */
export const CONTENT_SEARCH_LENGTH = 100
/** The farthest that a list of content is paged. */
export const MOST_CONTENT_SKIP = 10_000
/** Past webinars a page. */
export const PAST_WEBINARS = 12
/** Of the page that a preview opens, in characters. */
export const PREVIEW_PATH_LENGTH = 200
/** Of a signed link of a preview, in characters. */
export const PREVIEW_TOKEN_LENGTH = 400

/** Business constants and limits of docs/specification.md, section 9. */
export const COMPARISON_LIMIT = 10
export const PLAN_ITEM_LIMIT = 30
/** Lines of a pasted list that are searched for: more than fit, as some are already in the plan or not sold. */
export const LIST_LINE_LIMIT = 60
/** Whole percents. */
export const PRACTITIONER_DISCOUNT_PERCENT = 30
/** Days from delivery until a commission is available: past the right of withdrawal. */
export const COMMISSION_DAYS = 30
/** Days a consumer has to withdraw from the contract (Directive 2011/83/EU, article 9). */
export const WITHDRAWAL_DAYS = 14
export const FREE_LINE_PERCENT = 100
export const SHARE_CODE_LENGTH = 7
export const LEGACY_SHARE_CODE_LENGTH = 10
export const DEFAULT_PAGE_LIMIT = 10
export const PLAN_PAGE_LIMIT = 20
export const WALLET_PAGE_LIMIT = 20
/** EUR cents, given or taken by hand: above the first another person posts it, above the second nobody enters it. */
export const SECOND_LOOK_ABOVE = 50_000
export const MOST_MANUAL_AMOUNT = 10_000_000
export const DEFAULT_INSIGHT_MONTHS = 6
export const MAX_INSIGHT_MONTHS = 24
export const CLIENT_ALERT_PAGE_LIMIT = 20
/** Days after which an alert is due, unless the practitioner chose others. */
export const ALERT_DAYS = 7
export const MOST_ALERT_DAYS = 90
/** Specification section 9: a date counts as past when it is this old. */
export const PAST_AFTER_DAYS = 7
/** A refill is due this many days before the supply ends. */
export const REFILL_NOTICE_DAYS = 7
export const MAX_PAGE_LIMIT = 100
export const SNACKBAR_LIMIT = 3
export const SNACKBAR_HIDE_MS = 5000
export const SHIP_TO_BANNER_HIDE_MS = 10_000
/** How long the link of a guest's order mail adds the order to an account. */
export const ORDER_CLAIM_DAYS = 30
export const SPLIT_ORDER_COUNTRIES = ['NL', 'DE'] as const
/** A cart can be split when delivery times differ by more than this. */
export const SPLIT_ORDER_SPREAD_DAYS = 3
export const RELEASE_VERSION = '2.222.0'
/** Records chosen in a list for one change of all of them. */
export const BULK_LIMIT = 1000
export const CART_LINE_LIMIT = 100
export const CART_QUANTITY_LIMIT = 99
/** More is no number of packs at all; up to here a cart says how many it takes. */
export const MOST_TYPED_QUANTITY = 9999
export const DAYS_PER_WEEK = 7
export const DAYS_PER_MONTH = 30

/** Limits of a dose that changes over time. */
export const MAX_DOSE_PHASES = 6
export const MAX_PHASE_DAYS = 365
export const MAX_CYCLE_DAYS = 180
export const MAX_START_DAY = 365

/** Pages per site map part: in four languages about 7 MB of the allowed 50 MB. */
export const SITEMAP_PART_PAGES = 2500

/** Maximum length of an order note and of a search query. */
export const CART_NOTE_LENGTH = 1000
export const PRODUCT_QUERY_LENGTH = 200

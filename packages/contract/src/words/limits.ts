/** Business constants and limits of docs/specification.md, section 9. */
export const COMPARISON_LIMIT = 10
export const PLAN_ITEM_LIMIT = 30
/** Whole percents. */
export const PRACTITIONER_DISCOUNT_PERCENT = 30
export const FREE_LINE_PERCENT = 100
export const SHARE_CODE_LENGTH = 7
export const LEGACY_SHARE_CODE_LENGTH = 10
export const DEFAULT_PAGE_LIMIT = 10
export const PLAN_PAGE_LIMIT = 20
export const WALLET_PAGE_LIMIT = 20
export const CLIENT_ALERT_PAGE_LIMIT = 20
export const MAX_PAGE_LIMIT = 100
export const SNACKBAR_LIMIT = 3
export const SNACKBAR_HIDE_MS = 5000
export const SHIP_TO_BANNER_HIDE_MS = 10_000
export const SPLIT_ORDER_COUNTRIES = ['NL', 'DE'] as const
/** A cart may be split when its lines' delivery times are further apart than this. */
export const SPLIT_ORDER_SPREAD_DAYS = 3
export const RELEASE_VERSION = '2.222.0'
export const CART_LINE_LIMIT = 100
export const CART_QUANTITY_LIMIT = 99
export const DAYS_PER_WEEK = 7
export const DAYS_PER_MONTH = 30

/** Pages in one part of the site map: in four languages, each naming the others, some 7 MB of the 50 MB allowed. */
export const SITEMAP_PART_PAGES = 2500

/** Letters of a note to an order, and of what the shop is searched by. */
export const CART_NOTE_LENGTH = 1000
export const PRODUCT_QUERY_LENGTH = 200

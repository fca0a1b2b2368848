import type { ReadCall } from '#app/api/invalidate.ts'

/**
 * Queries to invalidate after a change of settings: carriers, countries and rates depend on each other, the setup
 * checklist on all.
 */
export const settingReads: readonly ReadCall[] = [
  'GET /admin/delivery-carriers',
  'GET /admin/delivery-carriers/{id}',
  'GET /admin/countries',
  'GET /admin/countries/{code}',
  'GET /admin/vat-rates',
  'GET /admin/vat-rates/{id}',
  'GET /admin/exchange-rates',
  'GET /admin/exchange-rates/{id}',
  'GET /admin/commission-laws',
  'GET /admin/commission-laws/{id}',
  'GET /admin/feature-flags',
  'GET /admin/feature-flags/{key}',
  'GET /admin/product-categories',
  'GET /admin/product-categories/{id}',
  'GET /admin/seller',
  'GET /admin/setup',
  'GET /admin/chat/answers',
  'GET /admin/chat/answers/{id}',
  'GET /admin/chat/hours',
  'GET /chat/hours',
  'GET /admin/settings/history',
  'GET /reference-data',
]

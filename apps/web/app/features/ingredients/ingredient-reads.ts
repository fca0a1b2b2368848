import type { Stale } from '#app/api/invalidate.ts'

/** Every list and record of ingredients: names, groups and counts hang together. */
export const ingredientReads: readonly Stale[] = [
  'GET /admin/ingredients',
  'GET /admin/ingredients/{id}',
  'GET /admin/ingredients/{id}/merges',
  'GET /admin/ingredients/{id}/product-ingredients',
  'GET /admin/ingredient-groups',
  'GET /admin/ingredient-groups/{id}',
  'GET /admin/ingredient-groups/{id}/merges',
]

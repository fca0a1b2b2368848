import type { Stale } from '#app/api/invalidate.ts'

/** All queries of ingredients, invalidated together: names, groups and counts depend on each other. */
export const ingredientReads: readonly Stale[] = [
  'GET /admin/ingredients',
  'GET /admin/ingredients/{id}',
  'GET /admin/ingredients/{id}/merges',
  'GET /admin/ingredients/{id}/product-ingredients',
  'GET /admin/ingredient-groups',
  'GET /admin/ingredient-groups/{id}',
  'GET /admin/ingredient-groups/{id}/merges',
]

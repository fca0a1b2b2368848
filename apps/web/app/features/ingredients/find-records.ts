import type { QueryClient } from '@tanstack/react-query'
import { apiOf } from '#app/api/query-client.ts'
import { m } from '#app/paraglide/messages.js'
import type { Mergeable } from './merge-dialog.tsx'

const MOST_FOUND = 8

/** Ingredients by a part of any of their names. */
export async function findIngredients(client: QueryClient, name: string): Promise<Mergeable[]> {
  const answer = await apiOf(client)('GET /admin/ingredients', { query: { name, limit: MOST_FOUND } })
  return (answer?.results ?? []).map(toMergeable)
}

export async function findGroups(client: QueryClient, name: string): Promise<Mergeable[]> {
  const answer = await apiOf(client)('GET /admin/ingredient-groups', { query: { name, limit: MOST_FOUND } })
  return (answer?.results ?? []).map(groupToMergeable)
}

type Counted = { id: string; name: string }

export const toMergeable = ({ id, name, productCount }: Counted & { productCount: number }): Mergeable => ({
  id,
  name,
  about: m.products_count({ count: productCount }),
})

export const groupToMergeable = ({
  id,
  name,
  ingredientCount,
}: Counted & { ingredientCount: number }): Mergeable => ({
  id,
  name,
  about: m.ingredient_group_count({ count: ingredientCount }),
})

import { newId } from '#kernel/ids'
import { keepFiles } from '#kernel/uploads/keep-files'
import type { App } from '../../../app-type.ts'
import {
  listPlanResources,
  listShownResources,
  type PlanResource,
  planResourceKey,
} from '../data/plan-resource-queries.ts'

/** A resource for another plan, under an id of its own, with its file. */
export type ResourceCopy = { row: Omit<PlanResource, 'recommendationId'>; bytes: Buffer }

type Source = { plan: { id: string }; reading: 'whole' | 'by code' }

/** The resources of a plan that its reader may see, to be copied. One whose file is gone is left out. */
export async function readResources(
  { db, services }: Pick<App, 'db' | 'services'>,
  { plan, reading }: Source,
  now: Date,
): Promise<ResourceCopy[]> {
  const list = reading === 'whole' ? listPlanResources : listShownResources
  const copies: ResourceCopy[] = []
  for (const { recommendationId, ...resource } of await list(db, plan.id)) {
    const bytes = await services.files.get(planResourceKey(resource.id))
    if (bytes) copies.push({ row: { ...resource, id: newId(), uploadedAt: now }, bytes })
  }
  return copies
}

/** Stores the files of copies, then runs the transaction that references them; if either fails, none of them stays. */
export const keepCopies = <T>(
  files: App['services']['files'],
  copies: ResourceCopy[],
  write: () => Promise<T>,
): Promise<T> =>
  keepFiles(
    files,
    copies.map(({ row, bytes }) => ({ key: planResourceKey(row.id), bytes, contentType: row.contentType })),
    write,
  )

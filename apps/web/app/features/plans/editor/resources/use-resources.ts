import type { PlanResource, Recommendation } from '@salvia/contract/plans/plan-records'
import type { QueryClient } from '@tanstack/react-query'
import type { Api } from '#app/api/api.ts'
import { shownHere } from '#app/api/command.ts'
import { upload } from '#app/api/upload.ts'
import { useCommand } from '#app/api/use-command.ts'
import { useUploads } from '#app/forms/use-uploads.ts'
import { planQuery, planWrites } from '../../plan-queries.ts'

type Plan = Recommendation
/** `toBe`: the plan as it is shown until the answer is here. */
type Write = { call: (api: Api) => Promise<Plan>; toBe?: (plan: Plan) => Plan }
export type ResourceChange = Partial<Pick<PlanResource, 'name' | 'kind' | 'isShownToClients'>>

/** Writes of a plan's resources, each in its turn with its other writes; `onWritten` hears of the version each makes. */
export function useResources({ id }: Plan, onWritten: (version: number) => void) {
  const { queryKey } = planQuery(id)
  const write = {
    scope: planWrites(id),
    send: (api: Api, { call }: Write) => call(api),
    onStart: (client: QueryClient, { toBe }: Write) => {
      const before = client.getQueryData(queryKey)
      if (!before || !toBe) return undefined
      client.setQueryData(queryKey, toBe(before))
      return () => client.setQueryData(queryKey, before)
    },
    keep: (client: QueryClient, plan: Plan) => client.setQueryData(queryKey, plan),
    staleOnFailure: [planQuery(id)],
    onDone: ({ version }: Plan) => onWritten(version),
  }
  const { queue } = useCommand(write)
  const { queue: queueUpload } = useCommand({ ...write, onFailed: shownHere })
  const uploads = useUploads(async (file, onProgress) => {
    const call = async (api: Api) => {
      const fields = { entityType: 'Recommendation', entityId: id }
      await upload({ method: 'POST', path: '/resources', fields, file, name: file.name, onProgress })
      return api('GET /recommendations/{id}', { params: { id } })
    }
    const sent = await queueUpload({ call })
    if (!sent.isDone) throw sent.error
  })
  return { uploads, ...changesOf(id, queue) }
}

function changesOf(recommendationId: string, queue: (write: Write) => unknown) {
  const change = (resourceId: string, body: ResourceChange) =>
    queue({
      toBe: (plan) => ({
        ...plan,
        resources: plan.resources.map((resource) =>
          resource.id === resourceId ? { ...resource, ...body } : resource,
        ),
      }),
      call: (api) =>
        api('PATCH /recommendations/{recommendationId}/resources/{resourceId}', {
          params: { recommendationId, resourceId },
          body,
        }),
    })
  const remove = (resourceId: string) =>
    queue({
      toBe: (plan) => ({ ...plan, resources: plan.resources.filter(({ id }) => id !== resourceId) }),
      call: (api) =>
        api('DELETE /recommendations/{recommendationId}/resources/{resourceId}', {
          params: { recommendationId, resourceId },
        }),
    })
  return { change, remove }
}

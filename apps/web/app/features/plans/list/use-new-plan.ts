import { useNavigate } from 'react-router'
import type { Api } from '#app/api/api.ts'
import { useCommand } from '#app/api/use-command.ts'
import { KEEPS_FOCUS } from '#app/lib/focus.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** An empty plan that nobody has written in since it was made. */
async function findUntouched(
  api: Api,
  { isTemplate, name }: { isTemplate: boolean; name: string },
): Promise<{ id: string } | undefined> {
  const mode = isTemplate ? ('AllTemplates' as const) : ('Recommendations' as const)
  const { results } = await api('GET /recommendations', { query: { mode, limit: 5 } })
  return results.find(
    (plan) =>
      plan.name === name &&
      plan.itemsCount === 0 &&
      plan.sharedAt === null &&
      plan.createdAt === plan.updatedAt,
  )
}

/** Goes to the editor of an empty plan or template: the one that was left untouched, or a new one. */
export function useNewPlan(isTemplate: boolean) {
  const navigate = useNavigate()
  const name = isTemplate ? m.plan_untitled_template() : m.plan_untitled()
  const { run, isPending } = useCommand({
    send: async (api) =>
      (await findUntouched(api, { isTemplate, name })) ??
      (await api('POST /recommendations', { body: { name, isTemplate, languageCode: getLocale() } })),
    otherwise: m.plan_create_failed(),
    // An empty plan's editor moves the focus itself.
    onDone: ({ id }) => navigate(`/recommendations/${id}/edit`, { state: KEEPS_FOCUS }),
  })
  return { create: () => run(), isCreating: isPending }
}

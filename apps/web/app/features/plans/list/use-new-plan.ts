import { useNavigate } from 'react-router'
import { useCommand } from '#app/api/use-command.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'

/** Makes an empty plan or template and goes to its editor. */
export function useNewPlan(isTemplate: boolean) {
  const navigate = useNavigate()
  const name = isTemplate ? m.plan_untitled_template() : m.plan_untitled()
  const { run, isPending } = useCommand({
    send: (api) => api('POST /recommendations', { body: { name, isTemplate, languageCode: getLocale() } }),
    otherwise: m.plan_create_failed(),
    onDone: ({ id }) => navigate(`/recommendations/${id}/edit`),
  })
  return { create: () => run(), isCreating: isPending }
}

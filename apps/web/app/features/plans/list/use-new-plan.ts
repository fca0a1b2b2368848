import { useNavigate } from 'react-router'
import { explainProblem } from '#app/api/explain-refusal.ts'
import { useApiMutation } from '#app/api/query.ts'
import { useSingle } from '#app/api/use-single.ts'
import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import { showSnackbar } from '#app/ui/snackbar-store.ts'

/** Makes an empty plan or template and goes to its editor. */
export function useNewPlan(isTemplate: boolean) {
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useApiMutation('POST /recommendations', {
    onSuccess: (plan) => navigate(`/recommendations/${plan.id}/edit`),
    onError: async (error) => {
      const mainText = await explainProblem(error, m.plan_create_failed())
      showSnackbar({ id: 'plan-not-created', type: 'error', mainText })
    },
  })
  const name = isTemplate ? m.plan_untitled_template() : m.plan_untitled()
  return {
    create: useSingle(() => mutateAsync({ body: { name, isTemplate, languageCode: getLocale() } })),
    isCreating: isPending,
  }
}

import type { Api } from '#app/api/api.ts'
import type { FieldErrors } from '#app/forms/refused-fields.ts'
import { useForm } from '#app/forms/use-form.ts'
import { explainFailure } from './auth-words.ts'

/** A sign-in form that navigates on success. */
export const useAuthForm = (send: (given: FormData, api: Api) => Promise<FieldErrors | null>) =>
  useForm(send, { explain: explainFailure, isLeaving: true })

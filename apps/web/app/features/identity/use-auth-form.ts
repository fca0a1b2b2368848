import { type FieldErrors, useForm } from '#app/forms/use-form.ts'
import { explainFailure } from './auth-words.ts'

/** A form of sign-in: sent, it leads on. */
export const useAuthForm = (send: (given: FormData) => Promise<FieldErrors | null>) =>
  useForm(send, { explain: explainFailure, isLeaving: true })

import { formDraft } from '#app/forms/form-draft.ts'

/** What was typed into the sign-up. */
export const joinDraft = formDraft('salvia.join')

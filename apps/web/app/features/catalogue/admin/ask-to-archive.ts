import { ask } from '#app/forms/ask.ts'
import { m } from '#app/paraglide/messages.js'

/** Asks before products are archived. */
export const askToArchive = (name: string): Promise<boolean> => {
  const title = m.catalogue_archive()
  return ask({ title, text: m.catalogue_archive_question({ name }), action: title, isDanger: true })
}

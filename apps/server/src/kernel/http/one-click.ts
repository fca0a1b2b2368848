import type { App } from '../../app-type.ts'
import { isForm } from './is-form.ts'

const PLAIN_FORM = 'application/x-www-form-urlencoded'

/**
 * Has the calls of a module take what mail programs post to the link that ends mails: a form of either kind, whose
 * content says nothing that the link does not (RFC 8058, section 3.2).
 */
export function takeOneClickForms(app: App): void {
  app.addContentTypeParser(PLAIN_FORM, { parseAs: 'string' }, async () => ({}))
  app.addHook('onRequest', async ({ headers }) => {
    if (isForm(headers)) headers['content-type'] = PLAIN_FORM
  })
}

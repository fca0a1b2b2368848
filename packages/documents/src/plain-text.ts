/// <reference path="./html-to-text.d.ts" />
import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'

/** A mail's plain-text part, as the mail library makes it; that one reads its rules again for each mail. */
export const toPlainText = compile({ wordwrap: false, selectors: [...plainTextSelectors] })

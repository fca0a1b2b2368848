/// <reference path="./html-to-text.d.ts" />
import { plainTextSelectors } from '@react-email/render'
import { compile } from 'html-to-text'

/** Plain-text part, as the mail library renders it; the library re-parses its rules for each mail. */
export const toPlainText = compile({ wordwrap: false, selectors: [...plainTextSelectors] })

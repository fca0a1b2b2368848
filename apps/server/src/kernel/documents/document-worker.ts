import {
  renderDocument,
  renderEInvoice,
  renderSelfBilling,
  renderSlips,
  renderStatement,
} from '@salvia/documents'
import { documentFonts } from '../document-fonts.ts'
import { serveProcess } from '../side-process/serve-process.ts'
import type { Wanted, WantedDocument } from './draw-document.ts'

function drawOne({ document, isCompany, format }: WantedDocument): Promise<Uint8Array> {
  if (format === 'xml' && document.kind !== 'PackingSlip') return renderEInvoice(document)
  return renderDocument({ document, isCompany, fonts: documentFonts })
}

serveProcess((wanted: Wanted): Promise<Uint8Array> => {
  if ('statement' in wanted) return renderStatement({ ...wanted, fonts: documentFonts })
  if ('slips' in wanted) return renderSlips({ ...wanted, fonts: documentFonts })
  return 'selfBilling' in wanted ? renderSelfBilling({ ...wanted, fonts: documentFonts }) : drawOne(wanted)
})

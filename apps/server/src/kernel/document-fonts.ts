import { fileURLToPath } from 'node:url'
import { dataFile } from './data-file.ts'

/** The font of PDF documents. */
export const documentFonts = {
  regular: fileURLToPath(dataFile('fonts/DejaVuSans.ttf')),
  bold: fileURLToPath(dataFile('fonts/DejaVuSans-Bold.ttf')),
}

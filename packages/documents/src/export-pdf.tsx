import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { LanguageCode } from '@salvia/contract/words/locale'
import { formatInstant } from '@salvia/rules/format/format'
import { type DocumentFonts, FAMILY, registerFonts } from './document-fonts.ts'
import { type ExportSectionName, exportSections } from './export-section-words.ts'
import { exportTexts } from './export-texts.ts'
import { type ExportValue, type Reader, shownValue } from './export-value.ts'
import { type ExportField, exportFields } from './export-words.ts'
import { fill } from './fill.ts'

export type ExportRecord = Partial<Record<ExportField, ExportValue>>
export type ExportSections = Partial<Record<ExportSectionName, ExportRecord[]>>

export type DataExportPdf = {
  languageCode: LanguageCode
  /** IANA name of the zone that instants are written in. */
  timeZone: string
  name: string
  /** ISO time. */
  madeAt: string
  sections: ExportSections
  fonts: DocumentFonts
}

const styles = StyleSheet.create({
  page: { fontFamily: FAMILY, fontSize: 9, color: '#1D2A26', padding: 48, paddingBottom: 64 },
  title: { fontSize: 20, fontWeight: 700, marginBottom: 8 },
  lead: { color: '#545B55', marginBottom: 16 },
  heading: { fontSize: 13, fontWeight: 700, color: '#1F5D4C', marginTop: 16, marginBottom: 6 },
  record: { borderTopWidth: 1, borderTopColor: '#EAE6DD', paddingVertical: 5 },
  row: { flexDirection: 'row', marginBottom: 2 },
  label: { width: 130, color: '#545B55' },
  value: { flex: 1 },
  footer: { position: 'absolute', bottom: 32, left: 48, color: '#545B55' },
})

type Named = [ExportSectionName, ExportRecord[]]

const isSaid = ([, value]: [string, ExportValue | undefined]) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

function RecordBlock({ record, reader }: { record: ExportRecord; reader: Reader }) {
  const rows = (Object.entries(record) as [ExportField, ExportValue | undefined][]).filter(isSaid)
  return (
    <View style={styles.record}>
      {rows.map(([field, value]) => (
        <View key={field} style={styles.row} wrap={String(value).length > 400}>
          <Text style={styles.label}>{exportFields[field][reader.language]}</Text>
          <Text style={styles.value}>{shownValue(field, value ?? null, reader)}</Text>
        </View>
      ))}
    </View>
  )
}

function ExportDocument({ languageCode: language, timeZone, name, madeAt, sections }: DataExportPdf) {
  const made = formatInstant(madeAt, { language, style: 'moment', timeZone })
  const named = Object.entries(sections) as Named[]
  return (
    <Document language={language} title={exportTexts.title[language]} author="Salvia">
      <Page size="A4" style={styles.page}>
        <Text style={styles.title}>{exportTexts.title[language]}</Text>
        <Text style={styles.lead}>
          {fill(exportTexts.lead[language], { name, at: `${made} (${timeZone})` })}
        </Text>
        {named.map(([section, records]) => (
          <View key={section}>
            <Text style={styles.heading} minPresenceAhead={40}>
              {exportSections[section][language]}
            </Text>
            {records.length === 0 && <Text>{exportTexts.nothing[language]}</Text>}
            {records.map((record, at) => (
              <RecordBlock key={`${section} ${at}`} record={record} reader={{ language, timeZone }} />
            ))}
          </View>
        ))}
        <Text
          fixed
          style={styles.footer}
          render={({ pageNumber, totalPages }) =>
            fill(exportTexts.page[language], { page: String(pageNumber), pages: String(totalPages) })
          }
        />
      </Page>
    </Document>
  )
}

/** A person's data export as a PDF in their language. */
export function drawDataExport(data: DataExportPdf): Promise<Uint8Array> {
  registerFonts(data.fonts)
  return renderToBuffer(<ExportDocument {...data} />)
}

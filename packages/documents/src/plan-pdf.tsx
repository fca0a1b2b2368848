import { Document, Page, Path, renderToBuffer, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import type { PlanSheet } from '@salvia/contract/plans/plan-sheet'
import { type DocumentFonts, FAMILY, MISSING_MARK, printableBy } from './document-fonts.ts'
import { exportTexts } from './export-texts.ts'
import { fill } from './fill.ts'
import { rewritten } from './rewritten.ts'

export type PlanPdf = { sheet: PlanSheet; fonts: DocumentFonts }

const GREEN = '#1F5D4C'
const LINE = '#D5D0C4'
const SECOND = '#545B55'

const styles = StyleSheet.create({
  page: { fontFamily: FAMILY, fontSize: 10, color: '#1D2A26', padding: 40, paddingBottom: 56 },
  head: { flexDirection: 'row', gap: 20, marginBottom: 10 },
  who: { flex: 1 },
  strong: { fontWeight: 700 },
  second: { color: SECOND },
  name: { fontSize: 20, fontWeight: 700, marginVertical: 6 },
  message: { marginBottom: 6 },
  firstDay: { marginVertical: 8, fontWeight: 700 },
  row: { flexDirection: 'row', paddingVertical: 3 },
  first: { borderTopWidth: 1, borderTopColor: LINE, paddingTop: 7 },
  heading: { width: 100, paddingRight: 8, fontWeight: 700, color: GREEN },
  dose: { width: 104, paddingRight: 8, fontWeight: 700 },
  product: { flex: 1 },
  title: { marginTop: 14, marginBottom: 4, fontSize: 12, fontWeight: 700, color: GREEN },
  note: { marginBottom: 6 },
  notice: { marginTop: 10, color: SECOND },
  footer: { position: 'absolute', bottom: 26, left: 40, color: SECOND, fontSize: 8 },
})

type Said = { sheet: PlanSheet }

const Head = ({ sheet }: Said) => (
  <View style={styles.head}>
    <View style={styles.who}>
      <Text style={styles.strong}>{sheet.practitioner}</Text>
      <Text style={styles.second}>{sheet.contact}</Text>
      <Text style={styles.name}>{sheet.name}</Text>
      <Text style={styles.second}>{sheet.facts}</Text>
      <Text>{sheet.opening}</Text>
    </View>
    <Svg width={84} height={84} viewBox={`0 0 ${sheet.qr.size} ${sheet.qr.size}`}>
      <Path d={sheet.qr.path} fill="#000000" />
    </Svg>
  </View>
)

/** Each row is a child of the page, so that the page may break between any two. */
const Day = ({ sheet }: Said) =>
  sheet.times.flatMap(({ heading, taken }) =>
    taken.map(({ dose, name, detail }, at) => (
      <View key={`${heading} ${at}`} style={[styles.row, at === 0 ? styles.first : {}]} wrap={false}>
        <Text style={styles.heading}>{at === 0 ? heading : ''}</Text>
        <Text style={styles.dose}>{dose}</Text>
        <View style={styles.product}>
          <Text>{name}</Text>
          {detail !== '' && <Text style={styles.second}>{detail}</Text>}
        </View>
      </View>
    )),
  )

const Notes = ({ sheet }: Said) => [
  <Text key="title" style={styles.title} minPresenceAhead={40}>
    {sheet.notesHeading}
  </Text>,
  ...sheet.notes.flatMap(({ name, lines }, at) => [
    <Text key={`${at} name`} style={styles.strong} minPresenceAhead={16}>
      {name}
    </Text>,
    <Text key={`${at} lines`} style={styles.note}>
      {lines.join('\n')}
    </Text>,
  ]),
]

function PlanDocument({ sheet, hasGaps }: Said & { hasGaps: boolean }) {
  const { languageCode: language } = sheet
  return (
    <Document language={language} title={sheet.name} author={sheet.practitioner} creator="Salvia">
      <Page size="A4" style={styles.page}>
        <Head sheet={sheet} />
        {sheet.summary !== '' && <Text style={[styles.strong, styles.message]}>{sheet.summary}</Text>}
        {sheet.message !== '' && <Text style={styles.message}>{sheet.message}</Text>}
        {sheet.firstDay !== '' && <Text style={styles.firstDay}>{sheet.firstDay}</Text>}
        <Day sheet={sheet} />
        {sheet.notes.length > 0 && <Notes sheet={sheet} />}
        <View style={styles.notice} wrap={false}>
          <Text>{sheet.notice}</Text>
          {hasGaps && <Text>{sheet.leftOut}</Text>}
        </View>
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

/** A plan for document. Characters that the font lacks are replaced by a mark, which the page then explains. */
export async function drawPlan({ sheet, fonts }: PlanPdf): Promise<Uint8Array> {
  const printable = await printableBy(fonts)
  const { qr, languageCode, leftOut, ...texts } = sheet
  const written = rewritten(texts, printable)
  const hasGaps = JSON.stringify(written).includes(MISSING_MARK)
  return renderToBuffer(<PlanDocument sheet={{ ...written, qr, languageCode, leftOut }} hasGaps={hasGaps} />)
}

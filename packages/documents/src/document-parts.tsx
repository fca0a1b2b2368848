import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { LanguageCode } from '@salvia/contract/words/locale'
import type { ReactNode } from 'react'
import { FAMILY } from './document-fonts.ts'
import { exportTexts } from './export-texts.ts'
import { fill } from './fill.ts'

const GREEN = '#1F5D4C'
const LINE = '#D5D0C4'
const SECOND = '#545B55'

export const styles = StyleSheet.create({
  page: { fontFamily: FAMILY, fontSize: 9, color: '#1D2A26', padding: 44, paddingBottom: 64 },
  sides: { flexDirection: 'row', gap: 24, marginBottom: 14 },
  side: { flex: 1 },
  strong: { fontWeight: 700 },
  second: { color: SECOND },
  title: { fontSize: 18, fontWeight: 700, color: GREEN, marginBottom: 10 },
  label: { color: SECOND, marginBottom: 2 },
  fact: { flexDirection: 'row', marginBottom: 2 },
  factName: { width: 128, paddingRight: 8, color: SECOND },
  factValue: { flex: 1 },
  row: { flexDirection: 'row', paddingVertical: 4, borderTopWidth: 1, borderTopColor: LINE },
  rows: { marginTop: 10 },
  total: { fontSize: 12, fontWeight: 700 },
  note: { marginTop: 8 },
  footer: { position: 'absolute', bottom: 26, left: 44, right: 44, color: SECOND, fontSize: 8 },
})

/** Lines of text, one under another; empty ones left out. */
export const Lines = ({ of, isFirstStrong = false }: { of: string[]; isFirstStrong?: boolean }) =>
  of
    .filter((line) => line.trim() !== '')
    .map((line, at) => (
      <Text key={`${at} ${line}`} style={at === 0 && isFirstStrong ? styles.strong : {}}>
        {line}
      </Text>
    ))

/** Names with their values, a line each. */
export const Facts = ({ of }: { of: [name: string, value: string][] }) =>
  of.map(([name, value]) => (
    <View key={name} style={styles.fact}>
      <Text style={styles.factName}>{name}</Text>
      <Text style={styles.factValue}>{value}</Text>
    </View>
  ))

export type Cell = { text: string; width?: number; second?: string; isStrong?: boolean }

/** A row of a table: the cell without a width takes what is left, all others are figures. */
export const Row = ({ cells, isFixed = false }: { cells: Cell[]; isFixed?: boolean }) => (
  <View style={styles.row} wrap={false} fixed={isFixed}>
    {cells.map(({ text, width, second, isStrong = false }, at) => (
      <View
        key={`${at} ${text}`}
        style={width === undefined ? { flex: 1, paddingRight: 8 } : { width, paddingLeft: 4 }}
      >
        <Text
          style={{
            ...(isStrong ? styles.strong : {}),
            ...(width === undefined ? {} : { textAlign: 'right' as const }),
          }}
        >
          {text}
        </Text>
        {second ? <Text style={styles.second}>{second}</Text> : null}
      </View>
    ))}
  </View>
)

type Framed = { language: LanguageCode; title: string; author: string; footer: string; children: ReactNode }

type Paged = Pick<Framed, 'language' | 'footer' | 'children'>

/** Pages of one document, numbered at the foot. */
export const DocumentPages = ({ language, footer, children }: Paged) => (
  <Page size="A4" style={styles.page}>
    {children}
    <Text
      fixed
      style={styles.footer}
      render={({ subPageNumber: page, subPageTotalPages: pages }) =>
        `${footer}\n${fill(exportTexts.page[language], { page: String(page), pages: String(pages) })}`
      }
    />
  </Page>
)

/** A document of one document, with its title. */
export const DocumentFrame = ({ language, title, author, footer, children }: Framed) => (
  <Document language={language} title={title} author={author} creator="Salvia">
    <DocumentPages language={language} footer={footer}>
      {children}
    </DocumentPages>
  </Document>
)
